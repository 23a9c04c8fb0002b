import type { DialectName, FilterLimits } from "@rollcall/scim-filter";

/**
 * The capabilities that a version advertises and has. A literal `false` is a feature that the engine does not have: a
 * set that claims it does not compile. Features of 2.0 are refused for 1.1 when the handler is created.
 */
export interface CapabilityDefinitions {
  readonly patch: boolean;
  readonly bulk: BulkCapability;
  readonly filter: FilterCapability;
  readonly changePassword: boolean;
  /** Whether `sortBy` applies. If not, it is ignored. Every backend must support it. */
  readonly sort: boolean;
  /** Whether resources have versions, and `If-Match` and `If-None-Match` apply. */
  readonly etag: boolean;
  /** Whether `attributes` and `excludedAttributes` select what is returned. Default: false. */
  readonly attributes?: boolean;
  /** The paging of lists. Default: by `startIndex`, and nothing is advertised. */
  readonly pagination?: PaginationCapability;
  /** Whether lists can be requested by POST, at `/.search` and below each resource type. Default: false. */
  readonly search?: boolean;
  /** Whether `/Me` is the caller's own resource, which the option `me` returns. Default: false. */
  readonly me?: boolean;
  /**
   * Whether bodies of 2.0 are read the way identity providers send them, PATCH above all. If not, they are read as the
   * RFCs define. Default: true.
   */
  readonly lenient?: boolean;
  /** Advertised only by 1.1. */
  readonly xmlDataFormat: false;
}

/** The bulk requests that a version serves. @see RFC 7644 §3.7 */
export interface BulkCapability {
  readonly supported: boolean;
  /** Maximum number of operations. */
  readonly maxOperations: number;
  /** Maximum size, in bytes. */
  readonly maxPayloadSize: number;
}

/** The form of the `filter` parameter that a version serves for lists. */
export interface FilterCapability {
  /** Whether it applies. If not, it is ignored. */
  readonly supported: boolean;
  /** Maximum number of resources in one page of a filtered list. */
  readonly maxResults: number;
  /** Syntax of filters, and of conditions in a PATCH path. Default: `rfc7644`. */
  readonly dialect?: DialectName;
  /** Limits of a filter. Default: those of `@rollcall/scim-filter`. */
  readonly limits?: FilterLimits;
}

/** The paging of a version's lists. The set's limits have the sizes of pages. @see RFC 9865 §4 */
export interface PaginationCapability {
  /** Whether `cursor` applies. If not, it is ignored. Every backend must support it. */
  readonly cursor: boolean;
  /** Whether `startIndex` applies. If not, it is refused. */
  readonly index: boolean;
  /** Method of paging for a request that names none. Default: `index`, if that is supported. */
  readonly defaultPaginationMethod?: "cursor" | "index";
  /** Lifetime of a cursor, in seconds. Default: unlimited. */
  readonly cursorTimeout?: number;
  /** Whether the configuration has `pagination`, which some clients of RFC 7643 refuse. Default: true. */
  readonly advertised?: boolean;
}
