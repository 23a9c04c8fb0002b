import { sql } from "kysely";
import { statement } from "../statements/statement.js";
import { blindly, changedBy, firstOf, type Steps } from "../statements/steps.js";
import type { Tables } from "../tables.js";

/** Where a user stands in the order of a directory. */
export type UserPosition = Omit<Tables["user_marks"], "place">;

/** As a place to look for marks before, it finds the last one. */
export const anyPlace = Number.MAX_SAFE_INTEGER;

/** Number of users from one mark to the next. */
export const markDistance = 1_000;

/**
 * The one row without a home stands for all marks: whoever brings users in shares it, and whoever sets marks has it
 * alone, so that no mark misses a user that is on the way in.
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

/** The mark of a directory that is next before a place, or at it. */
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

/** The mark before the first place of a directory that has no other. */
export function startOf(home: string): Tables["user_marks"] {
  return { home, created: "", id: "", place: 0 };
}

/** Counts a user that comes into its place among the others. */
export function* enter(position: UserPosition): Steps<void> {
  yield* blindly(shareMarks, {});
  yield* blindly(moveMarks, { ...position, by: 1 });
}

/** Stops counting a user in a place that it leaves. */
export function* leave(position: UserPosition): Steps<void> {
  yield* blindly(shareMarks, {});
  yield* blindly(moveMarks, { ...position, by: -1 });
}

/**
 * Sets marks among the users behind the last one; the last thousand stay without, so that who comes in at the end, as
 * nearly everyone does, moves none. Where users are on their way in it is left to a later call.
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
