import { sql } from "kysely";
import { statement } from "../../statement.js";

/** A change of one member. With a list of users, PostgreSQL would plan the statement again in each call. */
interface Change {
  readonly groupId: string;
  readonly userId: string;
  /** Version of the group that the change was decided with. */
  readonly version: number;
  /** Lock to release with the change. Both are empty if there is none. */
  readonly key: string;
  readonly holder: string;
}

interface Join extends Change {
  readonly atMost: number;
}

/**
 * Adds a user to a group and counts it, if the user may join and the group has the version and room. Returns the group's
 * ID if so. The locks make the statement see the latest version of the user and of the group, first the user. A member
 * that another commit has added since the statement began causes a conflict and is not counted.
 */
export const join = statement(({ db }, { groupId, userId, version, atMost, key, holder }: Join) =>
  db
    .with("fit", (it) =>
      it
        .selectFrom("users")
        .select("id")
        .where("id", "=", userId)
        .where("active", "<>", 0)
        .where("ultra_restricted", "<>", 1)
        .forShare(),
    )
    .with("locked", (it) =>
      it
        .selectFrom("groups")
        .select(["id", "member_count"])
        .where("id", "=", groupId)
        .where("version", "=", version)
        .where("member_count", "<", atMost)
        .where(sql<boolean>`exists (select from fit)`)
        .forUpdate(),
    )
    .with("changed", (it) =>
      it
        .insertInto("group_members")
        .columns(["group_id", "user_id"])
        .expression((query) => query.selectFrom(["locked", "fit"]).select(["locked.id", "fit.id as user_id"]))
        .onConflict((conflict) => conflict.columns(["group_id", "user_id"]).doNothing())
        .returning("user_id"),
    )
    .with("counted", (it) =>
      it
        .updateTable("groups")
        .from("locked")
        .set({ member_count: sql<number>`locked.member_count + 1` })
        .whereRef("groups.id", "=", "locked.id")
        .where(sql<boolean>`exists (select from changed)`),
    )
    .with("released", (it) =>
      it
        .deleteFrom("locks")
        .where("key", "=", key)
        .where("holder", "=", holder)
        .where(sql<boolean>`exists (select from locked)`),
    )
    .selectFrom("locked")
    .select("id"),
);

/**
 * Removes a user from a group and counts that, if the group has the version. Returns the group's ID if so. A member that
 * another commit has added since the statement began stays, as if it had joined afterwards.
 */
export const leave = statement(({ db }, { groupId, userId, version, key, holder }: Change) =>
  db
    .with("locked", (it) =>
      it
        .selectFrom("groups")
        .select(["id", "member_count"])
        .where("id", "=", groupId)
        .where("version", "=", version)
        .forUpdate(),
    )
    .with("changed", (it) =>
      it
        .deleteFrom("group_members")
        .where("group_id", "=", groupId)
        .where("user_id", "=", userId)
        .where(sql<boolean>`exists (select from locked)`)
        .returning("user_id"),
    )
    .with("counted", (it) =>
      it
        .updateTable("groups")
        .from("locked")
        .set({ member_count: sql<number>`locked.member_count - 1` })
        .whereRef("groups.id", "=", "locked.id")
        .where(sql<boolean>`exists (select from changed)`),
    )
    .with("released", (it) =>
      it
        .deleteFrom("locks")
        .where("key", "=", key)
        .where("holder", "=", holder)
        .where(sql<boolean>`exists (select from locked)`),
    )
    .selectFrom("locked")
    .select("id"),
);
