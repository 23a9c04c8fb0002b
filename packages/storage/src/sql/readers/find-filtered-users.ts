import { type SqlColumn, type SqlElements, type SqlTemplate, toSql } from "@rollcall/scim-filter";
import {
  type FilterableUserAttribute,
  homeOf,
  nameKey,
  type Sliced,
  toStorableFilter,
  toUserPredicate,
  type User,
  type UserFilter,
  type UserSlice,
} from "@rollcall/service/store";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { type Fragment, type SqlDialect, type SqlPart, sql } from "../statements/sql.js";
import { singleUse, statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

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
function toUserCondition(filter: UserFilter, { name: dialect }: SqlDialect): SqlTemplate {
  const template = toSql(toStorableFilter(filter), { columns, dialect });
  if (template === undefined) throw new Error("The filter is too large for a statement.");
  return template;
}

type FilteredSlice = UserSlice & { readonly filter: UserFilter };

/** Selects a user by name. */
export const selectByUserName = statement<{ readonly key: string }, Columns<"users", "document">>(
  (arg) => sql`select document from users where user_name = ${arg.key}`,
);

/** Selects a user by one of its addresses. */
export const selectByEmail = statement<{ readonly key: string }, Columns<"users", "document">>(
  (arg) => sql`select document from user_emails inner join users on users.id = user_emails.user_id
    where address = ${arg.key}`,
);

/** Finds a slice of the filtered users of a directory, and their exact number. */
export async function findFilteredUsers(reading: Reading, slice: FilteredSlice): Promise<Sliced<User>> {
  const { offset, limit, filter } = slice;
  const lookUp = toLookUp(filter);
  if (lookUp !== undefined) {
    const found = await oneDocument<User, LookUp>(reading, lookUp.statement, lookUp);
    const all = found !== undefined && homeOf(found) === slice.home && toUserPredicate(filter)(found) ? [found] : [];
    return { items: all.slice(offset, offset + limit), total: all.length };
  }
  const total = (await firstRow(reading, countMatching(slice), {}))?.count ?? 0;
  const items = offset < total && limit > 0 ? await allDocuments<User, object>(reading, selectMatching(slice), {}) : [];
  return { items, total };
}

interface LookUp {
  readonly statement: typeof selectByUserName;
  readonly key: string;
}

/** Look-up of the only user that can match a filter. Most filters require a name or an address. */
function toLookUp(filter: UserFilter): LookUp | undefined {
  if (filter.kind === "and") return filter.operands.map(toLookUp).find((each) => each !== undefined);
  if (filter.kind !== "compare" || filter.operator !== "eq" || typeof filter.value !== "string") return undefined;
  const key = nameKey(filter.value);
  switch (filter.attribute.name) {
    case "userName":
      return { statement: selectByUserName, key };
    case "email":
      return { statement: selectByEmail, key };
    case "restricted":
    case "ultra_restricted":
      return undefined;
  }
}

function countMatching(slice: FilteredSlice) {
  return singleUse<{ readonly count: number }>(sql`select count(*) as count ${matching(slice)}`);
}

function selectMatching(slice: FilteredSlice) {
  const { order, offset, limit } = slice;
  const direction = order === "ascending" ? sql`asc` : sql`desc`;
  return singleUse<{ readonly document: string }>(
    sql`select document ${matching(slice)}
      order by created ${direction}, id ${direction} limit ${{ value: limit }} offset ${{ value: offset }}`,
  );
}

/** The users of a directory that match the filter. */
function matching({ home, filter }: FilteredSlice): Fragment {
  const condition: SqlPart = (dialect) => {
    const { strings, parameters } = toUserCondition(filter, dialect);
    return { texts: strings, parts: parameters.map((value) => ({ value })) };
  };
  return sql`from users where home = ${{ value: home }} and ${condition}`;
}
