import { sql } from "kysely";
import { overList, statement } from "../statements/statement.js";
import { execute, type Steps } from "../statements/steps.js";

interface ConnectedMembers {
  readonly groupId: string;
  readonly workspaceIds: readonly string[];
  readonly userIds: readonly string[];
}

const insertMembers = overList(
  statement(({ db, dialect }, { groupId, workspaceIds, userIds }: ConnectedMembers) =>
    db
      .insertInto("connected_members")
      .columns(["user_id", "workspace_id", "group_id"])
      .expression((query) =>
        query
          .selectFrom("users")
          .innerJoin(dialect.listTable(workspaceIds).as("workspace"), (join) => join.onTrue())
          .select(["users.id as user_id", "workspace.value as workspace_id"])
          .select(sql<string>`cast(${groupId} as text)`.as("group_id"))
          .where(dialect.isAmong("users.id", userIds))
          .orderBy("users.id"),
      )
      .onConflict((conflict) => conflict.columns(["user_id", "workspace_id", "group_id"]).doNothing()),
  ),
);

interface Connection {
  readonly groupId: string;
  readonly workspaceId: string;
}

const deleteMembers = statement(({ db }, { groupId, workspaceId }: Connection) =>
  db.deleteFrom("connected_members").where("group_id", "=", groupId).where("workspace_id", "=", workspaceId),
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
