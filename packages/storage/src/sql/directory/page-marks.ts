import { sql } from "kysely";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Tables } from "../tables.js";

/** Position of a user in the order of a directory. */
export type UserPosition = Omit<Tables["user_marks"], "place">;

/** As a place to find the mark before, finds the last mark. */
export const anyPlace = Number.MAX_SAFE_INTEGER;

/** Number of users between marks. */
export const markDistance = 1_000;

/**
 * The row without a home is a lock for all marks. Commits that add users share it, and setting marks takes it
 * exclusively, so that no mark misses a user being added.
 */
const shareMarks = statement(({ db, dialect }) =>
  db
    .selectFrom("user_marks")
    .select("place")
    .where("home", "=", "")
    .$if(dialect.rowLocks, (query) => query.forShare()),
);

const takeMarks = statement(({ db, dialect }) =>
  db
    .selectFrom("user_marks")
    .select("place")
    .where("home", "=", "")
    .$if(dialect.rowLocks, (query) => query.forUpdate().skipLocked()),
);

const moveMarks = statement(({ db }, { home, created, id, by }: UserPosition & { readonly by: number }) =>
  db
    .updateTable("user_marks")
    .set((row) => ({ place: row("place", "+", by) }))
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">", row.tuple(created, id))),
);

/** Last mark of a directory at or before a place. */
export const selectMark = statement(({ db }, { home, place }: { readonly home: string; readonly place: number }) =>
  db
    .selectFrom("user_marks")
    .selectAll()
    .where("home", "=", home)
    .where("place", "<=", place)
    .orderBy("place", "desc")
    .limit(1),
);

/** Counts the users of a directory from a position on. */
export const countFrom = statement(({ db }, { home, created, id }: UserPosition) =>
  db
    .selectFrom("users")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">=", row.tuple(created, id))),
);

const selectNext = statement(({ db }, { home, created, id }: UserPosition) =>
  db
    .selectFrom("users")
    .select(["created", "id"])
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">=", row.tuple(created, id)))
    .orderBy("created")
    .orderBy("id")
    .limit(sql.lit(1))
    .offset(sql.lit(markDistance)),
);

const insertMark = statement(({ db }, { home, created, id, place }: Tables["user_marks"]) =>
  db.insertInto("user_marks").values({ home, created, id, place }),
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
