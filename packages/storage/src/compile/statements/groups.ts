import { statement, type WrittenStatement } from "../statement.js";

interface GroupId {
  readonly groupId: string;
}

interface Members extends GroupId {
  readonly userIds: readonly string[];
}

interface Cut {
  readonly offset: number;
  readonly limit: number;
}

interface SliceRow {
  readonly total: number;
  readonly document: string | null;
}

/** Selects a slice of all groups and their number, so that both are from one point in time. */
function selectSlice(order: "asc" | "desc"): WrittenStatement<Cut, SliceRow> {
  return statement(({ db }, { offset, limit }: Cut) =>
    db
      .with("slice", (query) =>
        query
          .selectFrom("groups")
          .select(["created", "id", "document"])
          .orderBy("created", order)
          .orderBy("id", order)
          .limit(limit)
          .offset(offset),
      )
      .selectFrom((query) =>
        query
          .selectFrom("groups")
          .select((row) => row.fn.countAll<number>().as("total"))
          .as("counted"),
      )
      .leftJoin("slice", (join) => join.onTrue())
      .select(["total", "document"])
      .orderBy("created", order)
      .orderBy("id", order),
  );
}

/** The group with a name. */
export const byName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("groups").select("document").where("name_key", "=", name),
);

/** The group with a handle. */
export const byHandle = statement(({ db }, { name }: { readonly name: string }) =>
  db
    .selectFrom("names")
    .innerJoin("groups", "groups.id", "names.holder_id")
    .select("document")
    .where("name", "=", name),
);

/** ID of the group with a name. */
export const idOfName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("groups").select("id").where("name_key", "=", name),
);

/** A slice of the groups, oldest first. */
export const ascending = selectSlice("asc");
/** A slice of the groups, newest first. */
export const descending = selectSlice("desc");

/** Groups of several users, by name. */
export const ofUsers = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("group_members")
    .innerJoin("groups", "groups.id", "group_members.group_id")
    .select(["user_id", "document"])
    .where(isAmong("user_id", ids))
    .orderBy("name_key"),
);

/** Neither sorts nor joins: SQLite would take longer to prepare that than to find nothing. */
export const ofUser = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("group_members")
    .select((row) =>
      row.selectFrom("groups").select("document").whereRef("groups.id", "=", "group_members.group_id").as("document"),
    )
    .where("user_id", "=", id),
);

/** Locks a group until the end of the transaction. */
export const lock = statement(({ db, rowLocks }, { groupId }: GroupId) =>
  db
    .selectFrom("groups")
    .select("id")
    .where("id", "=", groupId)
    .$if(rowLocks, (query) => query.forUpdate()),
);

/** Locks a group until the end of the transaction, and returns its handle. */
export const lockHandle = statement(({ db, rowLocks }, { groupId }: GroupId) =>
  db
    .selectFrom("groups")
    .select("handle_key")
    .where("id", "=", groupId)
    .$if(rowLocks, (query) => query.forUpdate()),
);

/** Removes a group without its members. */
export const remove = statement(({ db }, { groupId }: GroupId) => db.deleteFrom("groups").where("id", "=", groupId));

/** Number of members of a group. */
export const memberCount = statement(({ db }, { groupId }: GroupId) =>
  db.selectFrom("groups").select("member_count").where("id", "=", groupId),
);

/** Adds to the number of members of a group. */
export const countMembers = statement(({ db }, { groupId, more }: GroupId & { readonly more: number }) =>
  db
    .updateTable("groups")
    .set((row) => ({ member_count: row("member_count", "+", more) }))
    .where("id", "=", groupId),
);

/** Members of groups, oldest first. */
export const members = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("group_members")
    .innerJoin("users", "users.id", "group_members.user_id")
    .select(["group_id", "users.id", "display_name"])
    .where(isAmong("group_id", ids))
    .orderBy("created")
    .orderBy("users.id"),
);

/** Adds users to a group, unless they do not exist or are members. */
export const insertMembers = statement(({ db, isAmong }, { groupId, userIds }: Members) =>
  db
    .insertInto("group_members")
    .columns(["group_id", "user_id"])
    .expression((query) =>
      query
        .selectFrom(["groups", "users"])
        .select(["groups.id as group_id", "users.id as user_id"])
        .where("groups.id", "=", groupId)
        .where(isAmong("users.id", userIds)),
    )
    .onConflict((conflict) => conflict.columns(["group_id", "user_id"]).doNothing()),
);

/** Removes users from a group. */
export const removeMembers = statement(({ db, isAmong }, { groupId, userIds }: Members) =>
  db.deleteFrom("group_members").where("group_id", "=", groupId).where(isAmong("user_id", userIds)),
);

/** Removes all users from a group. */
export const removeAllMembers = statement(({ db }, { groupId }: GroupId) =>
  db.deleteFrom("group_members").where("group_id", "=", groupId),
);
