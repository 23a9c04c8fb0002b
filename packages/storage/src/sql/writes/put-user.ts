import { documents, type Expectation, nameKey, type User } from "@rollcall/service/store";
import { enter, leave, type UserPosition } from "../directory/page-marks.js";
import {
  insertDocument,
  lockVersion,
  toRow,
  upsertDocument,
  type ValuesOf,
} from "../statements/document-statements.js";
import { perDatabase, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, rowsOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";
import { insertName, takeName, unlessTaken } from "./claim-name.js";

const lockUser = lockVersion(documents.user);

type UserRow = ValuesOf<typeof documents.user>;

/**
 * The stored user, one row per address, locked until the end of the transaction. After waiting for another
 * transaction, the version is the new one, but the addresses are the old ones.
 */
const lockBefore = statement<
  { readonly id: string },
  Columns<"users", "id" | "version" | "home" | "created" | "user_name"> & { readonly address: string | null }
>(
  (arg) => sql`select users.id, version, home, created, user_name, address from users
    left join user_emails on user_emails.user_id = users.id
    where users.id = ${arg.id}${perDatabase({ sqlite: sql``, postgres: sql` for update of users` })}`,
);

/** Removes an address. */
const deleteEmail = statement<{ readonly address: string }>(
  (arg) => sql`delete from user_emails where address = ${arg.address}`,
);

/** Gives a user an address. */
const insertEmail = statement<{ readonly address: string; readonly userId: string }>(
  (arg) => sql`insert into user_emails (address, user_id) values (${arg.address}, ${arg.userId})`,
);

/** Options of the writes of users. */
export interface UserWrites {
  /**
   * Whether new users are written without looking who has their names and addresses. If one is taken, the transaction fails
   * with a UniqueViolation. Default: false.
   */
  readonly assumesFree?: boolean;
}

/**
 * Inserts or replaces a user.
 * @param replaces expected version, 0 for a new user; undefined for any
 * @returns the expectation that failed, if the version differs, or the name or an address is taken
 */
export function* putUser(
  user: User,
  replaces: number | undefined,
  { assumesFree = false }: UserWrites = {},
): Steps<Expectation | undefined> {
  if (replaces === 0 && assumesFree) return yield* insertUser(user);
  const { id, userName, emails } = user;
  // If any version may be replaced, the row is locked first and its addresses are read afterwards.
  if (replaces === undefined) yield* firstOf(lockUser, { id });
  const before = replaces === 0 ? [] : yield* rowsOf(lockBefore, { id });
  if (replaces !== undefined && (before[0]?.version ?? 0) !== replaces) return versionOf(id, replaces);
  const row = toRow(documents.user, user);
  const former = before[0]?.user_name;
  if (former !== row.user_name && !(yield* takeName(row.user_name, id, former))) {
    if (replaces === 0 && (yield* firstOf(lockUser, { id })) !== undefined) return versionOf(id, 0);
    return { kind: "freeUserName", name: userName, except: id };
  }
  const taken = replaces === 0 ? yield* insertAs(row) : yield* execute(upsertDocument(documents.user), row);
  if (taken !== undefined) return taken;
  yield* updatePosition(before[0], row);
  return yield* putEmails(id, emails, new Set(before.flatMap(({ address }) => address ?? [])));
}

/**
 * Inserts a new user without looking who has its name and its addresses, so that no statement waits for its answer. If one is
 * taken, or the user exists, the transaction fails with a UniqueViolation.
 */
function* insertUser(user: User): Steps<undefined> {
  const { id, emails } = user;
  const row = toRow(documents.user, user);
  yield* execute(insertName, { name: row.user_name, holderId: id });
  yield* execute(insertDocument(documents.user), row);
  yield* enter({ home: row.home, created: row.created, id });
  for (const address of new Set(emails.map(nameKey))) yield* execute(insertEmail, { address, userId: id });
  return undefined;
}

/** Replaces the user's addresses. Returns the expectation for one that is taken. */
function* putEmails(id: string, emails: readonly string[], had: ReadonlySet<string>): Steps<Expectation | undefined> {
  const wanted = new Map(emails.toReversed().map((address) => [nameKey(address), address]));
  for (const address of had) if (!wanted.has(address)) yield* changedBy(deleteEmail, { address });
  for (const [key, address] of [...wanted].toReversed()) {
    if (had.has(key)) continue;
    const taken = { kind: "freeEmail", address, except: id } as const;
    const failed = yield* unlessTaken(changedBy(insertEmail, { address: key, userId: id }), taken);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

/** Of two concurrent commits that create a user with the same ID, one fails. */
function insertAs(row: UserRow): Steps<Expectation | undefined> {
  return unlessTaken(changedBy(insertDocument(documents.user), row), versionOf(row.id, 0));
}

function versionOf(id: string, version: number): Expectation {
  return { kind: "version", document: "user", key: { id }, version };
}

/** Moves the user to its current position in the order of its directory. */
function* updatePosition(before: UserPosition | undefined, { home, created, id }: UserPosition): Steps<void> {
  if (before?.home === home && before.created === created) return;
  if (before !== undefined) yield* leave({ home: before.home, created: before.created, id });
  yield* enter({ home, created, id });
}
