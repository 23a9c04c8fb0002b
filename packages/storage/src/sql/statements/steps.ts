import type { AnyStatement, Statement } from "./statement.js";

/** One statement to run, with its arguments. */
export interface Step {
  readonly statement: AnyStatement;
  readonly args: object;
  /** Nobody looks at what it gives, so that the next one can follow at once. Absent: it is waited for. */
  readonly isBlind?: true;
  /** Others that follow at once, in their order; what they give comes with what this one gives. */
  readonly along?: readonly Step[];
}

/** What a statement gave. */
export interface StepResult {
  readonly rows: readonly unknown[];
  /** Rows that were inserted, changed or removed. */
  readonly changed: number;
  /** What the steps that went along gave. */
  readonly along?: readonly StepResult[];
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

/**
 * Does several works that do not look at each other: the first statements of all go out together, then the second ones of
 * those that have one.
 * @throws what a statement throws; none of the works learns of it
 */
export function* together<Result>(works: readonly Steps<Result>[]): Steps<readonly Result[]> {
  const each = works.map((work) => ({ work, next: work.next() }));
  for (;;) {
    const running = each.flatMap((one) => (one.next.done ? [] : [{ one, step: one.next.value }]));
    const [first, ...others] = running.map(({ step: { statement, args } }) => ({ statement, args }));
    if (first === undefined) return each.flatMap(({ next }) => (next.done ? [next.value] : []));
    const { along = [], ...own } = yield others.length === 0 ? first : { ...first, along: others };
    for (const [at, result] of [own, ...along].entries()) {
      const one = running[at]?.one;
      if (one !== undefined) one.next = one.work.next(result);
    }
  }
}

/** Runs the steps at once. */
export function runAtOnce<Result>(steps: Steps<Result>, run: (step: Step) => StepResult): Result {
  const runAll = (step: Step): StepResult =>
    step.along === undefined ? run(step) : { ...run(step), along: step.along.map(run) };
  let next = steps.next();
  while (!next.done) {
    const outcome = attempt(runAll, next.value);
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
  const runAll = async (step: Step): Promise<StepResult> => {
    const [own, ...along] = await Promise.all([step, ...(step.along ?? [])].map(run));
    return { ...(own ?? unseen), along };
  };
  let next = first;
  while (!next.done) {
    const running = next.value.along === undefined ? run(next.value) : runAll(next.value);
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
