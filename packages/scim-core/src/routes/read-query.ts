import { once } from "@rollcall/engine";
import type { AttributePath, Filter, FilterSchema } from "@rollcall/scim-filter";
import type { Query } from "../backend/backend.js";
import type { PaginationCapability } from "../definition/capabilities.js";
import type { ScimLimits } from "../definition/definition.js";
import type { FilterReading } from "../filters/read-filter.js";
import { accept, type Read, refuse } from "../refusals/refused.js";

const RULE = "RFC 7644 §3.4.2";

/** Options for reading the query of a list. */
export interface ReadQueryOptions extends FilterReading {
  readonly limits: ScimLimits;
  /** Whether `sortBy` applies. */
  readonly sort: boolean;
  readonly pagination?: PaginationCapability;
  /** Names that a filter and `sortBy` may use. Default: none, and both are ignored. */
  readonly filterable?: FilterSchema;
}

/**
 * Reads the paging, sorting and filter of a list request, within the limits: a `startIndex` below 1 becomes 1, a
 * negative `count` 0, a `count` above the maximum the maximum. `after` is the cursor as sent. Unknown parameters are
 * ignored. The first filter, and the first `sortBy`, load the grammar.
 */
export async function readQuery(parameters: QueryParameters, options: ReadQueryOptions): Promise<Read<Query<string>>> {
  const paging = readPaging(parameters, options);
  if (!paging.ok) return paging;
  const sortOrder = parameters.get("sortOrder") ?? "ascending";
  if (sortOrder !== "ascending" && sortOrder !== "descending")
    return refuse("sortOrderInvalid", {
      rule: RULE,
      at: "sortOrder",
      found: sortOrder,
      wanted: "ascending or descending",
    });
  const filter = await readFilterParameter(parameters, options);
  if (!filter.ok) return filter;
  const sortBy = await readSortByParameter(parameters, options);
  if (!sortBy.ok) return sortBy;
  const most = filter.value === undefined ? options.limits.maxCount : options.filter.maxResults;
  return accept({
    ...(filter.value !== undefined && { filter: filter.value }),
    ...paging.value,
    count: Math.min(paging.value.count, most),
    ...(sortBy.value !== undefined && { sortBy: sortBy.value }),
    sortOrder,
  });
}

const loadFilterReader = once(() => import("../filters/read-filter.js"));
const loadSortByReader = once(() => import("./read-sort-by.js"));

async function readFilterParameter(
  parameters: QueryParameters,
  { filterable, ...reading }: ReadQueryOptions,
): Promise<Read<Filter | undefined>> {
  const text = parameters.get("filter");
  if (text === null || !reading.filter.supported || filterable === undefined) return accept(undefined);
  const { readFilter } = await loadFilterReader();
  return readFilter(text, filterable, reading);
}

async function readSortByParameter(
  parameters: QueryParameters,
  { sort, filterable }: ReadQueryOptions,
): Promise<Read<AttributePath | undefined>> {
  const text = parameters.get("sortBy");
  if (text === null || !sort || filterable === undefined) return accept(undefined);
  const { readSortBy } = await loadSortByReader();
  return readSortBy(text, filterable);
}

/** The parameters of a query, from an address or from the body of a search. `URLSearchParams` implements it. */
export interface QueryParameters {
  /** The first value of a name, or null if there is none. */
  get(name: string): string | null;
}

/** The parameters of a request without any. */
export const noParameters: QueryParameters = { get: () => null };

const PAGE_RULE = "RFC 7644 §3.4.2.4";
const CURSOR_RULE = "RFC 9865 §2";

/** Options for paging a list. */
interface ReadPagingOptions {
  readonly limits: ScimLimits;
  readonly pagination?: PaginationCapability;
}

/** Reads the page of a list request, by `startIndex` or by `cursor`, within the maximum size. */
export function readPaging(
  parameters: QueryParameters,
  { limits, pagination }: ReadPagingOptions,
): Read<Pick<Query<string>, "startIndex" | "count" | "after">> {
  const cursor = pagination?.cursor === true ? parameters.get("cursor") : null;
  if (cursor !== null) return readCursorPaging(parameters, limits, cursor);
  if (parameters.get("startIndex") === null && pagesByCursor(pagination))
    return readCursorPaging(parameters, limits, "");
  if (pagination?.index === false)
    return refuse("pagingInvalid", { rule: CURSOR_RULE, at: "startIndex", found: "startIndex", wanted: "cursor" });
  const startIndex = readInteger(parameters, "startIndex", 1);
  if (!startIndex.ok) return startIndex;
  const count = readInteger(parameters, "count", limits.defaultCount);
  if (!count.ok) return count;
  return accept({
    startIndex: Math.max(1, startIndex.value),
    count: Math.min(Math.max(0, count.value), limits.maxCount),
  });
}

/** Whether a list is paged by cursor if the request names neither method. */
function pagesByCursor(pagination: PaginationCapability | undefined): boolean {
  if (pagination?.cursor !== true) return false;
  return !pagination.index || pagination.defaultPaginationMethod === "cursor";
}

function readCursorPaging(
  parameters: QueryParameters,
  { defaultCount, maxCount }: ScimLimits,
  after: string,
): Read<Pick<Query<string>, "startIndex" | "count" | "after">> {
  const count = readInteger(parameters, "count", defaultCount);
  if (!count.ok) return { ...count, situation: "countInvalid" };
  if (count.value < 1)
    return refuse("countInvalid", { rule: CURSOR_RULE, found: count.value, wanted: `1 to ${maxCount}` });
  return accept({ startIndex: 1, count: Math.min(count.value, maxCount), after });
}

function readInteger(parameters: QueryParameters, name: string, absent: number): Read<number> {
  const text = parameters.get(name);
  if (text === null) return accept(absent);
  if (!/^[+-]?\d+$/.test(text.trim()))
    return refuse("pagingInvalid", { rule: PAGE_RULE, at: name, found: `${name}=${text}`, wanted: "an integer" });
  const number = Number(text);
  return accept(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}
