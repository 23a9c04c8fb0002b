import type { documents } from "@rollcall/service/store";
import { sql } from "kysely";
import type { ValuesOf } from "../../../sql/statements/document-statements.js";
import { statement } from "../../statement.js";

/** A user's row, and what is expected of the stored one. */
type ReplacementRow = ValuesOf<typeof documents.user> & {
  readonly replaces: number;
  /** Distinct keys of its addresses, and their number. */
  readonly addresses: readonly string[];
  readonly count: number;
};

/** Replaces a user in a single statement if its name, addresses and position in the directory stay the same. */
export const user = statement(({ db }, row: ReplacementRow) => {
  const { id, addresses, count } = row;
  const columns = {
    version: row.version,
    home: row.home,
    created: row.created,
    user_name: row.user_name,
    display_name: row.display_name,
    active: row.active,
    restricted: row.restricted,
    ultra_restricted: row.ultra_restricted,
    workspaces: row.workspaces,
    due: row.due,
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
