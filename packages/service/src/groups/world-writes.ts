import { present } from "../world/section/present.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import type { Group } from "./group.js";
import { joinGroup } from "./join-group.js";
import type { WorldGroup } from "./world.js";

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
    ...present("organizationId", ids.organization),
    ...present("workspaceId", kind === "user" ? ids.workspace(group.workspace) : undefined),
    linkedChannelIds: (group.linked_channels ?? []).map((channel) => ids.of("channel", channel)),
    connectedWorkspaceIds: (group.connected_workspaces ?? []).map((workspace) => ids.of("workspace", workspace)),
  };
}
