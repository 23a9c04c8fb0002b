import type { Query } from "../backend/backend.js";
import type { PaginationCapability } from "../definition/capabilities.js";
import type { ScimLimits } from "../definition/definition.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "./query-parameters.js";

const RULE = "RFC 7644 §3.4.2.4";
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
    return refuse("pagingInvalid", { rule: RULE, at: name, found: `${name}=${text}`, wanted: "an integer" });
  const number = Number(text);
  return accept(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}
