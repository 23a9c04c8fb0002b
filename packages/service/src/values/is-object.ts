/** Whether a JSON value is an object or a list. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
