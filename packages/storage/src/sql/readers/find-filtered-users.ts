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
import { singleUseStatement, statement } from "../statements/statement.js";

type FilteredSlice = UserSlice & { readonly filter: UserFilter };

/** Selects a user by name. */
export const selectByUserName = statement(({ db }, { key }: { readonly key: string }) =>
  db.selectFrom("users").select("document").where("user_name", "=", key),
);

/** Selects a user by one of its addresses. */
export const selectByEmail = statement(({ db }, { key }: { readonly key: string }) =>
  db
    .selectFrom("user_emails")
    .innerJoin("users", "users.id", "user_emails.user_id")
    .select("document")
    .where("address", "=", key),
);

/** Finds a slice of the filtered users of a directory, and their exact number. */
export async function findFilteredUsers(reading: Reading, slice: FilteredSlice): Promise<Sliced<User>> {
  const { offset, limit, filter } = slice;
  const lookUp = toLookUp(filter);
  if (lookUp !== undefined) {
    const found = await oneDocument<User, { readonly key: string }>(reading, lookUp.statement, lookUp);
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
  return singleUseStatement(({ db, dialect }) =>
    db
      .selectFrom("users")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("home", "=", home)
      .where(toUserCondition(filter, dialect)),
  );
}

function selectMatching({ home, filter, order, offset, limit }: FilteredSlice) {
  const direction = order === "ascending" ? "asc" : "desc";
  return singleUseStatement(({ db, dialect }) =>
    db
      .selectFrom("users")
      .select("document")
      .where("home", "=", home)
      .where(toUserCondition(filter, dialect))
      .orderBy("created", direction)
      .orderBy("id", direction)
      .limit(limit)
      .offset(offset),
  );
}
