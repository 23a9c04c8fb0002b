import type { Filter, FilterSchema } from "@rollcall/scim-filter";
import type { Query } from "../backend.js";
import type { FilterCapability, ScimLimits } from "../definition.js";
import { readFilter } from "../filters/read-filter.js";
import { accept, type Read, refuse } from "../refused.js";

const RULE = "RFC 7644 §3.4.2";

/** What decides how the query of a list is read. */
export interface ReadQueryOptions {
  readonly limits: ScimLimits;
  readonly filter: FilterCapability;
  /** What a filter may name; absent means nothing, and then a filter is read over. */
  readonly filterable?: FilterSchema;
}

/**
 * The paging, order and filter of a list request, within the limits: a `startIndex` below 1 is 1, a negative `count` is
 * 0, a `count` above the greatest is the greatest. Parameters that the engine does not know are read over.
 */
export function readQuery(search: string, options: ReadQueryOptions): Read<Query<string>> {
  const parameters = new URLSearchParams(search);
  const { defaultCount, maxCount } = options.limits;
  const startIndex = readInteger(parameters, "startIndex", 1);
  if (!startIndex.ok) return startIndex;
  const count = readInteger(parameters, "count", defaultCount);
  if (!count.ok) return count;
  const sortOrder = parameters.get("sortOrder") ?? "ascending";
  if (sortOrder !== "ascending" && sortOrder !== "descending")
    return refuse("sortOrderInvalid", { rule: RULE, found: sortOrder, wanted: "ascending or descending" });
  const filter = readParameter(parameters, options);
  if (!filter.ok) return filter;
  const most = filter.value === undefined ? maxCount : Math.min(maxCount, options.filter.maxResults);
  return accept({
    ...(filter.value !== undefined && { filter: filter.value }),
    startIndex: Math.max(1, startIndex.value),
    count: Math.min(Math.max(0, count.value), most),
    sortOrder,
  });
}

function readParameter(
  parameters: URLSearchParams,
  { filter, filterable }: ReadQueryOptions,
): Read<Filter | undefined> {
  const text = parameters.get("filter");
  if (text === null || !filter.supported || filterable === undefined) return accept(undefined);
  return readFilter(text, filterable, filter);
}

function readInteger(parameters: URLSearchParams, name: string, absent: number): Read<number> {
  const text = parameters.get(name);
  if (text === null) return accept(absent);
  if (!/^[+-]?\d+$/.test(text.trim()))
    return refuse("pagingInvalid", { rule: RULE, found: `${name}=${text}`, wanted: "an integer" });
  const number = Number(text);
  return accept(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}
