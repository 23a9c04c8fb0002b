import type { Filter, FilterSchema } from "@rollcall/scim-filter";
import type { Query } from "../backend/backend.js";
import type { PaginationCapability } from "../definition/capabilities.js";
import type { ScimLimits } from "../definition/definition.js";
import type { FilterReading } from "../filters/parse-filter-text.js";
import { readFilter } from "../filters/read-filter.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "./query-parameters.js";
import { readPaging } from "./read-paging.js";
import { readSortBy } from "./read-sort-by.js";

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
 * ignored.
 */
export function readQuery(parameters: QueryParameters, options: ReadQueryOptions): Read<Query<string>> {
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
  const filter = readFilterParameter(parameters, options);
  if (!filter.ok) return filter;
  const { sort, filterable } = options;
  const sortBy = sort && filterable ? readSortBy(parameters.get("sortBy"), filterable) : accept(undefined);
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

function readFilterParameter(
  parameters: QueryParameters,
  { filterable, ...reading }: ReadQueryOptions,
): Read<Filter | undefined> {
  const text = parameters.get("filter");
  if (text === null || !reading.filter.supported || filterable === undefined) return accept(undefined);
  return readFilter(text, filterable, reading);
}
