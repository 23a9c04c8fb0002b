import type { Filter } from "@rollcall/scim-filter";
import type { Because } from "./because.js";
import type { Change } from "./change.js";
import type { ResourceTypes } from "./definition.js";
import type { Instant } from "./instant.js";

/** One page of a list. */
export interface Page<T> {
  readonly resources: readonly T[];
  /** Exact number of resources that the query selects, whatever the page. */
  readonly totalResults: number;
}

/** What a list request asks for, checked and within the limits. */
export interface Query<Attribute extends string> {
  /**
   * What the resources must meet. Every name is a key of what is filterable, every literal has the type of its attribute,
   * and every operator compares it; `compileFilter` and `toSql` of `@rollcall/scim-filter` take it as it is.
   */
  readonly filter?: Filter<Attribute>;
  /** 1-based. */
  readonly startIndex: number;
  /** 0 asks for the total alone. */
  readonly count: number;
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

export type ScimOutcome<T, Code extends string> = { readonly ok: true; readonly resource: T } | ScimRefusal<Code>;

/** What a backend knows besides what it is asked. */
export interface ScimContext<Caller> {
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestId: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
}

/** What the engine asks of whoever keeps the resources. Each call is all or nothing. */
export interface ScimBackend<R extends ResourceTypes, Code extends string, Caller> {
  /** The resource with exactly the attributes to show, or undefined where there is none. */
  get(id: string, context: ScimContext<Caller>): Promise<R["resource"] | undefined>;
  find(query: Query<R["filterable"]>, context: ScimContext<Caller>): Promise<Page<R["resource"]>>;
  insert(resource: R["create"], context: ScimContext<Caller>): Promise<ScimOutcome<R["resource"], Code>>;
  replace(id: string, resource: R["create"], context: ScimContext<Caller>): Promise<ScimOutcome<R["resource"], Code>>;
  /** Answers nothing on success: the engine reads the resource only where the version answers one. */
  change(
    id: string,
    changes: readonly Change<R["create"]>[],
    context: ScimContext<Caller>,
  ): Promise<ScimRefusal<Code> | undefined>;
  remove(id: string, context: ScimContext<Caller>): Promise<ScimRefusal<Code> | undefined>;
}
