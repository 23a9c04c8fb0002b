import type { DialectName, FilterLimits } from "@rollcall/scim-filter";

/**
 * What a version advertises and does. A literal `false` is what the engine does not have: a set that claims it does not
 * compile. What came with 2.0 is refused of a 1.1 when the handler is made.
 */
export interface CapabilityDefinitions {
  readonly patch: boolean;
  readonly bulk: BulkCapability;
  readonly filter: FilterCapability;
  readonly changePassword: boolean;
  /** Whether `sortBy` is applied; otherwise it is read over. Every backend must say that it sorts. */
  readonly sort: boolean;
  /** Whether resources carry versions, and `If-Match` and `If-None-Match` are applied. */
  readonly etag: boolean;
  /** Whether `attributes` and `excludedAttributes` choose what is answered; false unless said. */
  readonly attributes?: boolean;
  /** How lists are paged; absent means by `startIndex`, and nothing is advertised of it. */
  readonly pagination?: PaginationCapability;
  /** Whether lists are also asked for by POST, at `/.search` and below each resource type; false unless said. */
  readonly search?: boolean;
  /** Whether `/Me` stands for the caller's own resource, which the option `me` names; false unless said. */
  readonly me?: boolean;
  /**
   * Whether bodies of 2.0 are read the way identity providers send them, a PATCH above all; true unless said. Without
   * it, they are read as the RFCs have them.
   */
  readonly lenient?: boolean;
  /** Advertised by 1.1 alone. */
  readonly xmlDataFormat: false;
}

/** How a version serves bulk requests. @see RFC 7644 §3.7 */
export interface BulkCapability {
  readonly supported: boolean;
  /** Greatest number of operations in one. */
  readonly maxOperations: number;
  /** Greatest size of one, in bytes. */
  readonly maxPayloadSize: number;
}

/** How a version serves the `filter` parameter of lists. */
export interface FilterCapability {
  /** Whether it is applied; otherwise it is read over. */
  readonly supported: boolean;
  /** Greatest number of resources in one page of a filtered list. */
  readonly maxResults: number;
  /** What may be written in a filter, and between the brackets of a PATCH path; `rfc7644` unless said. */
  readonly dialect?: DialectName;
  /** Bounds on a filter; what is left out is as wide as `@rollcall/scim-filter` has it. */
  readonly limits?: FilterLimits;
}

/** How a version pages lists; the sizes of pages are those of the set's limits. @see RFC 9865 §4 */
export interface PaginationCapability {
  /** Whether `cursor` is applied; otherwise it is read over. Every backend must say that it pages by cursor. */
  readonly cursor: boolean;
  /** Whether `startIndex` is applied; otherwise it is refused. */
  readonly index: boolean;
  /** What pages a list whose request says neither; `index` unless said, where that is supported. */
  readonly defaultPaginationMethod?: "cursor" | "index";
  /** How long a cursor is good, in seconds; absent means without end. */
  readonly cursorTimeout?: number;
}
