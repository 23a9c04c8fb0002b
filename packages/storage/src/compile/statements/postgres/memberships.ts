import { sql } from "kysely";
import { statement } from "../../statement.js";

interface Members {
  readonly groupId: string;
  readonly userIds: readonly string[];
}

/**
 * Adds users to a group, unless they do not exist or are members, in the order of the indexes, and counts them. The lock
 * on the group's row prevents duplicates: looking for members costs half as much as handling conflicts.
 */
export const add = statement(({ db, isAmong }, { groupId, userIds }: Members) =>
  db
    .with("changed", (it) =>
      it
        .insertInto("group_members")
        .columns(["group_id", "user_id"])
        .expression((query) =>
          query
            .selectFrom("users")
            .select([sql<string>`${groupId}::text`.as("group_id"), "users.id as user_id"])
            .where(isAmong("users.id", userIds))
            .where((row) => row.exists(row.selectFrom("groups").select("id").where("id", "=", groupId)))
            .where((row) => {
              const there = row.selectFrom("group_members as there").select("there.user_id");
              const same = there.where("there.group_id", "=", groupId).whereRef("there.user_id", "=", "users.id");
              return row.not(row.exists(same));
            })
            .orderBy("users.id"),
        )
        .returning("user_id"),
    )
    .updateTable("groups")
    .set((row) => ({ member_count: sql<number>`${row.ref("member_count")} + (select count(*) from changed)` }))
    .where("id", "=", groupId)
    .where(sql<boolean>`exists (select from changed)`),
);

/** Removes users from a group, and counts them. */
export const remove = statement(({ db, isAmong }, { groupId, userIds }: Members) =>
  db
    .with("changed", (it) =>
      it
        .deleteFrom("group_members")
        .where("group_id", "=", groupId)
        .where(isAmong("user_id", userIds))
        .returning("user_id"),
    )
    .updateTable("groups")
    .set((row) => ({ member_count: sql<number>`${row.ref("member_count")} - (select count(*) from changed)` }))
    .where("id", "=", groupId)
    .where(sql<boolean>`exists (select from changed)`),
);
