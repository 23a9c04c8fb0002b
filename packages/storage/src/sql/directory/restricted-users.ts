import { type RawBuilder, sql } from "kysely";
import type { SqlDialect } from "../statements/dialect.js";

/**
 * Condition of the index `users_apart`: deactivated users and guests. They are few, so that looking for them among many
 * users does not read all rows.
 */
const apart = "active = 0 or restricted = 1 or ultra_restricted = 1";

/** `from` and `where` of a query for such users among the IDs. */
export function fromRestrictedUsers(dialect: SqlDialect, ids: readonly string[]): RawBuilder<unknown> {
  const hint = dialect.byIndex("users_apart");
  return sql`from users ${hint} where id in (select value from ${dialect.listTable(ids)} as list) and (${sql.raw(apart)})`;
}
