import { statement } from "../statement.js";
import { changedBy, firstOf, type Steps } from "../steps.js";

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

const insertMembers = statement(({ db, dialect }, { groupId, userIds }: Members) =>
  db
    .insertInto("group_members")
    .columns(["group_id", "user_id"])
    .expression((query) =>
      query
        .selectFrom("users")
        .select((row) => [row.val(groupId).as("group_id"), "users.id as user_id"])
        .where("users.id", "in", (list) => list.selectFrom(dialect.listTable(userIds).as("list")).select("list.value")),
    )
    .onConflict((conflict) => conflict.columns(["group_id", "user_id"]).doNothing()),
);

const deleteMembers = statement(({ db, dialect }, { groupId, userIds }: Members) =>
  db
    .deleteFrom("group_members")
    .where("group_id", "=", groupId)
    .where("user_id", "in", (list) => list.selectFrom(dialect.listTable(userIds).as("list")).select("list.value")),
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

/** Adds the users to the group; whoever is no user, or is a member already, is passed over. */
export function* addGroupMembers({ groupId, userIds }: Members): Steps<void> {
  if ((yield* firstOf(lockGroup, { groupId })) === undefined) return;
  const more = yield* changedBy(insertMembers, { groupId, userIds });
  if (more > 0) yield* changedBy(countMembers, { groupId, more });
}

/** Takes the users out of the group. */
export function* removeGroupMembers({ groupId, userIds }: Members): Steps<void> {
  if ((yield* firstOf(lockGroup, { groupId })) === undefined) return;
  const fewer = yield* changedBy(deleteMembers, { groupId, userIds });
  if (fewer > 0) yield* changedBy(countMembers, { groupId, more: -fewer });
}

/** Takes everyone out of the group. */
export function* clearGroupMembers({ groupId }: { readonly groupId: string }): Steps<void> {
  if ((yield* firstOf(lockGroup, { groupId })) === undefined) return;
  const fewer = yield* changedBy(deleteAllMembers, { groupId });
  if (fewer > 0) yield* changedBy(countMembers, { groupId, more: -fewer });
}

/** Removes the group with its memberships. */
export function* removeGroup({ id: groupId }: { readonly id: string }): Steps<void> {
  if ((yield* firstOf(lockGroup, { groupId })) === undefined) return;
  yield* changedBy(deleteAllMembers, { groupId });
  yield* changedBy(deleteGroup, { groupId });
}
