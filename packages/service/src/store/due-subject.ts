import type { Store } from "../model/service-store.js";
import type { Ids } from "../values/ids.js";

/** Context in which a subject does its jobs. */
export interface DuePass {
  readonly store: Store;
  /** Source of identifiers, such as one for a conversation that a job opens. */
  readonly ids: Ids;
  readonly nowMs: () => number;
  /** Receives what a single job throws. */
  readonly onError: (error: unknown) => void;
}

/** A subject with stored jobs that have a time. */
export interface DueSubject {
  /** When the next job is due, as Unix time in milliseconds; undefined without jobs. */
  nextDue(store: Store): Promise<number | undefined>;
  /**
   * Does every job that is due, the earliest first. A job is removed or planned again in the commit that does it, so
   * that only one of several processes does it.
   * @throws StoreUnavailable if the database cannot be reached; the jobs that are left stay due
   */
  runDue(pass: DuePass): Promise<void>;
}
