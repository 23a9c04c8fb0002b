import { type Awaitable, after } from "@rollcall/engine";
import type { WebapiLimits } from "../definition/definition.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { atOnce, inSlices, type Pause, sliceCharacters } from "./decode-text.js";
import { tooManyMembers } from "./fields.js";
import { type JsonFault, type JsonLimits, JsonReader, type ParsedJson } from "./json-reader.js";

/** Members of a JSON body by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Parses a JSON body: one object of limited depth and size. */
export function parseMembers(
  text: string,
  limits: WebapiLimits,
  pause: Pause,
): Awaitable<{ readonly ok: true; readonly members: Members } | Refusal> {
  return after(parseJson(text, jsonLimits(limits), pause), (parsed) => {
    if (!parsed.ok) return refuseJson(parsed.fault, limits);
    return isObject(parsed.value) ? { ok: true, members: parsed.value } : refuse("bodyMalformed");
  });
}

/** The refusal for invalid JSON. */
export function refuseJson(fault: JsonFault, limits: WebapiLimits): Refusal {
  switch (fault) {
    case "early":
      return refuse("bodyTruncated");
    case "broken":
    case "harmful":
      return refuse("bodyMalformed");
    case "crowded":
      return refuse("bodyTooLarge", tooManyMembers(limits));
  }
}

/** Limits of a JSON value in a set. */
export function jsonLimits({ maxBodyDepth, maxBodyMembers }: WebapiLimits): JsonLimits {
  return { maxDepth: maxBodyDepth, ...(maxBodyMembers !== undefined && { maxMembers: maxBodyMembers }) };
}

/**
 * Parses JSON. A long text is read in slices, with a pause after each: the platform's parser is faster, but would block
 * other requests.
 */
export function parseJson(text: string, limits: JsonLimits, pause: Pause): Awaitable<ParsedJson> {
  return text.length > sliceCharacters
    ? inSlices(new JsonReader(text, limits).read(), pause)
    : parseShort(text, limits);
}

function parseShort(text: string, limits: JsonLimits): ParsedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message is for people. The reader determines whether the text is incomplete.
    return atOnce(new JsonReader(text, limits).read());
  }
  return inspect(value, limits);
}

/** Checks a parsed value against the limits. */
function inspect(value: unknown, { maxDepth, maxMembers = Number.POSITIVE_INFINITY }: JsonLimits): ParsedJson {
  let members = 0;
  const find = (each: unknown, depth: number): JsonFault | undefined => {
    if (typeof each === "string") return each.isWellFormed() ? undefined : "harmful";
    if (typeof each !== "object" || each === null) return undefined;
    if (depth === 0) return "harmful";
    const names = Array.isArray(each) ? undefined : Object.keys(each);
    members += names?.length ?? (each as readonly unknown[]).length;
    if (members > maxMembers) return "crowded";
    if (names?.some((name) => name === "__proto__" || !name.isWellFormed()) === true) return "harmful";
    for (const below of Object.values(each)) {
      const fault = find(below, depth - 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  const fault = find(value, maxDepth);
  return fault === undefined ? { ok: true, value, members } : { ok: false, fault };
}

/** Returns whether a JSON value is an object, and neither a list nor null. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
