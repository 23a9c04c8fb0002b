import { type Batch, nameKey, type Write } from "@rollcall/service/store";
import { sql } from "kysely";
import { statement } from "../sql/statement.js";
import type { UserTable } from "../sql/tables.js";
import { columnsOf, toUserRow } from "../sql/writes/put-user.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { doAnew } from "./transact-anew.js";

type PutUser = Extract<Write, { kind: "putUser" }>;

interface Replacement extends UserTable {
  readonly replaces: number;
  /** The keys of its addresses, each once, and how many they are. */
  readonly addresses: readonly string[];
  readonly count: number;
}

const replaceRow = statement(({ db }, row: Replacement) => {
  const { addresses, count } = row;
  const { id, ...columns } = columnsOf(row);
  const kept = sql<boolean>`(
    select count(*) = ${count}::bigint and count(*) filter (where address = any(${addresses}::text[])) = ${count}::bigint
    from user_emails where user_id = ${id}
  )`;
  return db
    .updateTable("users")
    .set(columns)
    .where("id", "=", id)
    .where("version", "=", row.replaces)
    .where("home", "=", columns.home)
    .where("created", "=", columns.created)
    .where("user_name", "=", columns.user_name)
    .where(kept);
});

/** The put of a user in place of a version, where it is all that a batch is about. */
export function onlyReplacement({ expect, writes }: Batch): PutUser | undefined {
  const [first, ...others] = writes;
  if (expect.length > 0 || others.length > 0 || first?.kind !== "putUser") return undefined;
  return first.replaces === undefined || first.replaces === 0 ? undefined : first;
}

/**
 * Replaces a user in one statement, where its name, its addresses and its place in the directory stay as they are: most
 * changes are of that kind.
 * @returns false where they do not, or the version is another one; then nothing has changed
 */
export async function replaceInPlace(
  connection: PostgresConnection,
  { user, replaces = 0 }: PutUser,
): Promise<boolean> {
  const addresses = [...new Set(user.emails.map(nameKey))];
  const args: Replacement = { ...toUserRow(user), replaces, addresses, count: addresses.length };
  return (await doAnew(() => connection.runAlone({ statement: replaceRow, args }))).changed > 0;
}
