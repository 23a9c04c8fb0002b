import type { ScimContext, ScimRefusal } from "../backend/backend.js";
import type { RouteDefinition, ScimOperation, ScimVersion } from "../definition/definition.js";

/**
 * A request to a resource type, in any version: routed and authenticated, its body received but not yet read. A request
 * for a document about the service counts as `get` or `find` of the types that RFC 7643 gives such documents:
 * `ServiceProviderConfig`, `ResourceType` and `Schema`.
 */
export interface ScimExchange<Caller> {
  readonly version: ScimVersion;
  readonly operation: ScimOperation;
  readonly resourceType: string;
  readonly route: RouteDefinition;
  /** From the path. Absent for `find` and `insert`. */
  readonly id?: string;
  /**
   * As received; in a bulk request, the operation's data as JSON, printed on first use. Absent if the operation has
   * none.
   */
  readonly body?: Uint8Array;
  readonly context: ScimContext<Caller>;
}

/** Outcome of a backend, without its type. */
export type AnyScimOutcome<Code extends string = string> = ScimSuccess | ScimRefusal<Code>;

/** A success, as middleware sees it. */
export interface ScimSuccess {
  readonly ok: true;
  /** Whole seconds of `Retry-After`, if a middleware warns a client that it still serves. */
  readonly retryAfterSeconds?: number;
}

/**
 * Wraps a call: lock, limit, fault, journal. The first middleware of a list is outermost. It answers what `next` answers,
 * or a refusal of its own.
 */
export type ScimMiddleware<Caller, Code extends string> = (
  exchange: ScimExchange<Caller>,
  next: () => Promise<AnyScimOutcome<Code>>,
) => Promise<AnyScimOutcome<Code>>;
