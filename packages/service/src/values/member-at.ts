/** What stands in a manifest below some keys, each inside the one before; undefined where nothing does. */
export function memberAt(manifest: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    manifest,
  );
}
