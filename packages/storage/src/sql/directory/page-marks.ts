import { forShare, perDatabase, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns, Tables } from "../tables.js";

/** Number of users between marks. */
export const markDistance = 1_000;

/** Position of a user in the order of a directory. */
export type UserPosition = Omit<Tables["user_marks"], "place">;

/** As a place to find the mark before, finds the last mark. */
export const anyPlace = Number.MAX_SAFE_INTEGER;

/**
 * The row without a home is a lock for all marks. Commits that add users share it, and setting marks takes it
 * exclusively, so that no mark misses a user being added.
 */
const shareMarks = statement<object, Columns<"user_marks", "place">>(
  () => sql`select place from user_marks where home = ''${forShare}`,
);

/** Takes the lock for all marks exclusively, unless it is taken. */
const takeMarks = statement<object, Columns<"user_marks", "place">>(
  () => sql`select place from user_marks
    where home = ''${perDatabase({ sqlite: sql``, postgres: sql` for update skip locked` })}`,
);

/** Adds to the places of the marks after a position. */
const moveMarks = statement<UserPosition & { readonly by: number }>(
  (arg) => sql`update user_marks set place = place + ${arg.by} where home = ${arg.home}
    and (created, id) > (${arg.created}, ${arg.id})`,
);

/** Last mark of a directory at or before a place. */
export const selectMark = statement<{ readonly home: string; readonly place: number }, Tables["user_marks"]>(
  (arg) => sql`select * from user_marks where home = ${arg.home} and place <= ${arg.place} order by place desc limit 1`,
);

/** Counts the users of a directory from a position on. */
export const countFrom = statement<UserPosition, { readonly count: number }>(
  (arg) => sql`select count(*) as count from users where home = ${arg.home}
    and (created, id) >= (${arg.created}, ${arg.id})`,
);

/** Position of the user that gets the next mark. */
const selectNext = statement<UserPosition, Columns<"users", "created" | "id">>(
  (arg) => sql`select created, id from users where home = ${arg.home} and (created, id) >= (${arg.created}, ${arg.id})
    order by created, id limit 1 offset ${markDistance}`,
);

/** Adds a mark. */
const insertMark = statement<Tables["user_marks"]>(
  (arg) => sql`insert into user_marks (home, created, id, place)
    values (${arg.home}, ${arg.created}, ${arg.id}, ${arg.place})`,
);

/** Initial mark of a directory without others. */
export function startOf(home: string): Tables["user_marks"] {
  return { home, created: "", id: "", place: 0 };
}

/** Counts a user at its new position. */
export function* enter(position: UserPosition): Steps<void> {
  yield* execute(shareMarks, {});
  yield* execute(moveMarks, { ...position, by: 1 });
}

/** Stops counting a user at its old position. */
export function* leave(position: UserPosition): Steps<void> {
  yield* execute(shareMarks, {});
  yield* execute(moveMarks, { ...position, by: -1 });
}

/**
 * Sets marks among the users after the last one. The last thousand get none, so that a user added at the end, as nearly
 * all are, moves no marks. If users are being added, this is left to a later call.
 */
export function* setMarks(home: string): Steps<void> {
  if ((yield* firstOf(takeMarks, {})) === undefined) return;
  let mark = (yield* firstOf(selectMark, { home, place: anyPlace })) ?? startOf(home);
  const count = (yield* firstOf(countFrom, mark))?.count ?? 0;
  for (let more = Math.floor(count / markDistance) - 1; more > 0; more -= 1) {
    const next = yield* firstOf(selectNext, mark);
    if (next === undefined) return;
    mark = { home, ...next, place: mark.place + markDistance };
    yield* changedBy(insertMark, mark);
  }
}
