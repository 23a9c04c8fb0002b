/**
 * JSON pointer to a place in a value; empty for the whole value.
 * @see RFC 6901
 */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
