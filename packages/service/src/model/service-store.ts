import type { Expectation } from "./expectations.js";
import type { DocumentSet, PutOf, RemoveOf, VersionOf } from "./port/document.js";
import type { AnswersTo, Batch as PortBatch, Committed as PortCommitted, StorePort } from "./port/store-port.js";
import type { Readers } from "./readers.js";
import type { Answers, Write } from "./writes.js";

/** Writes that happen together, or not at all. */
export type Batch<Writes extends readonly Write[] = readonly Write[]> = PortBatch<Expectation, Writes>;

/** Answer to a commit, typed by its writes: a batch that posts one message has one `messages`. */
export type Committed<Writes extends readonly Write[] = readonly Write[]> = PortCommitted<
  Expectation,
  AnswersTo<Writes, Answers>
>;

/** Storage of a world. Reading is split by subject. */
export interface Store extends Readers, StorePort<Expectation, Write, Answers> {}

/** A store that also keeps other documents. */
export interface StoreWith<Set extends DocumentSet>
  extends Readers,
    StorePort<Expectation | VersionOf<Set>, Write | PutOf<Set> | RemoveOf<Set>, Answers> {}

/** Answer of a store, typed by the writes of its batch. */
export function answerTo<const Writes extends readonly Write[]>(
  _batch: Batch<Writes>,
  committed: Committed,
): Committed<Writes> {
  // A store answers the messages of a batch in order; the conformance kit checks that.
  return committed as Committed<Writes>;
}
