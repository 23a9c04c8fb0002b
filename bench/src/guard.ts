import { type Figure, measure } from "./measure.js";
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

/** Few, because the limits are loose. A row of a single round is long, and is not repeated here either. */
const roundsOf = ({ rounds }: Row) => (rounds === 1 ? { rounds } : { rounds: 3, warmUps: 1 });

/**
 * Measures a row and checks its guarded goals. A row that misses one is measured a second time, which counts. A row must be
 * so many times as fast as its goals as `stricter` says.
 */
export async function guard(row: Row, stricter = 1): Promise<readonly Guarded[]> {
  const first = await check(row, stricter);
  return first.every(({ isKept }) => isKept) ? first : check(row, stricter);
}

async function check(row: Row, stricter: number): Promise<readonly Guarded[]> {
  const { figures } = await measure(withContendersOfGuards(row), roundsOf(row));
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
