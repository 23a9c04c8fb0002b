import { sql } from "kysely";
import type { Tables } from "../../sql/tables.js";
import { type SqlWriter, statement, type WrittenStatement } from "../statement.js";

interface Ids {
  readonly ids: readonly string[];
}

interface ExceptionRow {
  readonly id: string;
  readonly document: string | null;
}

interface UserSlice {
  readonly home: string;
  readonly created: string;
  readonly id: string;
  readonly skip: number;
  readonly limit: number;
}

type Stored = Pick<Tables["users"], "id" | "version" | "home" | "created" | "user_name"> & {
  readonly address: string | null;
};

/**
 * Condition of the index `users_apart`: deactivated users and guests. They are few, so that looking for them among many
 * users does not read all rows.
 */
const apart = sql.raw("active = 0 or restricted = 1 or ultra_restricted = 1");

/** `from` and `where` of a query for such users among the IDs. */
function fromRestricted({ byIndex, listTable }: SqlWriter, ids: readonly string[]) {
  return sql`from users ${byIndex("users_apart")} where id in (select value from ${listTable(ids)} as list) and (${apart})`;
}

/** The user with a name. */
export const byUserName = statement(({ db }, { key }: { readonly key: string }) =>
  db.selectFrom("users").select("document").where("user_name", "=", key),
);

/** The user with an address. */
export const byEmail = statement(({ db }, { key }: { readonly key: string }) =>
  db
    .selectFrom("user_emails")
    .innerJoin("users", "users.id", "user_emails.user_id")
    .select("document")
    .where("address", "=", key),
);

/** A user, and whether a group has it as a member. */
export const withGroups = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("users")
    .select((row) => [
      "document",
      row.exists(row.selectFrom("group_members").select("group_id").whereRef("user_id", "=", "users.id")).as("joined"),
    ])
    .where("id", "=", id),
);

/** Users by ID. */
export const many = statement(({ db, isAmong }, { ids }: Ids) =>
  db.selectFrom("users").select("document").where(isAmong("id", ids)),
);

/** Of the IDs, those without a user, and the users that are deactivated or guests. */
export const exceptions = statement((writer, { ids }: Ids) =>
  writer.db
    .selectFrom(writer.listTable(ids).as("list"))
    .select(["list.value as id", sql<string | null>`null`.as("document")])
    .where((row) =>
      row.not(row.exists(row.selectFrom("users").select("users.id").whereRef("users.id", "=", "list.value"))),
    )
    .unionAll(sql<ExceptionRow>`select id, document ${fromRestricted(writer, ids)}`),
);

/** The same for one ID: no row if there is no such user, and a document only if the user is deactivated or a guest. */
export const exception = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("users")
    .select(sql<string | null>`case when ${apart} then document end`.as("document"))
    .where("id", "=", id),
);

/** Users of a directory in its order, after skipping some from a position on. */
export const slice = statement(({ db }, { home, created, id, skip, limit }: UserSlice) =>
  db
    .selectFrom("users")
    .select("document")
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">=", row.tuple(created, id)))
    .orderBy("created")
    .orderBy("id")
    .limit(limit)
    .offset(skip),
);

/**
 * The stored user, one row per address, locked until the end of the transaction. After waiting for another
 * transaction, the version is the new one, but the addresses are the old ones.
 */
export const lock: WrittenStatement<{ readonly id: string }, Stored> = statement(({ db, rowLocks }, { id }) =>
  db
    .selectFrom("users")
    .leftJoin("user_emails", "user_emails.user_id", "users.id")
    .select(["users.id", "version", "home", "created", "user_name", "address"])
    .where("users.id", "=", id)
    .$if(rowLocks, (query) => query.forUpdate("users")),
);

/**
 * Counts how many of the users, each named once, may join a group: those that exist, minus those that may not, so that
 * the rows of the others are not read. Takes no locks: a check after the writes have locked the group sees all users
 * that other commits have removed from it.
 */
export const countJoining = statement((writer, { userIds }: { readonly userIds: readonly string[] }) => {
  const named = writer.db
    .selectFrom("users")
    .where(writer.isAmong("id", userIds))
    .select((row) => row.fn.countAll<number>().as("count"));
  const unfit = sql`select count(*) ${fromRestricted(writer, userIds)} and (active = 0 or ultra_restricted = 1)`;
  return writer.db.selectNoFrom(sql<number>`${named} - (${unfit})`.as("count"));
});

/** The user who has an address. */
export const emailHolder = statement(({ db }, { address }: { readonly address: string }) =>
  db.selectFrom("user_emails").select("user_id").where("address", "=", address),
);

/** Gives a user an address. */
export const insertEmail = statement(
  ({ db }, { address, userId }: { readonly address: string; readonly userId: string }) =>
    db.insertInto("user_emails").values({ address, user_id: userId }),
);

/** Removes an address. */
export const removeEmail = statement(({ db }, { address }: { readonly address: string }) =>
  db.deleteFrom("user_emails").where("address", "=", address),
);
