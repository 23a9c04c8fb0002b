import { compiled } from "../statements/compiled.js";
import { overList } from "../statements/statement.js";
import { execute, type Steps } from "../statements/steps.js";

interface ConnectedMembers {
  readonly groupId: string;
  readonly workspaceIds: readonly string[];
  readonly userIds: readonly string[];
}

const insertMembers = overList(compiled("connectedMembers.insert"));

interface Connection {
  readonly groupId: string;
  readonly workspaceId: string;
}

const deleteMembers = compiled("connectedMembers.remove");

/** Makes users members of workspaces that a group is connected to. Unknown users are ignored. */
export function* connectMembers({ groupId, workspaceIds, userIds }: ConnectedMembers): Steps<void> {
  const [workspaces, users] = [[...new Set(workspaceIds)], [...new Set(userIds)]];
  yield* execute(insertMembers(users), { groupId, workspaceIds: workspaces, userIds: users });
}

/** Removes all users that the group brought into a workspace. */
export function* disconnectGroup({ groupId, workspaceId }: Connection): Steps<void> {
  yield* execute(deleteMembers, { groupId, workspaceId });
}
