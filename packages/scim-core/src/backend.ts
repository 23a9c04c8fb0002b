import type { AttributePath, Filter } from "@rollcall/scim-filter";
import type { Because } from "./because.js";
import type { Change } from "./change.js";
import type { ResourceTypes } from "./definition.js";
import type { Instant } from "./instant.js";
import type { ScimSituation } from "./situations.js";

/** One page of a list. */
export interface Page<T> {
  readonly resources: readonly T[];
  /** Exact number of resources that the query selects, whatever the page. */
  readonly totalResults: number;
  /**
   * Where the client pages by cursor and there is more: the position behind the page, as any text by which the backend
   * finds it again. Clients get it signed, and bound to their query.
   */
  readonly next?: string;
  /** The position before the page, where the backend goes back and there is something; a text like `next`. */
  readonly previous?: string;
}

/** What a list request asks for, checked and within the limits. */
export interface Query<Attribute extends string> {
  /**
   * What the resources must meet. Every name is a key of what is filterable, every literal has the type of its attribute,
   * and every operator compares it; `compileFilter` and `toSql` of `@rollcall/scim-filter` take it as it is.
   */
  readonly filter?: Filter<Attribute>;
  /** 1-based; 1 where the client pages by cursor. */
  readonly startIndex: number;
  /** 0 asks for the total alone. */
  readonly count: number;
  /**
   * Set where the client pages by cursor: the `next` or `previous` of a page before, or nothing in it for the first page.
   * The resources need an order that stays.
   */
  readonly after?: string;
  /**
   * What to order by, where the version sorts: a key of what is filterable, of a complex one with its sub-attribute or
   * meaning its `value`. Of several values the primary one counts, or else the first; a resource without one comes last
   * in ascending order. `selectPage` does it for what is in memory.
   */
  readonly sortBy?: AttributePath<Attribute>;
  readonly sortOrder: "ascending" | "descending";
}

/** A refusal, as a value. */
export interface ScimRefusal<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly because?: Because;
  /** Whole seconds of `Retry-After`; absent means what the error table says. */
  readonly retryAfterSeconds?: number;
}

/** A refusal by what was met: the definition set has the code. */
export interface SituationRefusal {
  readonly ok: false;
  readonly situation: ScimSituation;
  readonly because?: Because;
}

export type ScimOutcome<T, Code extends string> = { readonly ok: true; readonly resource: T } | ScimRefusal<Code>;

/** What a backend knows besides what it is asked. */
export interface ScimContext<Caller> {
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestId: string;
  /** Whose service is asked, where one handler serves many: what the option `tenant` says. */
  readonly tenant?: string;
  /**
   * The `meta.version` that a change expects, from `If-Match`; a backend that has versions refuses a change of another
   * one with the code of the situation `versionStale`.
   */
  readonly ifVersion?: string;
  /** Aborts when the client goes away. It is made when it is asked for, and is no part of a copy by `...`. */
  readonly signal: AbortSignal;
}

/** What a backend answers to a write that it does not make: a code of the set, or the situation that it met. */
export type BackendRefusal<Code extends string> = ScimRefusal<Code> | SituationRefusal;

/** What a backend answers to a write that makes or replaces a resource. */
export type BackendOutcome<T, Code extends string> = ScimOutcome<T, Code> | SituationRefusal;

/**
 * What a backend answers to a change: a refusal, the changed resource as `get` gives it where it has that at hand, or
 * nothing.
 */
export type ChangeOutcome<T, Code extends string> = BackendOutcome<T, Code> | undefined;

/** What a backend may do besides: order by `sortBy`, page by `after`. */
export type BackendSupport = "sort" | "cursor";

/**
 * What the engine asks of whoever keeps the resources of one type. Six calls, each all or nothing: a write that is
 * refused has changed nothing. What came from the client has been read and checked: a backend decides only what depends
 * on what it keeps.
 *
 * - An identifier that it does not have: `{ ok: false, situation: "resourceUnknown" }`.
 * - A value that another resource has, where the attribute's `uniqueness` is not `none`: `"uniquenessViolated"`.
 * - Another version than `context.ifVersion`, where that is given: `"versionStale"`.
 * - An immutable attribute that has a value already: `"attributeImmutable"`; a condition of a change that no element
 *   meets though it must: `"targetMissing"`; the last value of a required list: `"attributeRequired"`. `changeResource` and
 *   `replaceResource` find these.
 *
 * Any other refusal carries a code of the set: `{ ok: false, error: "sensitive" }`.
 */
export interface ScimBackend<R extends ResourceTypes, Code extends string, Caller> {
  /** A set whose capabilities ask for more is refused when the handler is made. */
  readonly supports?: readonly BackendSupport[];
  /** The resource with every attribute that may be shown, or undefined where there is none. */
  get(id: string, context: ScimContext<Caller>): Promise<R["resource"] | undefined>;
  /** One page of the resources that meet the filter, in a stable order, and how many there are in all. */
  find(query: Query<R["filterable"]>, context: ScimContext<Caller>): Promise<Page<R["resource"]>>;
  /** Keeps a new resource under an identifier that was never given before; answers it with `id` and `meta`. */
  insert(resource: R["create"], context: ScimContext<Caller>): Promise<BackendOutcome<R["resource"], Code>>;
  /**
   * Puts what a client wrote in the place of what clients wrote before, and leaves what the service itself keeps. An
   * attribute that is left out is cleared; an immutable one keeps its value.
   */
  replace(
    id: string,
    resource: R["create"],
    context: ScimContext<Caller>,
  ): Promise<BackendOutcome<R["resource"], Code>>;
  /**
   * Makes all of the changes, in their order, or none. They name what changes and no more: members that are added to a
   * group of 15,000 arrive as these members. On success it may answer the resource, or nothing: the engine reads the
   * resource then, where the version answers one.
   */
  change(
    id: string,
    changes: readonly Change<R["create"]>[],
    context: ScimContext<Caller>,
  ): Promise<ChangeOutcome<R["resource"], Code>>;
  /** Takes the resource away, for good or until the service itself brings it back. Answers nothing on success. */
  remove(id: string, context: ScimContext<Caller>): Promise<BackendRefusal<Code> | undefined>;
}
