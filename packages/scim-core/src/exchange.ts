import type { ScimContext, ScimRefusal } from "./backend.js";
import type { ScimOperation, ScimVersion } from "./definition.js";

/** One decoded request to a resource type, whatever the version. */
export interface ScimExchange<Caller> {
  readonly version: ScimVersion;
  readonly operation: ScimOperation;
  readonly resourceType: string;
  /** Absent for `find` and `insert`. */
  readonly id?: string;
  readonly context: ScimContext<Caller>;
}

/** What a backend answered, without its type. */
export type AnyScimOutcome<Code extends string = string> = { readonly ok: true } | ScimRefusal<Code>;

/**
 * Wraps a call: lock and release, limit, fault before or after, journal. The first of a list is outermost. It answers
 * what `next` answered, or a refusal of its own.
 */
export type ScimAround<Caller, Code extends string> = (
  exchange: ScimExchange<Caller>,
  next: () => Promise<AnyScimOutcome<Code>>,
) => Promise<AnyScimOutcome<Code>>;
