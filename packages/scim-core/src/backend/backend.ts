import type { Instant } from "@rollcall/engine";
import type { AttributePath, Filter } from "@rollcall/scim-filter";
import type { ResourceTypes } from "../definition/definition.js";
import type { ScimSituation } from "../definition/situations.js";
import type { Reason } from "../refusals/refused.js";
import type { Change } from "./change.js";

/** One page of a list. */
export interface Page<T> {
  readonly resources: readonly T[];
  /** Exact number of resources that the query selects on all pages. */
  readonly totalResults: number;
  /**
   * Position after this page, if the client pages by cursor and there are more resources. Any text that the backend
   * understands. The engine signs it and binds it to the query.
   */
  readonly next?: string;
  /** Position before this page, if the backend can page backwards and there are resources. A text like `next`. */
  readonly previous?: string;
}

/** A list request, validated and within the limits. */
export interface Query<Attribute extends string> {
  /**
   * Condition that the resources must meet. Every name is a key of `filterable`, every literal has the type of its
   * attribute, and every operator fits it. `compileFilter` and `toSql` of `@rollcall/scim-filter` accept it as is.
   */
  readonly filter?: Filter<Attribute>;
  /** 1-based. 1 if the client pages by cursor. */
  readonly startIndex: number;
  /** 0 requests only the total. */
  readonly count: number;
  /**
   * Set if the client pages by cursor: `next` or `previous` of another page, or an empty text for the first page. The
   * order of resources must be stable.
   */
  readonly after?: string;
  /**
   * Attribute to sort by, if the version sorts: a key of `filterable`; for a complex one with its sub-attribute, or
   * else its `value`. Of several values the primary one applies, or else the first. A resource without a value is last
   * in ascending order. `selectPage` sorts resources in memory.
   */
  readonly sortBy?: AttributePath<Attribute>;
  readonly sortOrder: "ascending" | "descending";
}

/** A refusal, as a value. */
export interface ScimRefusal<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly reason?: Reason;
  /** Whole seconds of `Retry-After`. Default: the value of the error table. */
  readonly retryAfterSeconds?: number;
}

/** A refusal by situation. The definition set has its code. */
export interface SituationRefusal {
  readonly ok: false;
  readonly situation: ScimSituation;
  readonly reason?: Reason;
}

export type ScimOutcome<T, Code extends string> = { readonly ok: true; readonly resource: T } | ScimRefusal<Code>;

/** The context that a backend receives besides the arguments of a call. */
export interface ScimContext<Caller> {
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestId: string;
  /** Tenant of the request, from the option `tenant`, if one handler serves many. */
  readonly tenant?: string;
  /**
   * The `meta.version` that a change expects, from `If-Match`. A backend that has versions refuses a change of another
   * version with the situation `versionStale`.
   */
  readonly ifVersion?: string;
  /**
   * Form of the body of a PATCH, for a backend whose rules depend on it: the `operations` of RFC 7644 §3.5.2, or the
   * `attributes` of a partial resource, as in 1.1. Set only for `change`.
   */
  readonly patch?: "operations" | "attributes";
  /** Aborts when the client disconnects. It is created on first use, and `...` does not copy it. */
  readonly signal: AbortSignal;
}

/** A refused write: a code of the set, or a situation. */
export type BackendRefusal<Code extends string> = ScimRefusal<Code> | SituationRefusal;

/** Outcome of a write that creates or replaces a resource. */
export type BackendOutcome<T, Code extends string> = ScimOutcome<T, Code> | SituationRefusal;

/**
 * Outcome of a change: a refusal, the changed resource as `get` returns it, or nothing if the backend does not have it
 * ready.
 */
export type ChangeOutcome<T, Code extends string> = BackendOutcome<T, Code> | undefined;

/** Optional features of a backend: sorting by `sortBy`, paging by `after`. */
export type BackendSupport = "sort" | "cursor";

/**
 * Stores the resources of one type. Six calls, each all or nothing: a refused write changes nothing. The engine has
 * validated what the client sent; a backend decides only what depends on stored resources.
 *
 * - An unknown identifier: `{ ok: false, situation: "resourceUnknown" }`.
 * - A value that another resource has, for an attribute whose `uniqueness` is not `none`: `"uniquenessViolated"`.
 * - A version other than `context.ifVersion`, if that is set: `"versionStale"`.
 * - A new value for an immutable attribute that has one: `"attributeImmutable"`; a required condition that no element
 *   meets: `"targetMissing"`; the removal of the last value of a required list: `"attributeRequired"`. `changeResource`
 *   and `replaceResource` detect these.
 *
 * Any other refusal has a code of the set: `{ ok: false, error: "sensitive" }`.
 */
export interface ScimBackend<R extends ResourceTypes, Code extends string, Caller> {
  /**
   * Optional features that the backend has. A set whose capabilities need others is refused when the handler is
   * created.
   */
  readonly supports?: readonly BackendSupport[];
  /** The resource with every attribute that may be returned. Undefined if it does not exist. */
  get(id: string, context: ScimContext<Caller>): Promise<R["resource"] | undefined>;
  /** One page of the resources that meet the filter, in a stable order, and the total. */
  find(query: Query<R["filterable"]>, context: ScimContext<Caller>): Promise<Page<R["resource"]>>;
  /** Creates a resource under a new identifier that is never reused. Answers it with `id` and `meta`. */
  insert(resource: R["create"], context: ScimContext<Caller>): Promise<BackendOutcome<R["resource"], Code>>;
  /**
   * Replaces everything that clients write, and keeps what the service manages. An omitted attribute is cleared; an
   * immutable one keeps its value.
   */
  replace(
    id: string,
    resource: R["create"],
    context: ScimContext<Caller>,
  ): Promise<BackendOutcome<R["resource"], Code>>;
  /**
   * Applies all changes in order, or none. Changes name only what changes: members added to a group of 15,000 arrive as
   * these members. On success it answers the resource, or nothing; then the engine reads the resource if the version
   * answers one.
   */
  change(
    id: string,
    changes: readonly Change<R["create"]>[],
    context: ScimContext<Caller>,
  ): Promise<ChangeOutcome<R["resource"], Code>>;
  /** Removes the resource, permanently or until the service restores it. Answers nothing on success. */
  remove(id: string, context: ScimContext<Caller>): Promise<BackendRefusal<Code> | undefined>;
}
