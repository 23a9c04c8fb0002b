import { character, skipAll } from "../character.js";

/**
 * Finds the ends of code spans. Looks up the last run of each length of backticks first, so that no search scans the
 * text without success.
 * @returns given the place of a backtick, the place after its code span, or after its run of backticks if no span
 * starts there
 */
export function createCodeSpans(text: string): (at: number) => number {
  let lastRuns: ReadonlyMap<number, number> | undefined;
  return (at) => {
    lastRuns ??= findLastRuns(text);
    const after = skipAll(text, at, text.length, character.backtick);
    if ((lastRuns.get(after - at) ?? -1) < after) return after;
    let run = text.indexOf("`", after);
    let end = skipAll(text, run, text.length, character.backtick);
    while (end - run !== after - at) {
      run = text.indexOf("`", end);
      end = skipAll(text, run, text.length, character.backtick);
    }
    return end;
  };
}

/** Start of the last run of each length of backticks. */
function findLastRuns(text: string): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  for (let at = text.indexOf("`"); at !== -1; ) {
    const end = skipAll(text, at, text.length, character.backtick);
    runs.set(end - at, at);
    at = text.indexOf("`", end);
  }
  return runs;
}
