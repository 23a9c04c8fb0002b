import type { DocumentReader } from "./document-reader.js";
import type { LockPort } from "./lock-port.js";
import type { RatePort } from "./rate-port.js";

/** Writes across subjects that happen together, or not at all. */
export interface Batch<Expectation, Writes extends readonly unknown[]> {
  readonly expect: readonly Expectation[];
  readonly writes: Writes;
}

/** What was made, or the first expectation that did not hold; then nothing was written. */
export type Committed<Expectation, Made extends object> =
  | ({ readonly ok: true } & Made)
  | { readonly ok: false; readonly failed: Expectation };

/** What a commit answers about its writes: by name, the writes that it is an answer `to`, and what it `is`. */
type AnswerKinds<A> = { readonly [Name in keyof A]: { readonly to: unknown; readonly is: unknown } };

/** The answers to writes: under each name one for every write that it is about, in the order of the writes. */
export type AnswersTo<Writes extends readonly unknown[], Answers extends AnswerKinds<Answers>> = {
  readonly [Name in keyof Answers]: InOrder<Writes, Answers[Name]["to"], Answers[Name]["is"]>;
};

type InOrder<Writes extends readonly unknown[], To, Is> = Writes extends readonly [infer First, ...infer Rest]
  ? readonly [...AnswerTo<First, To, Is>, ...InOrder<Rest, To, Is>]
  : Writes extends readonly [...infer Rest, infer Last]
    ? readonly [...InOrder<Rest, To, Is>, ...AnswerTo<Last, To, Is>]
    : Extract<Writes[number], To> extends never
      ? readonly []
      : readonly Is[];

type AnswerTo<Write, To, Is> = Write extends To
  ? readonly [Is]
  : [Extract<Write, To>] extends [never]
    ? readonly []
    : readonly Is[];

/**
 * Where a world is kept, whatever documents and writes it is made of. Writing is `commit` alone. An acknowledged commit
 * survives a crash and power loss. No transaction is open while a rule decides.
 */
export interface StorePort<Expectation, Write, Answers extends AnswerKinds<Answers>> extends DocumentReader {
  readonly locks: LockPort;
  readonly rates: RatePort;
  /** @throws StoreUnavailable where the database cannot be reached or written; so does every read. */
  commit<const Writes extends readonly Write[]>(
    batch: Batch<Expectation, Writes>,
  ): Promise<Committed<Expectation, AnswersTo<Writes, Answers>>>;
  /**
   * Whether the database answers and keeps what is written, as far as this process can tell: false from a commit that
   * the database failed until the next write that succeeds. It may write to find out; that changes nothing.
   */
  ready(): Promise<boolean>;
  /** Finishes what runs; the store cannot be used afterwards. Closing it again does nothing. */
  close(): Promise<void>;
}
