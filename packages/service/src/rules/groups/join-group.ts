import type { Group } from "../../model/group.js";
import type { Write } from "../../model/writes.js";
import type { Id } from "../../values/ids.js";

/** Adds users to a group, and to the workspaces that it is connected to. */
export function joinGroup(
  { id: groupId, connectedWorkspaceIds: workspaceIds }: Pick<Group, "id" | "connectedWorkspaceIds">,
  userIds: readonly Id[],
): readonly Write[] {
  return [
    { kind: "addGroupMembers", groupId, userIds },
    ...(workspaceIds.length === 0 ? [] : [{ kind: "connectMembers", groupId, workspaceIds, userIds } as const]),
  ];
}
