import type { Sliced, User, UserSlice } from "@rollcall/service/store";
import { anyPlace, countFrom, markDistance, selectMark, setMarks, startOf } from "../directory/page-marks.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns, Tables } from "../tables.js";
import { createFindFilteredUsers } from "./find-filtered-users.js";

/** Maximum number of users after the last mark until more marks are set. */
const maxUnmarked = 2 * markDistance;

/** Users of a directory in its order, after skipping some from a position on. */
const selectFrom = statement<
  {
    readonly home: string;
    readonly created: string;
    readonly id: string;
    readonly skip: number;
    readonly limit: number;
  },
  Columns<"users", "document">
>(
  (arg) => sql`select document from users where home = ${arg.home} and (created, id) >= (${arg.created}, ${arg.id})
    order by created, id limit ${arg.limit} offset ${arg.skip}`,
);

/**
 * Creates the function that finds a slice of a directory, and the exact number of its users, or of those that match the filter. Without a filter,
 * the time does not depend on the number of users: the nearest mark knows how many come before it.
 */
export function createFindUsers(reading: Reading): (slice: UserSlice) => Promise<Sliced<User>> {
  const findFiltered = createFindFilteredUsers(reading);
  return async ({ filter, ...slice }) =>
    filter === undefined ? findAll(reading, slice) : findFiltered({ ...slice, filter });
}

async function findAll(reading: Reading, slice: Omit<UserSlice, "filter">): Promise<Sliced<User>> {
  const { home, order } = slice;
  const total = await countAll(reading, home);
  const { place, limit } = cut(slice, total);
  if (limit <= 0) return { items: [], total };
  const mark = await readMark(reading, home, place);
  const items: readonly User[] = await allDocuments(reading, selectFrom, { ...mark, skip: place - mark.place, limit });
  return { items: order === "ascending" ? items : items.toReversed(), total };
}

/** Range to read in ascending order. */
function cut({ offset, limit, order }: UserSlice, total: number) {
  const count = Math.min(limit, total - offset);
  return { place: order === "ascending" ? offset : total - offset - count, limit: count };
}

async function countAll(reading: Reading, home: string): Promise<number> {
  const mark = await readMark(reading, home, anyPlace);
  const unmarked = (await firstRow(reading, countFrom, mark))?.count ?? 0;
  if (unmarked > maxUnmarked) await reading.keep(() => setMarks(home));
  return mark.place + unmarked;
}

async function readMark(reading: Reading, home: string, place: number): Promise<Tables["user_marks"]> {
  return (await firstRow(reading, selectMark, { home, place })) ?? startOf(home);
}
