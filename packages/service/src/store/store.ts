import type { Ts } from "../messages/message.js";
import type { Id } from "../organizations/organization.js";
import type { Expectation } from "./expectation.js";
import type { LockPort } from "./locks.js";
import type { RatePort } from "./rates.js";
import type { Readers } from "./readers.js";
import type { Write } from "./write.js";

/** Writes across subjects that happen together, or not at all. */
export interface Batch {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

/** What was made, or the first expectation that did not hold; then nothing was written. */
export type Committed =
  | {
      readonly ok: true;
      /** The messages of the batch, in its order. */
      readonly messages: readonly { readonly channelId: Id; readonly ts: Ts }[];
    }
  | { readonly ok: false; readonly failed: Expectation };

/**
 * Where the world is kept. Reading is split by subject, writing is `commit` alone. An acknowledged commit survives a
 * crash and power loss. No transaction is open while a rule decides.
 */
export interface Store extends Readers {
  readonly locks: LockPort;
  readonly rates: RatePort;
  /** @throws StoreUnavailable where the database cannot be reached or written; so does every reading. */
  commit(batch: Batch): Promise<Committed>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  /** Finishes what runs; the store cannot be used afterwards. Closing it again does nothing. */
  close(): Promise<void>;
}
