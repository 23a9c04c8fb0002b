import { type RawBuilder, sql } from "kysely";
import type { SqlDialect } from "../statements/dialect.js";

/**
 * The users whom the index `users_apart` has: deactivated ones and guests. They are few beside the others, so that a
 * look for them among many does not read the rows of all.
 */
const apart = "active = 0 or restricted = 1 or ultra_restricted = 1";

/** `from` and `where` of a query for such users among those with the identifiers. */
export function fromApart(dialect: SqlDialect, ids: readonly string[]): RawBuilder<unknown> {
  const hint = dialect.byIndex("users_apart");
  return sql`from users ${hint} where id in (select value from ${dialect.listTable(ids)} as list) and (${sql.raw(apart)})`;
}
