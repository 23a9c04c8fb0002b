import { type SqlColumn, type SqlElements, toSql } from "@rollcall/scim-filter";
import { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "@rollcall/service/store";
import { type RawBuilder, sql } from "kysely";
import type { SqlDialect } from "../statements/dialect.js";

/** Where what users are filtered by lies. An attribute that the definitions make filterable and that has no column does not compile. */
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
 * The filter as a condition on rows of users.
 * @throws Error where it is too large for a statement, which a filter within the limits of the protocol never is
 */
export function toUserCondition(filter: UserFilter, { name: dialect }: SqlDialect): RawBuilder<boolean> {
  const template = toSql(toStorableFilter(filter), { columns, dialect });
  if (template === undefined) throw new Error("The filter makes too large a statement.");
  return sql<boolean>(template.strings, ...template.parameters);
}
