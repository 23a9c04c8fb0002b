import type { Group } from "../model/group.js";
import type { Write } from "../model/writes.js";
import { joinGroup } from "../rules/groups/join-group.js";
import type { WorldGroup } from "./groups.js";
import { defined, present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the groups and their members. */
export function groupWrites(groups: readonly WorldGroup[], context: WriteContext): readonly Write[] {
  return groups.flatMap((group, index) => {
    const created = storedCreation(group, context.nowMs, groups.length - index - 1);
    const id = context.ids.at("group", index);
    const userIds = (group.members ?? []).map((user) => context.ids.of("user", user));
    const value: Group = { ...toGroup(group, id, context), created };
    return [{ kind: "put", document: "group", value }, ...joinGroup(value, userIds)] satisfies readonly Write[];
  });
}

function toGroup(group: WorldGroup, id: string, { ids }: WriteContext): Omit<Group, "created"> {
  const kind = group.kind ?? (ids.organization === undefined ? "user" : "idp");
  return {
    id,
    version: 1,
    kind,
    displayName: group.displayName,
    ...webParts(group, ids),
    ...present("organizationId", ids.organization),
    ...present("workspaceId", kind === "user" ? ids.workspace(group.workspace) : undefined),
    linkedChannelIds: (group.linked_channels ?? []).map((channel) => ids.of("channel", channel)),
    connectedWorkspaceIds: (group.connected_workspaces ?? []).map((workspace) => ids.of("workspace", workspace)),
  };
}

/** The parts that only the Web API shows. */
function webParts(group: WorldGroup, ids: WriteContext["ids"]): Partial<Group> {
  const user = (name: string | undefined) => (name === undefined ? undefined : ids.of("user", name));
  const channels = (names: readonly string[] | undefined) => names?.map((name) => ids.of("channel", name));
  const { handle, description, section, updated, disabled } = group;
  return defined({
    handle,
    description,
    creatorId: user(group.created_by),
    updated: updated === undefined ? undefined : storedInstant(updated),
    updaterId: user(group.updated_by),
    disabled:
      disabled === undefined
        ? undefined
        : { at: storedInstant(disabled), ...present("userId", user(group.disabled_by)) },
    defaultChannelIds: channels(group.default_channels),
    defaultPrivateChannelIds: channels(group.default_private_channels),
    section: section === true ? section : undefined,
  });
}
