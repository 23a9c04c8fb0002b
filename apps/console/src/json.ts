/** An object of JSON, whose members are not known. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; undefined if there is none. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => (isJson(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );
}

/** The text at a path of keys; empty if there is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = at(value, ...keys);
  if (typeof found === "string") return found;
  return typeof found === "number" ? String(found) : "";
}

/** The items at a path of keys; none if there is no list. */
export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The objects of a list at a path of keys. */
export function objectsAt(value: unknown, ...keys: readonly string[]): readonly Json[] {
  return listAt(value, ...keys).filter(isJson);
}
