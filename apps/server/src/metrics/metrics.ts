import type { ActiveDefinitions } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { PoolUse } from "@rollcall/storage/postgres";

/** An answered request. Its route is one of the defined routes, which limits the number of label values. */
export interface AnsweredRequest {
  readonly protocol: "scim" | "webapi" | "site";
  /** Version of SCIM; absent for other protocols. */
  readonly version?: string;
  /** Verb and path without identifiers, or the name of a method; absent for an unknown route or method. */
  readonly route?: string;
  readonly status: number;
  /** The code on the wire; absent for a success. */
  readonly code?: string;
  /** Whether the client disconnected before the answer. */
  readonly isGone: boolean;
  readonly ms: number;
}

/** An attempt to deliver an event to an app. */
interface CountedAttempt {
  /** Type of the event. */
  readonly event: string;
  /** `withdrawn` if the app may not receive the event any more, so that nothing was sent. */
  readonly result: "delivered" | "retried" | "given_up" | "withdrawn";
  /** The reason of the failure, as in the header of a retry. Absent for a success. */
  readonly reason?: string;
  /** Duration in milliseconds. Absent if nothing was sent. */
  readonly ms?: number;
}

/** The metrics of a server. */
export interface Metrics {
  /** Counts an answer. */
  readonly answered: (request: AnsweredRequest) => void;
  /** Counts an unexpected error. */
  readonly failed: () => void;
  /** Counts an attempt to deliver an event. */
  readonly attempted: (attempt: CountedAttempt) => void;
  /** Wraps a store so that its update locks and rate limits are counted. `definitions` default to the generated sets. */
  readonly watchStore: (store: Store, definitions?: ActiveDefinitions) => Store;
  /** Sets the kind of database, and the pool if it has one. */
  readonly setDatabase: (name: string, pool?: () => PoolUse) => void;
  /** All metrics in the text format of Prometheus. */
  readonly print: () => Promise<string>;
  readonly mediaType: string;
}
