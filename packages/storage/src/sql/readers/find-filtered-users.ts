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
import { createReadMemory } from "../statements/document-memory.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { type Fragment, indexedBy, type SqlDialect, type SqlPart, sql } from "../statements/sql.js";
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

/** Creates the function that finds a slice of the filtered users of a directory, and their exact number. */
export function createFindFilteredUsers(reading: Reading): (slice: FilteredSlice) => Promise<Sliced<User>> {
  const matches = createReadMemory<Matches>({
    changes: () => reading.changesOf(["users", "user_emails"]),
    isSmall: () => true,
  });
  return async (slice) => {
    const { offset, limit, home, filter } = slice;
    const lookUp = toLookUp(filter);
    if (lookUp !== undefined) {
      const found = await oneDocument<User, LookUp>(reading, lookUp.statement, lookUp);
      const all = found !== undefined && homeOf(found) === home && toUserPredicate(filter)(found) ? [found] : [];
      return { items: all.slice(offset, offset + limit), total: all.length };
    }
    const key = JSON.stringify([home, filter]);
    const { total, path } = (await matches.find(key, () => countMatches(reading, slice))) ?? { total: 0 };
    if (offset >= total || limit === 0) return { items: [], total };
    return { items: await allDocuments<User, object>(reading, selectMatching(slice, path), {}), total };
  };
}

/** Number of the users that match a filter, and the path by which they are found. */
interface Matches {
  readonly total: number;
  /** Absent: in the order of the directory. */
  readonly path?: Path;
}

/** An index, and a condition of its columns that every user of a filter meets. */
interface Path {
  readonly index: string;
  readonly condition: Fragment;
  /** Whether the index has another order than the directory, so that its users are sorted. */
  readonly isUnordered?: true;
}

/** Maximum number of users that are sorted. Of more, a page is read in the order of the directory. */
const fewUsers = 1_000;

async function countMatches(reading: Reading, slice: FilteredSlice): Promise<Matches> {
  const path = toPath(slice.filter);
  const isLong = path?.isUnordered === true && (await isAbove(reading, path));
  const chosen = isLong ? undefined : path;
  const total = (await firstRow(reading, countMatching(slice, chosen), {}))?.count ?? 0;
  return { total, ...(chosen !== undefined && { path: chosen }) };
}

/** Whether a path has more users than are sorted. */
async function isAbove(reading: Reading, { index, condition }: Path): Promise<boolean> {
  const more = singleUse<{ readonly user_name: string }>(
    sql`select user_name from users${indexedBy(index)} where ${condition} limit 1 offset ${fewUsers}`,
  );
  return (await firstRow(reading, more, {})) !== undefined;
}

/** Finds the users of a filter that requires a guest, or a beginning of the name. */
function toPath(filter: UserFilter): Path | undefined {
  if (filter.kind === "and") return filter.operands.map(toPath).find((each) => each !== undefined);
  if (filter.kind !== "compare") return undefined;
  const { operator, value } = filter;
  switch (filter.attribute.name) {
    case "userName":
      return operator === "sw" && typeof value === "string" ? beginningWith(nameKey(value)) : undefined;
    case "restricted":
    case "ultra_restricted":
      return operator === "eq" && isTrue.has(String(value).toLowerCase()) ? guests : undefined;
    case "email":
      return undefined;
  }
}

/** Values that a flag is compared with, in lower case, if it is to be set. */
const isTrue: ReadonlySet<string> = new Set(["true", "1"]);

const guests: Path = { index: "users_guests", condition: sql`(users.restricted = 1 or users.ultra_restricted = 1)` };

function beginningWith(key: string): Path | undefined {
  const last = [...key].at(-1)?.codePointAt(0);
  // The next character must be one that a text can end with.
  if (last === undefined || last >= 0xd7ff) return undefined;
  const below = `${key.slice(0, -1)}${String.fromCodePoint(last + 1)}`;
  const condition = sql`users.user_name >= ${{ value: key }} and users.user_name < ${{ value: below }}`;
  return { index: "users_by_user_name", condition, isUnordered: true };
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

function countMatching(slice: FilteredSlice, path: Path | undefined) {
  return singleUse<{ readonly count: number }>(sql`select count(*) as count ${matching(slice, path)}`);
}

function selectMatching(slice: FilteredSlice, path: Path | undefined) {
  const { order, offset, limit } = slice;
  const direction = order === "ascending" ? sql`asc` : sql`desc`;
  return singleUse<{ readonly document: string }>(
    sql`select document ${matching(slice, path)}
      order by created ${direction}, id ${direction} limit ${{ value: limit }} offset ${{ value: offset }}`,
  );
}

/** The users of a directory that match the filter. */
function matching({ home, filter }: FilteredSlice, path: Path | undefined): Fragment {
  const condition: SqlPart = (dialect) => {
    const { strings, parameters } = toUserCondition(filter, dialect);
    return { texts: strings, parts: parameters.map((value) => ({ value })) };
  };
  const along = path === undefined ? sql`` : sql`${indexedBy(path.index)}`;
  const required = path === undefined ? sql`` : sql` and ${path.condition}`;
  return sql`from users${along} where home = ${{ value: home }}${required} and ${condition}`;
}
