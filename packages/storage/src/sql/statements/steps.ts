import type { AnyStatement, Statement } from "./statement.js";

/** A statement to run, with its arguments. */
export interface Step {
  readonly statement: AnyStatement;
  readonly args: object;
  /** Set if the result is not needed, so that the next step can follow at once. Default: the result is awaited. */
  readonly isUnawaited?: true;
  /**
   * Set if the transaction is kept unless this step fails, so that its end can follow at once. No step may come after it.
   * Default: the result of all steps decides.
   */
  readonly isLast?: true;
  /** Further steps that follow at once, in order. Their results come with this one's. */
  readonly along?: readonly Step[];
}

/** Result of a statement. */
export interface StepResult {
  readonly rows: readonly unknown[];
  /** Number of rows inserted, changed or removed. */
  readonly changed: number;
  /** Results of the further steps. */
  readonly along?: readonly StepResult[];
}

/**
 * Work that runs statements one after another. The driver decides how: SQLite runs them synchronously, PostgreSQL
 * awaits each. That way a commit is written only once.
 */
export type Steps<Result> = Generator<Step, Result, StepResult>;

/**
 * Runs a statement and returns its rows.
 * @param isLast see `Step`
 */
export function* rowsOf<Args extends object, Row>(
  statement: Statement<Args, Row>,
  args: Args,
  isLast?: true,
): Steps<readonly Row[]> {
  const { rows } = yield { statement, args, ...(isLast && { isLast }) };
  // The rows have the type that the statement selects.
  return rows as readonly Row[];
}

/** Runs a statement and returns its first row. */
export function* firstOf<Args extends object, Row>(
  statement: Statement<Args, Row>,
  args: Args,
): Steps<Row | undefined> {
  return (yield* rowsOf(statement, args))[0];
}

/** Runs a statement and returns the number of rows that it changed. */
export function* changedBy<Args extends object>(statement: Statement<Args, unknown>, args: Args): Steps<number> {
  return (yield { statement, args }).changed;
}

/** Runs a statement whose result is not needed. */
export function* execute<Args extends object>(statement: Statement<Args, unknown>, args: Args): Steps<undefined> {
  yield { statement, args, isUnawaited: true };
  return undefined;
}

/**
 * Runs independent works together: sends their first statements at once, then the second ones, and so on.
 * @throws the error of a statement, which none of the works can catch
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

/** Runs the steps synchronously. */
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

/** A step of several that were sent together failed, and none of them has an effect. */
export class StepError extends Error {
  override readonly name = "StepError";
  /** Place of the step among those that were sent. */
  readonly at: number;

  constructor(at: number, cause: unknown) {
    super("A statement failed.", { cause });
    this.at = at;
  }
}

/** The end of steps that were run in sequence. */
interface Ended<Result> {
  readonly result: Result;
  /** The last steps, which were not sent because nobody needs their results. */
  readonly unsent: readonly Step[];
}

/** Maximum number of steps that wait for the next one whose result is needed. */
const maxUnsent = 256;

/**
 * Runs the steps, and sends those whose result is not needed together with the next one.
 * @param send sends steps, none of which has others along, to a connection that keeps their order
 * @throws the cause of a StepError of a step whose result is not needed
 */
export async function runInSequence<Result>(
  steps: Steps<Result>,
  send: (batch: readonly Step[]) => Promise<readonly StepResult[]>,
): Promise<Ended<Result>> {
  let unsent: Step[] = [];
  let next = steps.next();
  while (!next.done) {
    const { along = [], ...step } = next.value;
    unsent.push(step, ...along);
    if (step.isUnawaited === true && unsent.length < maxUnsent) {
      next = steps.next(unseen);
      continue;
    }
    const batch = unsent;
    unsent = [];
    const own = batch.length - along.length - 1;
    const outcome = await send(batch).then(
      (results) => ({ result: { ...(results[own] ?? unseen), along: results.slice(own + 1) } }),
      (error: unknown) => ({ error }),
    );
    next = "error" in outcome ? steps.throw(ownCause(outcome.error, own)) : steps.next(outcome.result);
  }
  return { result: next.value, unsent };
}

/**
 * The error that steps may catch: that of the step that they wait for.
 * @throws the error of a step before it
 */
function ownCause(error: unknown, own: number): unknown {
  if (!(error instanceof StepError)) return error;
  if (error.at < own) throw error.cause;
  return error.cause;
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
