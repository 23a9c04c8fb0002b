import { type Refusal, refuse } from "../engine/refusal.js";
import { jsonEndsEarly } from "./json-ends-early.js";

/** Members of a JSON body by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Reads a JSON body: one object, of bounded depth. */
export function parseMembers(
  text: string,
  maxDepth: number,
): { readonly ok: true; readonly members: Members } | Refusal {
  const parsed = parseJson(text);
  if (parsed === undefined) return refuse(jsonEndsEarly(text) ? "bodyTruncated" : "bodyMalformed");
  const { value } = parsed;
  return isObject(value) && isHarmless(value, maxDepth) ? { ok: true, members: value } : refuse("bodyMalformed");
}

/** The value of a JSON text; undefined where the text is none. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Whether a value read from JSON may go further: arrays and objects nest at most `maxDepth` deep, no object has an own
 * `__proto__`, and every text is well-formed Unicode.
 */
export function isHarmless(value: unknown, maxDepth: number): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (maxDepth === 0) return false;
  if (Array.isArray(value)) return value.every((element) => isHarmless(element, maxDepth - 1));
  return Object.entries(value).every(
    ([key, member]) => key !== "__proto__" && key.isWellFormed() && isHarmless(member, maxDepth - 1),
  );
}

/** Whether a value read from JSON is an object and no array. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
