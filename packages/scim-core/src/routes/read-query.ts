import type { Filter, FilterSchema } from "@rollcall/scim-filter";
import type { Query } from "../backend.js";
import type { PaginationCapability } from "../capabilities.js";
import type { ScimLimits } from "../definition.js";
import type { FilterReading } from "../filters/parse-filter-text.js";
import { readFilter } from "../filters/read-filter.js";
import { accept, type Read, refuse } from "../refused.js";
import type { QueryParameters } from "./query-parameters.js";
import { readPaging } from "./read-paging.js";
import { readSortBy } from "./read-sort-by.js";

const RULE = "RFC 7644 §3.4.2";

/** What decides how the query of a list is read. */
export interface ReadQueryOptions extends FilterReading {
  readonly limits: ScimLimits;
  /** Whether `sortBy` is applied. */
  readonly sort: boolean;
  readonly pagination?: PaginationCapability;
  /** What a filter and an order may name; absent means nothing, and then both are read over. */
  readonly filterable?: FilterSchema;
}

/**
 * The paging, order and filter of a list request, within the limits: a `startIndex` below 1 is 1, a negative `count` is
 * 0, a `count` above the greatest is the greatest. `after` is the cursor as the client sent it. Parameters that the
 * engine does not know are read over.
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
