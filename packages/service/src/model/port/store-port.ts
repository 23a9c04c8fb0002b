import type { Id } from "../../values/ids.js";
import type { ContentPort } from "./contents.js";
import type { DocumentReader } from "./document-reader.js";
import type { EventPort, EventStamp, StoredDraft } from "./events.js";
import type { HeldKey, LockPort } from "./locks.js";
import type { RatePort } from "./rates.js";
import type { SocketPort } from "./sockets.js";

/** Writes across subjects, committed as a whole or not at all. */
export interface Batch<Expectation, Writes extends readonly unknown[]> {
  readonly expect: readonly Expectation[];
  readonly writes: Writes;
  /** When it happens and how its events are numbered. Default: it brings about no events. */
  readonly stamp?: EventStamp;
  /** Further events, which no write brings about. Only a batch with a stamp has any. */
  readonly events?: readonly StoredDraft[];
  /** User or bot that acts, where its events name one. */
  readonly byId?: Id;
  /**
   * Lock to release with the commit if it succeeds, which saves a round trip. A store that does so answers `released`;
   * others ignore it.
   */
  readonly releases?: HeldKey;
}

/** Result of a commit: what was made, or the first failed expectation. If one fails, nothing is written. */
export type Committed<Expectation, Made extends object> =
  | ({
      readonly ok: true;
      /** Apps that receive events of the commit. Absent if there are none. */
      readonly receivers?: readonly Id[];
      /** Set if the commit has released the lock of the batch. */
      readonly released?: true;
    } & Made)
  | { readonly ok: false; readonly failed: Expectation };

/** The answers of a commit about its writes, by name: the type of write (`to`) and the type of its answer (`is`). */
type AnswerKinds<A> = { readonly [Name in keyof A]: { readonly to: unknown; readonly is: unknown } };

/** Answers to writes. Each name has one answer per matching write, in the order of the writes. */
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
 * Storage of a world, for any documents and writes. `commit` is the only way to write. An acknowledged commit survives
 * a crash and power loss. No transaction is open while a rule decides.
 */
export interface StorePort<Expectation, Write, Answers extends AnswerKinds<Answers>> extends DocumentReader {
  readonly locks: LockPort;
  readonly rates: RatePort;
  readonly events: EventPort;
  readonly sockets: SocketPort;
  readonly contents: ContentPort;
  /**
   * Commits a batch.
   * @throws StoreUnavailable if the database cannot be reached or written; so does every read
   */
  commit<const Writes extends readonly Write[]>(
    batch: Batch<Expectation, Writes>,
  ): Promise<Committed<Expectation, AnswersTo<Writes, Answers>>>;
  /**
   * Whether the database can be read and written, as far as this process knows: false from a failed commit until the
   * next successful write. It may write to find out, without changing data.
   */
  ready(): Promise<boolean>;
  /** Finishes running commits and closes the store, which cannot be used afterwards. Closing again does nothing. */
  close(): Promise<void>;
}

const brand: unique symbol = Symbol.for("@rollcall/service/StoreUnavailable");

/** The database cannot be reached or written. The caller is not at fault and may retry later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  /** Also holds for errors of another copy of this package, such as the one in the bundle of `@rollcall/server`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a subclass has its own instances
    if (this !== StoreUnavailable) return super[Symbol.hasInstance](value);
    return typeof value === "object" && value !== null && brand in value;
  }

  get [brand](): true {
    return true;
  }
}
