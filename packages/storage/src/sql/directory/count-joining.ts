import { among, type Fragment, indexedBy, type Mark, sql, tableOf } from "../statements/sql.js";
import { overList, statement } from "../statements/statement.js";

/**
 * Condition of the index `users_apart`: deactivated users and guests. They are few, so that looking for them among many
 * users does not read all rows.
 */
export const apart = sql`active = 0 or restricted = 1 or ultra_restricted = 1`;

/** `from` and `where` of a query for such users among the IDs. */
export function restrictedAmong(ids: Mark<readonly string[]>): Fragment {
  return sql`from users${indexedBy("users_apart")} where id in (select value from ${tableOf(ids)} as list) and (${apart})`;
}

/** Counts how many of the users, each named once, may join a group. */
export const countJoining = overList(
  statement<{ readonly userIds: readonly string[] }, { readonly count: number }>(
    (arg) => sql`select (select count(*) as count from users
    where id ${among(arg.userIds)}) - (select count(*) ${restrictedAmong(arg.userIds)}
    and (active = 0 or ultra_restricted = 1)) as count`,
  ),
);
