import type { Store } from "@rollcall/service/store";
import type { PoolUse } from "@rollcall/storage/postgres";

/** A request that was answered. Its route is one of those that are defined, so that there are not too many of them. */
export interface AnsweredRequest {
  readonly protocol: "scim" | "webapi" | "site";
  /** Version of SCIM; absent elsewhere. */
  readonly version?: string;
  /** Verb and path without identifiers, or the name of a method; absent where nothing of the kind exists. */
  readonly route?: string;
  readonly status: number;
  /** The code on the wire; absent from a success. */
  readonly code?: string;
  /** The client had gone before the answer. */
  readonly isGone: boolean;
  readonly ms: number;
}

/** What is counted of a server. */
export interface Metrics {
  /** Counts an answer. */
  readonly answered: (request: AnsweredRequest) => void;
  /** Counts a defect. */
  readonly failed: () => void;
  /** The same store, whose locks and budgets are counted. */
  readonly watchStore: (store: Store) => Store;
  /** Tells what database there is, and of its pool where it has one. */
  readonly setDatabase: (name: string, pool?: () => PoolUse) => void;
  /** Everything, in the text format of Prometheus. */
  readonly print: () => Promise<string>;
  readonly mediaType: string;
}
