import { type Awaitable, after } from "@rollcall/engine";
import type { WebapiLimits } from "../definition/definition.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { atOnce, type Charset, inSlices, type Pause, type Sliced, sliceCharacters } from "./decode-text.js";
import { createFieldCollector, type Fields, noFields, tooManyMembers } from "./fields.js";
import { type JsonFault, type JsonLimits, JsonReader, type ParsedJson } from "./json-reader.js";

/** The fields of a form, or a refusal. */
type ParsedForm = { readonly ok: true; readonly fields: Fields } | Refusal;

/**
 * Parses a query or a URL-encoded body, in slices. The charset applies to the bytes of percent escapes. Broken escapes,
 * bytes that are not text, and too many fields are refused.
 */
export function* parseForm(text: string, limits: WebapiLimits, charset: Charset = "utf-8"): Sliced<ParsedForm> {
  if (text === "") return { ok: true, fields: noFields };
  const { maxBodyMembers = Number.POSITIVE_INFINITY } = limits;
  const collector = createFieldCollector();
  let sliceEnd = sliceCharacters;
  for (let start = 0; start < text.length; ) {
    const end = endOfPiece(text, start);
    if (end > start) {
      const piece = text.slice(start, end);
      const equals = piece.indexOf("=");
      const name = yield* unescapeField(equals === -1 ? piece : piece.slice(0, equals), charset);
      const value = equals === -1 ? "" : yield* unescapeField(piece.slice(equals + 1), charset);
      if (name === undefined || value === undefined) return refuse("bodyMalformed");
      if (collector.add(name, value) > maxBodyMembers) return refuse("bodyTooLarge", tooManyMembers(limits));
    }
    start = end + 1;
    if (start < sliceEnd) continue;
    yield;
    sliceEnd = start + sliceCharacters;
  }
  return { ok: true, fields: collector.fields };
}

function endOfPiece(text: string, start: number): number {
  const end = text.indexOf("&", start);
  return end === -1 ? text.length : end;
}

function* unescapeField(escaped: string, charset: Charset): Sliced<string | undefined> {
  if (escaped.length <= sliceCharacters) return unescapePiece(escaped, charset);
  let text = "";
  for (let start = 0; start < escaped.length; ) {
    const end = betweenCharacters(escaped, start + sliceCharacters);
    const piece = unescapePiece(escaped.slice(start, end), charset);
    if (piece === undefined) return undefined;
    text += piece;
    start = end;
    yield;
  }
  return text;
}

/** The position at or shortly before `at` that splits no escape and no character of several escapes. */
function betweenCharacters(escaped: string, at: number): number {
  let place = at;
  if (escaped[place - 1] === "%") place -= 1;
  else if (escaped[place - 2] === "%") place -= 2;
  // A character of UTF-8 has at most three bytes after its first.
  for (let back = 0; back < 3 && /^%[89abAB]/.test(escaped.slice(place, place + 2)); back += 1) place -= 3;
  return place;
}

function unescapePiece(escaped: string, charset: Charset): string | undefined {
  const spaced = escaped.includes("+") ? escaped.replaceAll("+", " ") : escaped;
  if (!spaced.includes("%")) return spaced;
  if (charset === "iso-8859-1") return unescapeBytes(spaced);
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

function unescapeBytes(escaped: string): string | undefined {
  if (/%(?![0-9a-fA-F]{2})/.test(escaped)) return undefined;
  return escaped.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

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
