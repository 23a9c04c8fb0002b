/** Value in a manifest at a path of keys; undefined if there is none. */
export function memberAt(manifest: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    manifest,
  );
}
