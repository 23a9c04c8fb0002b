/** Whether a JSON value is an object or a list. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}

/**
 * JSON pointer to a place in a value; empty for the whole value.
 * @see RFC 6901
 */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Value in a manifest at a path of keys; undefined if there is none. */
export function memberAt(manifest: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    manifest,
  );
}
