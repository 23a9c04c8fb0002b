import { among, sql, tableOf } from "../statements/sql.js";
import { overList, statement } from "../statements/statement.js";
import { execute, type Steps } from "../statements/steps.js";

interface ConnectedMembers {
  readonly groupId: string;
  readonly workspaceIds: readonly string[];
  readonly userIds: readonly string[];
}

/** Makes users members of workspaces, unless they do not exist or are members. */
const insertMembers = overList(
  statement<ConnectedMembers>(
    (arg) => sql`insert into connected_members (user_id, workspace_id, group_id)
    select users.id as user_id, workspace.value as workspace_id, cast(${arg.groupId} as text) as group_id
    from users inner join ${tableOf(arg.workspaceIds)} as workspace on true
    where users.id ${among(arg.userIds)} order by users.id
    on conflict (user_id, workspace_id, group_id) do nothing`,
  ),
);

interface Connection {
  readonly groupId: string;
  readonly workspaceId: string;
}

/** Removes all users that a group brought into a workspace. */
const deleteMembers = statement<Connection>(
  (arg) => sql`delete from connected_members where group_id = ${arg.groupId} and workspace_id = ${arg.workspaceId}`,
);

/** Makes users members of workspaces that a group is connected to. Unknown users are ignored. */
export function* connectMembers({ groupId, workspaceIds, userIds }: ConnectedMembers): Steps<void> {
  const [workspaces, users] = [[...new Set(workspaceIds)], [...new Set(userIds)]];
  yield* execute(insertMembers(users), { groupId, workspaceIds: workspaces, userIds: users });
}

/** Removes all users that the group brought into a workspace. */
export function* disconnectGroup({ groupId, workspaceId }: Connection): Steps<void> {
  yield* execute(deleteMembers, { groupId, workspaceId });
}
