import { sql } from "kysely";
import { statement } from "../statement.js";

interface ConnectedMembers {
  readonly groupId: string;
  readonly workspaceIds: readonly string[];
  readonly userIds: readonly string[];
}

interface Connection {
  readonly groupId: string;
  readonly workspaceId: string;
}

/** Workspaces that groups brought a user into. */
export const workspacesOfUser = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("connected_members")
    .select("workspace_id")
    .distinct()
    .where("user_id", "=", id)
    .orderBy("workspace_id"),
);

/** Workspaces that groups brought users into. */
export const workspacesOfUsers = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("connected_members")
    .select(["user_id", "workspace_id"])
    .distinct()
    .where(isAmong("user_id", ids))
    .orderBy("user_id")
    .orderBy("workspace_id"),
);

/** Users among the IDs that groups brought into a workspace. */
export const among = statement(
  ({ db, isAmong }, { ids, workspaceId }: { readonly ids: readonly string[]; readonly workspaceId: string }) =>
    db
      .selectFrom("connected_members")
      .select("user_id")
      .distinct()
      .where(isAmong("user_id", ids))
      .where("workspace_id", "=", workspaceId),
);

/** Workspaces that a group brought users into. */
export const workspacesOfGroup = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("connected_members")
    .select("workspace_id")
    .distinct()
    .where("group_id", "=", id)
    .orderBy("workspace_id"),
);

/** Makes users members of workspaces, unless they do not exist or are members. */
export const insert = statement(({ db, listTable, isAmong }, { groupId, workspaceIds, userIds }: ConnectedMembers) =>
  db
    .insertInto("connected_members")
    .columns(["user_id", "workspace_id", "group_id"])
    .expression((query) =>
      query
        .selectFrom("users")
        .innerJoin(listTable(workspaceIds).as("workspace"), (join) => join.onTrue())
        .select(["users.id as user_id", "workspace.value as workspace_id"])
        .select(sql<string>`cast(${groupId} as text)`.as("group_id"))
        .where(isAmong("users.id", userIds))
        .orderBy("users.id"),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "workspace_id", "group_id"]).doNothing()),
);

/** Removes all users that a group brought into a workspace. */
export const remove = statement(({ db }, { groupId, workspaceId }: Connection) =>
  db.deleteFrom("connected_members").where("group_id", "=", groupId).where("workspace_id", "=", workspaceId),
);
