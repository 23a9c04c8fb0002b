/** A mapping with unknown members. */
export interface UnknownObject {
  readonly [key: string]: unknown;
}

/** Returns whether a value is an object, and neither a list nor null. */
export function isObject(value: unknown): value is UnknownObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
