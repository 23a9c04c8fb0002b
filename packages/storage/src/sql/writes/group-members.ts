import { type Compilable, sql } from "kysely";
import { overList, type SqlWriter, statement } from "../statements/statement.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";

interface Members {
  readonly groupId: string;
  readonly userIds: readonly string[];
}

const lockGroup = statement(({ db, dialect }, { groupId }: { readonly groupId: string }) =>
  db
    .selectFrom("groups")
    .select("id")
    .where("id", "=", groupId)
    .$if(dialect.rowLocks, (query) => query.forUpdate()),
);

const insertMembers = overList(
  statement(
    (writer: SqlWriter, members: Members): Compilable<unknown> =>
      writer.dialect.rowLocks ? insertInOrder(writer, members) : insertUnlessThere(writer, members),
  ),
);

/**
 * Adds the missing members, in the order of the indexes. The lock on the group's row prevents duplicates: looking for
 * members costs PostgreSQL half as much as handling conflicts.
 */
function insertInOrder({ db, dialect }: SqlWriter, { groupId, userIds }: Members) {
  return db
    .insertInto("group_members")
    .columns(["group_id", "user_id"])
    .expression((query) =>
      query
        .selectFrom("users")
        .select([sql<string>`${groupId}::text`.as("group_id"), "users.id as user_id"])
        .where(dialect.isAmong("users.id", userIds))
        .where((row) => row.exists(row.selectFrom("groups").select("id").where("id", "=", groupId)))
        .where((row) => {
          const there = row.selectFrom("group_members as there").select("there.user_id");
          const same = there.where("there.group_id", "=", groupId).whereRef("there.user_id", "=", "users.id");
          return row.not(row.exists(same));
        })
        .orderBy("users.id"),
    );
}

function insertUnlessThere({ db, dialect }: SqlWriter, { groupId, userIds }: Members) {
  return db
    .insertInto("group_members")
    .columns(["group_id", "user_id"])
    .expression((query) =>
      query
        .selectFrom(["groups", "users"])
        .select(["groups.id as group_id", "users.id as user_id"])
        .where("groups.id", "=", groupId)
        .where(dialect.isAmong("users.id", userIds)),
    )
    .onConflict((conflict) => conflict.columns(["group_id", "user_id"]).doNothing());
}

const deleteMembers = statement(({ db, dialect }, { groupId, userIds }: Members) =>
  db.deleteFrom("group_members").where("group_id", "=", groupId).where(dialect.isAmong("user_id", userIds)),
);

const deleteAllMembers = statement(({ db }, { groupId }: { readonly groupId: string }) =>
  db.deleteFrom("group_members").where("group_id", "=", groupId),
);

const countMembers = statement(({ db }, { groupId, more }: { readonly groupId: string; readonly more: number }) =>
  db
    .updateTable("groups")
    .set((row) => ({ member_count: row("member_count", "+", more) }))
    .where("id", "=", groupId),
);

const deleteGroup = statement(({ db }, { groupId }: { readonly groupId: string }) =>
  db.deleteFrom("groups").where("id", "=", groupId),
);

/** Adds users to a group. Unknown users and existing members are ignored. */
export function* addGroupMembers({ groupId, userIds }: Members): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const each = [...new Set(userIds)];
  const more = yield* changedBy(insertMembers(each), { groupId, userIds: each });
  if (more > 0) yield* execute(countMembers, { groupId, more });
}

/** Removes users from a group. */
export function* removeGroupMembers({ groupId, userIds }: Members): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const fewer = yield* changedBy(deleteMembers, { groupId, userIds });
  if (fewer > 0) yield* execute(countMembers, { groupId, more: -fewer });
}

/** Removes all users from a group. */
export function* clearGroupMembers({ groupId }: { readonly groupId: string }): Steps<void> {
  yield* execute(lockGroup, { groupId });
  const fewer = yield* changedBy(deleteAllMembers, { groupId });
  if (fewer > 0) yield* execute(countMembers, { groupId, more: -fewer });
}

/** Removes a group and its memberships. */
export function* removeGroup({ id: groupId }: { readonly id: string }): Steps<void> {
  yield* execute(lockGroup, { groupId });
  yield* execute(deleteAllMembers, { groupId });
  yield* execute(deleteGroup, { groupId });
}
