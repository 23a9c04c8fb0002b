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
import { compiled } from "../statements/compiled.js";
import type { SqlDialect } from "../statements/dialect.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { singleUseStatement } from "../statements/statement.js";

type FilteredSlice = UserSlice & { readonly filter: UserFilter };

/** Selects a user by name. */
export const selectByUserName = compiled("users.byUserName");

/** Selects a user by one of its addresses. */
export const selectByEmail = compiled("users.byEmail");

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

function countMatching({ home, filter }: FilteredSlice) {
  return singleUseStatement<{ readonly count: number }>((dialect) => {
    const { texts, values } = matching("count(*) as count", filter, dialect);
    return { texts, values: [home, ...values] };
  });
}

function selectMatching({ home, filter, order, offset, limit }: FilteredSlice) {
  const direction = order === "ascending" ? "asc" : "desc";
  return singleUseStatement<{ readonly document: string }>((dialect) => {
    const { texts, values } = matching("document", filter, dialect);
    const last = `${texts.at(-1)} order by created ${direction}, id ${direction} limit `;
    return { texts: [...texts.slice(0, -1), last, " offset ", ""], values: [home, ...values, limit, offset] };
  });
}

/** Selects from the users of a directory, which is the first value, that match the filter. */
function matching(columns: string, filter: UserFilter, dialect: SqlDialect) {
  const { strings, parameters } = toUserCondition(filter, dialect);
  const [first, ...others] = strings;
  return { texts: [`select ${columns} from users where home = `, ` and ${first}`, ...others], values: parameters };
}
