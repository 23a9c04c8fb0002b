/** A JSON object of any shape. */
type JsonObject = Readonly<Record<string, unknown>>;

/** Reads an app's answer as a JSON object; undefined if it is none. */
export function readObject(body: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
