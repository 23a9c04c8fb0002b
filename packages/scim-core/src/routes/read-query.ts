import type { AttributePath, Filter, FilterSchema } from "@rollcall/scim-filter";
import type { Query } from "../backend/backend.js";
import type { PaginationCapability } from "../definition/capabilities.js";
import type { ScimLimits } from "../definition/definition.js";
import type { FilterReading } from "../filters/parse-filter-text.js";
import { loadOnce } from "../modules/load-once.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "./query-parameters.js";
import { readPaging } from "./read-paging.js";

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

const loadFilterReader = loadOnce(() => import("../filters/read-filter.js"));
const loadSortByReader = loadOnce(() => import("./read-sort-by.js"));

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
