import { isObject } from "../body/read-body.js";

/**
 * Keeps at most one primary element in each list of a resource: the last one, as if a PATCH added them one by one. For
 * `insert` of a backend in a lenient version.
 *
 * @see RFC 7643 §2.4
 */
export function resolvePrimaries<Resource extends object>(resource: Resource): Resource {
  const settled = Object.entries(resource).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [];
    const last = value.findLastIndex(isPrimary);
    if (value.findIndex(isPrimary) === last) return [];
    return [[name, value.map((element, at) => (at < last && isPrimary(element) ? withoutMark(element) : element))]];
  });
  return settled.length === 0 ? resource : { ...resource, ...Object.fromEntries(settled) };
}

function isPrimary(element: unknown): boolean {
  return isObject(element) && element["primary"] === true;
}

function withoutMark(element: unknown): unknown {
  return isObject(element) ? { ...element, primary: false } : element;
}
