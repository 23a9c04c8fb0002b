import { type Expectation, homeOf, nameKey, type User, type Write } from "@rollcall/service/store";
import { lockVersion, toText } from "../documents.js";
import { takeUserName } from "../names.js";
import { statement } from "../statement.js";
import { blindly, changedBy, firstOf, rowsOf, type Steps } from "../steps.js";
import type { UserTable } from "../tables.js";
import { enter, leave, type UserPosition } from "../user-marks.js";
import { unlessTaken } from "./unless-taken.js";

const lockUser = lockVersion("users");

/**
 * The user as stored, once for each address; nobody else changes it until the end of the transaction. Where it had to wait
 * for another who did, the addresses are those before, but the version is the new one.
 */
const lockBefore = statement(({ db, dialect }, { id }: { readonly id: string }) =>
  db
    .selectFrom("users")
    .leftJoin("user_emails", "user_emails.user_id", "users.id")
    .select(["users.id", "version", "home", "created", "user_name", "address"])
    .where("users.id", "=", id)
    .$if(dialect.rowLocks, (query) => query.forUpdate("users")),
);

const insertUser = statement(({ db }, row: UserTable) => db.insertInto("users").values(columnsOf(row)));

const upsertUser = statement(({ db }, row: UserTable) =>
  db
    .insertInto("users")
    .values(columnsOf(row))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        home: (it) => it.ref("excluded.home"),
        created: (it) => it.ref("excluded.created"),
        user_name: (it) => it.ref("excluded.user_name"),
        display_name: (it) => it.ref("excluded.display_name"),
        active: (it) => it.ref("excluded.active"),
        restricted: (it) => it.ref("excluded.restricted"),
        ultra_restricted: (it) => it.ref("excluded.ultra_restricted"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Each column by its name, since the arguments of a statement are known by their names alone. */
export function columnsOf(row: UserTable): UserTable {
  return {
    id: row.id,
    version: row.version,
    home: row.home,
    created: row.created,
    user_name: row.user_name,
    display_name: row.display_name,
    active: row.active,
    restricted: row.restricted,
    ultra_restricted: row.ultra_restricted,
    document: row.document,
  };
}

const deleteEmail = statement(({ db }, { address }: { readonly address: string }) =>
  db.deleteFrom("user_emails").where("address", "=", address),
);

const insertEmail = statement(({ db }, { address, userId }: { readonly address: string; readonly userId: string }) =>
  db.insertInto("user_emails").values({ address, user_id: userId }),
);

type PutUser = Extract<Write, { kind: "putUser" }>;

/** Inserts or replaces a user; gives the expectation that it failed on: another version, or what is another's already. */
export function* putUser({ user, replaces }: PutUser): Steps<Expectation | undefined> {
  const { id, userName, emails } = user;
  // Whoever takes the place of any version has the row first, and looks at its addresses then.
  if (replaces === undefined) yield* firstOf(lockUser, { id });
  const before = replaces === 0 ? [] : yield* rowsOf(lockBefore, { id });
  const name = nameKey(userName);
  if (before[0]?.user_name !== name && !(yield* takeUserName(name, id, before[0]?.user_name))) {
    return { kind: "freeUserName", name: userName, except: id };
  }
  if (replaces !== undefined && (before[0]?.version ?? 0) !== replaces) return versionOf(id, replaces);
  const row = toUserRow(user);
  const taken = replaces === 0 ? yield* insertAs(row) : yield* blindly(upsertUser, row);
  if (taken !== undefined) return taken;
  yield* settle(before[0], row);
  const had = new Set(before.map(({ address }) => address));
  const wanted = new Map(emails.toReversed().map((address) => [nameKey(address), address]));
  for (const address of had) if (address !== null && !wanted.has(address)) yield* changedBy(deleteEmail, { address });
  for (const [key, address] of [...wanted].toReversed()) {
    if (had.has(key)) continue;
    const taken = { kind: "freeEmail", address, except: id } as const;
    const failed = yield* unlessTaken(changedBy(insertEmail, { address: key, userId: id }), taken);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

/** Two who make a user of one identifier at once cannot both. */
function insertAs(row: UserTable): Steps<Expectation | undefined> {
  return unlessTaken(changedBy(insertUser, row), versionOf(row.id, 0));
}

function versionOf(id: string, version: number): Expectation {
  return { kind: "version", of: "user", id, version };
}

/** Counts the user where it stands now in the order of its directory, and no longer where it stood. */
function* settle(before: UserPosition | undefined, { home, created, id }: UserPosition): Steps<void> {
  if (before?.home === home && before.created === created) return;
  if (before !== undefined) yield* leave({ home: before.home, created: before.created, id });
  yield* enter({ home, created, id });
}

/** The row of a user. */
export function toUserRow(user: User): UserTable {
  return {
    id: user.id,
    version: user.version,
    home: homeOf(user),
    created: user.created,
    user_name: nameKey(user.userName),
    display_name: user.displayName,
    active: user.active ? 1 : 0,
    restricted: user.guest?.kind === "multi" ? 1 : 0,
    ultra_restricted: user.guest?.kind === "single" ? 1 : 0,
    document: toText(user),
  };
}
