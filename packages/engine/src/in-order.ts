import { type Awaitable, isPromise } from "./awaitable.js";

/** A step: reads what it needs from a call and returns what it finds, or ends the call. */
type AnyStep = (call: never) => Awaitable<object | undefined>;

/** Ends a call early: a refusal, or an answer. Nothing else has `ok`. */
interface AnyEnd {
  readonly ok: boolean;
}

type Needs<S> = S extends (call: infer N) => unknown ? N : never;
type Result<S extends AnyStep> = Exclude<Awaited<ReturnType<S>>, AnyEnd>;
type Ends<S extends AnyStep> = Extract<Awaited<ReturnType<S>>, AnyEnd>;

/**
 * The properties that a step adds to a call. A step that may return nothing adds optional properties. No step can
 * follow one that always ends the call.
 */
type Gives<S extends AnyStep> = [Result<S>] extends [never]
  ? never
  : [Result<S>] extends [undefined]
    ? object
    : undefined extends Result<S>
      ? Partial<Exclude<Result<S>, undefined>>
      : Result<S>;

/** The steps, if each finds what it needs; otherwise a type that names what is missing. */
type Ordered<Has, Steps extends readonly AnyStep[]> = Steps extends readonly [
  infer S extends AnyStep,
  ...infer Rest extends readonly AnyStep[],
]
  ? readonly [
      Has extends Needs<S> ? S : { readonly missing: Exclude<keyof Needs<S>, keyof Has> },
      ...Ordered<Has & Gives<S>, Rest>,
    ]
  : readonly [];

/** The properties that a call has after all steps. */
type Complete<Has, Steps extends readonly AnyStep[]> = Steps extends readonly [
  infer S extends AnyStep,
  ...infer Rest extends readonly AnyStep[],
]
  ? Complete<Has & Gives<S>, Rest>
  : Has;

/**
 * Runs steps in order on a call, and adds their results to the call. The first refusal or answer ends it. A step whose
 * needs no earlier step meets does not compile.
 *
 * @example const serve = inOrder<Call>()(findVersion, readToken, authenticate);
 */
export function inOrder<Call extends object>() {
  return <const Steps extends readonly AnyStep[]>(...steps: Steps & Ordered<Call, Steps>) => {
    // `Ordered` has checked that each step finds what it needs.
    const list = steps as unknown as readonly ((call: object) => Awaitable<object | undefined>)[];
    return async (call: Call): Promise<Ends<Steps[number]> | Complete<Call, Steps>> => {
      for (const step of list) {
        const result = step(call);
        const given = isPromise(result) ? await result : result;
        if (given === undefined) continue;
        if ("ok" in given) return given as Ends<Steps[number]>;
        Object.assign(call, given);
      }
      return call as Complete<Call, Steps>;
    };
  };
}
