import { documents, nameKey, type User } from "@rollcall/service/store";
import { sql } from "kysely";
import type { Plan } from "../sql/commit/plan-batch.js";
import { toRow, type ValuesOf } from "../sql/statements/document-statements.js";
import { statement } from "../sql/statements/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

type UserRow = ValuesOf<typeof documents.user>;

/** A user, and the version that it replaces. */
interface Replacement {
  readonly user: User;
  readonly replaces: number;
}

type ReplacementRow = UserRow & {
  readonly replaces: number;
  /** Distinct keys of its addresses, and their number. */
  readonly addresses: readonly string[];
  readonly count: number;
};

const replaceRow = statement(({ db }, row: ReplacementRow) => {
  const { addresses, count } = row;
  const { id } = row;
  const columns = {
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

/** The replacement of a user's version by a batch that consists of only that. */
export function onlyReplacement({ expect, writes }: Plan): Replacement | undefined {
  const [first, ...others] = writes;
  if (expect.length > 0 || others.length > 0 || first === undefined) return undefined;
  const { write, guard } = first;
  if (write.kind !== "put" || write.document !== "user" || guard?.kind !== "version" || guard.version === 0) {
    return undefined;
  }
  return { user: write.value, replaces: guard.version };
}

/**
 * Replaces a user in a single statement if its name, addresses and position in the directory stay the same, as in most
 * changes.
 * @returns false if they change, or if the version is another one; nothing has changed then
 */
export async function replaceInPlace(
  connection: PostgresConnection,
  { user, replaces }: Replacement,
): Promise<boolean> {
  const addresses = [...new Set(user.emails.map(nameKey))];
  const args: ReplacementRow = { ...toRow(documents.user, user), replaces, addresses, count: addresses.length };
  return (await retry(() => connection.runAlone({ statement: replaceRow, args }))).changed > 0;
}
