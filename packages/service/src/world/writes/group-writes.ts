import type { Group } from "../../groups/group.js";
import type { Write } from "../../store/write.js";
import type { WorldGroup } from "../format/group.js";
import { present } from "./present.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The groups and who is in them. */
export function groupWrites(context: WriteContext): readonly Write[] {
  const groups = context.world.groups ?? [];
  return groups.flatMap((group, index) => {
    const created = storedCreation(group, context.nowMs, groups.length - index - 1);
    const id = context.ids.at("group", index);
    const userIds = (group.members ?? []).map((user) => context.ids.of("user", user));
    return [
      { kind: "putGroup", group: { ...toGroup(group, id, context), created } },
      { kind: "addGroupMembers", groupId: id, userIds },
    ] satisfies readonly Write[];
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
