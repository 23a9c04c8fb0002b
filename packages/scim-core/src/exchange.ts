import type { ScimContext, ScimRefusal } from "./backend.js";
import type { RouteDefinition, ScimOperation, ScimVersion } from "./definition.js";

/**
 * One request to a resource type, whatever the version: routed and admitted, its body received but not yet read. A
 * request for a document about the service counts as `get` or `find` of the types that RFC 7643 gives such documents:
 * `ServiceProviderConfig`, `ResourceType` and `Schema`.
 */
export interface ScimExchange<Caller> {
  readonly version: ScimVersion;
  readonly operation: ScimOperation;
  readonly resourceType: string;
  readonly route: RouteDefinition;
  /** As the path has it; absent for `find` and `insert`. */
  readonly id?: string;
  /** As it was received; absent where the operation takes none. */
  readonly body?: Uint8Array;
  readonly context: ScimContext<Caller>;
}

/** What a backend answered, without its type. */
export type AnyScimOutcome<Code extends string = string> = ScimSuccess | ScimRefusal<Code>;

/** Success, as wrappers see it. */
export interface ScimSuccess {
  readonly ok: true;
  /** Whole seconds of `Retry-After`, where a wrapper warns a client that it serves nevertheless. */
  readonly retryAfterSeconds?: number;
}

/**
 * Wraps a call: lock and release, limit, fault before or after, journal. The first of a list is outermost. It answers
 * what `next` answered, or a refusal of its own.
 */
export type ScimAround<Caller, Code extends string> = (
  exchange: ScimExchange<Caller>,
  next: () => Promise<AnyScimOutcome<Code>>,
) => Promise<AnyScimOutcome<Code>>;
