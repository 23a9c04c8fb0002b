import { type Figure, measure, type Rounds } from "./measure.js";
import type { Goal, Row } from "./suite.js";

/** Whether a goal of a row is checked in CI. */
export function isGuarded({ goals = [] }: Row): boolean {
  return goals.some(({ guard }) => guard !== undefined);
}

/** A goal of a row with the figure that was measured. */
export interface Guarded {
  readonly row: string;
  /** The other contender's time as a multiple of Rollcall's, or Rollcall's own figure. */
  readonly figure: number;
  readonly limit: number;
  readonly against?: string;
  readonly isKept: boolean;
}

/** A row that keeps its limits by this factor in the first round needs no other rounds. */
const clearly = 1.5;

/**
 * Measures rows and reports their guarded goals, which are loose. Rows that miss one are measured again after all others, as the
 * machine may have been busy for a while; that counts. A row must be so many times as fast as its goals as `stricter` says. Returns
 * whether all goals are kept.
 */
export async function guard(
  rows: readonly Row[],
  stricter: number,
  report: (goals: readonly Guarded[]) => void,
): Promise<boolean> {
  const isMissed = async (row: Row) => {
    const goals = await guardRow(row, stricter);
    report(goals);
    return !isKept(goals);
  };
  const missed: Row[] = [];
  for (const row of rows) if (await isMissed(row)) missed.push(row);
  for (const row of missed) if (await isMissed(row)) return false;
  return true;
}

/**
 * Measures a row in one round after a warm-up, and in three if that round does not keep every limit clearly. A row of a single round
 * is long: its round counts as it is.
 */
async function guardRow(row: Row, stricter: number): Promise<readonly Guarded[]> {
  if (row.rounds === 1) return check(row, stricter, await sample(row, { rounds: 1, warmUps: 0 }));
  const first = await sample(row, { rounds: 1, warmUps: 1 });
  if (isKept(check(row, stricter * clearly, first))) return check(row, stricter, first);
  return check(row, stricter, await sample(row, { rounds: 3, warmUps: 0 }));
}

function isKept(goals: readonly Guarded[]): boolean {
  return goals.every((goal) => goal.isKept);
}

async function sample(row: Row, rounds: Rounds): Promise<readonly Figure[]> {
  return (await measure(withContendersOfGuards(row), rounds)).figures;
}

function check(row: Row, stricter: number, figures: readonly Figure[]): readonly Guarded[] {
  return (row.goals ?? []).flatMap((goal) => judge(row.name, tighten(goal, stricter), figures));
}

/** The row with Rollcall and the contenders of its guarded goals; the others only explain the figures of a whole run. */
function withContendersOfGuards(row: Row): Row {
  const [ours, ...others] = row.contenders;
  const wanted = new Set(row.goals?.flatMap(({ against, guard }) => (guard === undefined ? [] : [against])));
  return { ...row, contenders: [ours, ...others.filter(({ name }) => wanted.has(name))] };
}

/** Ratios grow with speed, and Rollcall's own figures shrink. */
function tighten({ guard: limit, ...goal }: Goal, stricter: number): Goal {
  if (limit === undefined) return goal;
  return { ...goal, guard: goal.against === undefined ? limit / stricter : limit * stricter };
}

function judge(row: string, { against, guard: limit }: Goal, figures: readonly Figure[]): readonly Guarded[] {
  if (limit === undefined) return [];
  const ours = figures[0]?.median ?? Number.NaN;
  if (against === undefined) return [{ row, figure: ours, limit, isKept: ours <= limit }];
  const other = figures.find(({ contender }) => contender === against)?.median ?? Number.NaN;
  return [{ row, figure: other / ours, limit, against, isKept: other / ours >= limit }];
}
