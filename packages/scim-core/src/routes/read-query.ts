import type { Query } from "../backend.js";
import type { ScimLimits } from "../definition.js";
import { accept, type Read, refuse } from "../refused.js";

const RULE = "RFC 7644 §3.4.2";

/**
 * The paging and order of a list request, within the limits: a `startIndex` below 1 is 1, a negative `count` is 0, a
 * `count` above the greatest is the greatest. Parameters that the engine does not know are read over.
 */
export function readQuery(search: string, limits: ScimLimits): Read<Query<never>> {
  const parameters = new URLSearchParams(search);
  const startIndex = readInteger(parameters, "startIndex", 1);
  if (!startIndex.ok) return startIndex;
  const count = readInteger(parameters, "count", limits.defaultCount);
  if (!count.ok) return count;
  const sortOrder = parameters.get("sortOrder") ?? "ascending";
  if (sortOrder !== "ascending" && sortOrder !== "descending")
    return refuse("sortOrderInvalid", { rule: RULE, found: sortOrder, wanted: "ascending or descending" });
  return accept({
    startIndex: Math.max(1, startIndex.value),
    count: Math.min(Math.max(0, count.value), limits.maxCount),
    sortOrder,
  });
}

function readInteger(parameters: URLSearchParams, name: string, absent: number): Read<number> {
  const text = parameters.get(name);
  if (text === null) return accept(absent);
  if (!/^[+-]?\d+$/.test(text.trim()))
    return refuse("pagingInvalid", { rule: RULE, found: `${name}=${text}`, wanted: "an integer" });
  const number = Number(text);
  return accept(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}
