/** A JSON object from outside. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Whether a JSON value is an object: no list and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member of an object by name; if there is none, by name without case. Undefined if there is none. */
export function memberOf(object: JsonObject, name: string): unknown {
  if (Object.hasOwn(object, name)) return object[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(object).find((candidate) => candidate.toLowerCase() === wanted);
  return key === undefined ? undefined : object[key];
}

/** The value if it is a list, or else a list of it. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
