import { type SqlColumn, type SqlElements, type SqlTemplate, toSql } from "@rollcall/scim-filter";
import { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "@rollcall/service/store";
import type { SqlDialect } from "../statements/dialect.js";

/**
 * Columns of the attributes that users can be filtered by. A filterable attribute of the definitions without a column
 * does not compile.
 */
const columns: Readonly<Record<FilterableUserAttribute, SqlColumn | SqlElements>> = {
  userName: { sql: "users.user_name", holds: "foldedText" },
  email: {
    from: "user_emails",
    where: "user_emails.user_id = users.id",
    columns: { value: { sql: "user_emails.address", holds: "foldedText" } },
  },
  restricted: { sql: "(users.restricted = 1)", holds: "boolean" },
  ultra_restricted: { sql: "(users.ultra_restricted = 1)", holds: "boolean" },
};

/**
 * Turns a filter into a condition on rows of users.
 * @throws Error if it is too large for a statement, which the protocol's limits rule out
 */
export function toUserCondition(filter: UserFilter, { name: dialect }: SqlDialect): SqlTemplate {
  const template = toSql(toStorableFilter(filter), { columns, dialect });
  if (template === undefined) throw new Error("The filter is too large for a statement.");
  return template;
}
