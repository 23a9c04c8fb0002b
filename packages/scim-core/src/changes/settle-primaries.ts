import { isJsonObject } from "../json-object.js";

/**
 * A resource in whose lists at most one element is primary: of several the last one stays, as when a PATCH adds them one
 * after the other. For a backend's `insert`, where the version is lenient.
 *
 * @see RFC 7643 §2.4
 */
export function settlePrimaries<Resource extends object>(resource: Resource): Resource {
  const settled = Object.entries(resource).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [];
    const last = value.findLastIndex(isPrimary);
    if (value.findIndex(isPrimary) === last) return [];
    return [[name, value.map((element, at) => (at < last && isPrimary(element) ? withoutMark(element) : element))]];
  });
  return settled.length === 0 ? resource : { ...resource, ...Object.fromEntries(settled) };
}

function isPrimary(element: unknown): boolean {
  return isJsonObject(element) && element["primary"] === true;
}

function withoutMark(element: unknown): unknown {
  return isJsonObject(element) ? { ...element, primary: false } : element;
}
