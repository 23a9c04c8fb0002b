import type { AnyStatement, Statement } from "./statement.js";

/** One statement to run, with its arguments. */
export interface Step {
  readonly statement: AnyStatement;
  readonly args: object;
  /** Nobody looks at what it gives, so that the next one can follow at once. Absent: it is waited for. */
  readonly isBlind?: true;
}

/** What a statement gave. */
export interface StepResult {
  readonly rows: readonly unknown[];
  /** Rows that were inserted, changed or removed. */
  readonly changed: number;
}

/**
 * Work that runs statements one after another and leaves how they are run to the driver: SQLite runs them at once,
 * PostgreSQL awaits each. So what a commit does is written once.
 */
export type Steps<Result> = Generator<Step, Result, StepResult>;

/** Runs a statement and gives its rows. */
export function* rowsOf<Args extends object, Row>(statement: Statement<Args, Row>, args: Args): Steps<readonly Row[]> {
  const { rows } = yield { statement, args };
  // The rows are what the statement selects.
  return rows as readonly Row[];
}

/** Runs a statement and gives its first row. */
export function* firstOf<Args extends object, Row>(
  statement: Statement<Args, Row>,
  args: Args,
): Steps<Row | undefined> {
  return (yield* rowsOf(statement, args))[0];
}

/** Runs a statement and gives the number of rows that it changed. */
export function* changedBy<Args extends object>(statement: Statement<Args, unknown>, args: Args): Steps<number> {
  return (yield { statement, args }).changed;
}

/** Runs a statement that does its work whatever it finds. */
export function* blindly<Args extends object>(statement: Statement<Args, unknown>, args: Args): Steps<undefined> {
  yield { statement, args, isBlind: true };
  return undefined;
}

/** Runs the steps at once. */
export function runAtOnce<Result>(steps: Steps<Result>, run: (step: Step) => StepResult): Result {
  let next = steps.next();
  while (!next.done) {
    const outcome = attempt(run, next.value);
    next = "error" in outcome ? steps.throw(outcome.error) : steps.next(outcome.result);
  }
  return next.value;
}

const unseen: StepResult = { rows: [], changed: 0 };

/**
 * Runs the steps, awaiting each that somebody looks at.
 * @param run hands a step on to a connection that keeps their order
 * @param blind takes the runs that are not awaited here
 * @param first what the steps have begun with, where somebody had to look
 */
export async function runInTurn<Result>(
  steps: Steps<Result>,
  run: (step: Step) => Promise<StepResult>,
  blind: Promise<unknown>[] = [],
  first = steps.next(),
): Promise<Result> {
  let next = first;
  while (!next.done) {
    const running = run(next.value);
    if (next.value.isBlind) {
      // Whoever waits for them all in the end is told of one that fails before.
      running.catch(() => undefined);
      blind.push(running);
      next = steps.next(unseen);
      continue;
    }
    const outcome = await running.then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    next = "error" in outcome ? steps.throw(outcome.error) : steps.next(outcome.result);
  }
  return next.value;
}

function attempt(
  run: (step: Step) => StepResult,
  step: Step,
): { readonly result: StepResult } | { readonly error: unknown } {
  try {
    return { result: run(step) };
  } catch (error) {
    return { error };
  }
}
