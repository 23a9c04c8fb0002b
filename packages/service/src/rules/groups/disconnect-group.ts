import type { Group } from "../../model/group.js";
import type { Store, Write } from "../../model/store.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";

/** A connection between a group and a workspace. */
export interface GroupConnection {
  /** The group may be deleted. */
  readonly groupId: Id;
  readonly workspaceId: Id;
}

/**
 * Disconnects a group from a workspace. Users who are members only because of the connection leave the workspace.
 * Returns whether the group was connected to it.
 */
export function disconnectGroup(store: Store, { groupId, workspaceId }: GroupConnection): Promise<boolean> {
  return decide<boolean>(store, async () => {
    const [group, connected] = await Promise.all([store.groups.get(groupId), store.groups.connectionsOf(groupId)]);
    if (!connected.includes(workspaceId) && group?.connectedWorkspaceIds.includes(workspaceId) !== true) {
      return { kind: "answer", answer: false };
    }
    const disconnect: Write = { kind: "disconnectGroup", groupId, workspaceId };
    const version = group?.version ?? 0;
    return {
      kind: "commit",
      batch: {
        expect: [{ kind: "version", document: "group", key: { id: groupId }, version }],
        writes: group === undefined ? [disconnect] : [withoutWorkspace(group, workspaceId), disconnect],
      },
      answer: () => true,
    };
  });
}

function withoutWorkspace(group: Group, workspaceId: Id): Write {
  const connectedWorkspaceIds = group.connectedWorkspaceIds.filter((id) => id !== workspaceId);
  return { kind: "put", document: "group", value: { ...group, version: group.version + 1, connectedWorkspaceIds } };
}
