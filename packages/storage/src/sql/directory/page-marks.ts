import { type ArgsOf, compiled } from "../statements/compiled.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Tables } from "../tables.js";
import { markDistance } from "./mark-distance.js";

/** Position of a user in the order of a directory. */
export type UserPosition = ArgsOf<"userMarks.countFrom">;

/** As a place to find the mark before, finds the last mark. */
export const anyPlace = Number.MAX_SAFE_INTEGER;

const shareMarks = compiled("userMarks.share");
const takeMarks = compiled("userMarks.take");
const moveMarks = compiled("userMarks.move");

/** Last mark of a directory at or before a place. */
export const selectMark = compiled("userMarks.at");

/** Counts the users of a directory from a position on. */
export const countFrom = compiled("userMarks.countFrom");

const selectNext = compiled("userMarks.next");
const insertMark = compiled("userMarks.insert");

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
