import { type Figure, measure } from "./measure.js";
import type { Goal, Row } from "./suite.js";

/** Whether a goal of a row is checked in CI. */
export function isGuarded({ goals = [] }: Row): boolean {
  return goals.some(({ guard }) => guard !== undefined);
}

/** A goal of a row with the figure that was measured. */
export interface Guarded {
  readonly row: string;
  /** How many times as long as Rollcall the other contender takes, or Rollcall's own figure. */
  readonly figure: number;
  readonly limit: number;
  readonly against?: string;
  readonly isKept: boolean;
}

/** Few, because the limits are loose. */
const rounds = { rounds: 3, warmUps: 1 };

/** Measures a row and checks its guarded goals. A row that misses one is measured a second time, which counts. */
export async function guard(row: Row): Promise<readonly Guarded[]> {
  const first = await check(row);
  return first.every(({ isKept }) => isKept) ? first : check(row);
}

async function check(row: Row): Promise<readonly Guarded[]> {
  const { figures } = await measure(row, rounds);
  return (row.goals ?? []).flatMap((goal) => judge(row.name, goal, figures));
}

function judge(row: string, { against, guard: limit }: Goal, figures: readonly Figure[]): readonly Guarded[] {
  if (limit === undefined) return [];
  const ours = figures[0]?.median ?? Number.NaN;
  if (against === undefined) return [{ row, figure: ours, limit, isKept: ours <= limit }];
  const other = figures.find(({ contender }) => contender === against)?.median ?? Number.NaN;
  return [{ row, figure: other / ours, limit, against, isKept: other / ours >= limit }];
}
