import { isDeepStrictEqual } from "node:util";
import { type Heard, shorten } from "../http/heard.js";
import { Deviation } from "./outcome.js";

/**
 * Checks a condition.
 * @throws Deviation if it is false
 */
export function demand(holds: boolean, heard: Heard, expected: string, came?: string): asserts holds {
  if (!holds) throw new Deviation({ heard, expected, ...(came !== undefined && { came }) });
}

/** Checks the status of an answer. */
export function demandStatus(heard: Heard, ...wanted: readonly number[]): void {
  demand(wanted.includes(heard.status), heard, `the status ${wanted.join(" or ")}`);
}

/**
 * Checks that a request is refused with a status. Another `scimType` is a deviation from a recommendation, because RFC
 * 7644 §3.12 makes it optional.
 */
export function demandRefusal(
  heard: Heard,
  status: number | readonly number[],
  scimType?: string | readonly string[],
): void {
  demandStatus(heard, ...[status].flat());
  if (scimType === undefined) return;
  const wanted = [scimType].flat();
  if (wanted.includes(heard.body?.scimType)) return;
  throw new Deviation({ heard, expected: `the scimType ${wanted.join(" or ")}`, level: "should" });
}

/** Checks that a request is refused with a status of 400 to 499 or 501. */
export function demandRefused(heard: Heard): void {
  demand((heard.status >= 400 && heard.status < 500) || heard.status === 501, heard, "a refusal with a status of 4xx");
}

/** Checks a value. Objects may have more members, and lists may have another order. Absent, null and an empty list are equal. */
export function demandValue(heard: Heard, what: string, found: unknown, wanted: unknown): void {
  demand(matches(found, wanted), heard, `${what} ${print(wanted)}`, `${what} is ${print(found)}`);
}

/** Checks a value exactly. */
export function demandSame(heard: Heard, what: string, found: unknown, wanted: unknown): void {
  demand(isDeepStrictEqual(found, wanted), heard, `${what} ${print(wanted)}`, `${what} is ${print(found)}`);
}

function print(value: unknown): string {
  return value === undefined ? "absent" : shorten(JSON.stringify(value));
}

/** Whether a value contains all that is wanted. */
function matches(found: unknown, wanted: unknown): boolean {
  if (isUnassigned(wanted)) return isUnassigned(found);
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return false;
    return wanted.every((each) => found.some((other) => matches(other, each)));
  }
  if (typeof wanted === "object" && wanted !== null) {
    if (typeof found !== "object" || found === null) return false;
    return Object.entries(wanted).every(([key, value]) => matches(memberOf(found, key), value));
  }
  return found === wanted;
}

/** A member of a resource by its name, regardless of case. */
export function memberOf(of: object, name: string): unknown {
  if (name in of) return Reflect.get(of, name);
  const found = Object.keys(of).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : Reflect.get(of, found);
}

/** Whether a value means no value. @see https://www.rfc-editor.org/rfc/rfc7643#section-2.5 */
export function isUnassigned(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Checks a body of an error. @see https://www.rfc-editor.org/rfc/rfc7644#section-3.12 */
export function isScimError({ body, status }: Heard, urn: string): boolean {
  return Array.isArray(body?.schemas) && body.schemas.includes(urn) && String(body.status) === String(status);
}
