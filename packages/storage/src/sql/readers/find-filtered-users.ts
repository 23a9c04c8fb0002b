import {
  homeOf,
  nameKey,
  type Sliced,
  toUserPredicate,
  type User,
  type UserFilter,
  type UserSlice,
} from "@rollcall/service/store";
import { toUserCondition } from "../directory/user-condition.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { type Fragment, type SqlPart, sql } from "../statements/sql.js";
import { singleUse, statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

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
