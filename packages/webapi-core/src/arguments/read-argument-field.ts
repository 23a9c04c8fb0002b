import { type Awaitable, after } from "@rollcall/engine";
import type { ArgumentForm, WebapiLimits } from "../definition/definition.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { type Pause, sliceCharacters } from "../request/decode-text.js";
import { jsonLimits, parseJson, refuseJson } from "../request/parse-json.js";

/**
 * Reads an argument sent as text. A value that does not match its form is passed on, so that the validator refuses it
 * with the method's codes.
 */
export function readArgumentField(
  form: ArgumentForm,
  field: string | readonly string[],
  reading: ArgumentReading,
): Awaitable<ReadArgument> {
  if (typeof field !== "string") return readRepeated(form, field, reading);
  if (form === "string") return { ok: true, value: field };
  if (form === "jsonText") return checkJsonText(field, reading);
  if (field === "") return "absent";
  switch (form) {
    case "integer":
    case "number":
      return { ok: true, value: readNumber(field) };
    case "boolean":
      return { ok: true, value: booleans.get(field) ?? field };
    case "object":
    case "objects":
      return readJson(field, reading);
    case "list":
      return field.trimStart().startsWith("[") ? readJson(field, reading) : readCommas(field, reading);
  }
}

/** Checks text that the handler parses as JSON. JSON with too many members is refused. */
export function checkJsonText(text: string, reading: ArgumentReading): Awaitable<ReadArgument> {
  return text.length > sliceCharacters ? checkLongText(text, reading) : { ok: true, value: text };
}

async function checkLongText(text: string, { limits, pause }: ArgumentReading): Promise<ReadArgument> {
  const parsed = await parseJson(text, { ...jsonLimits(limits), maxDepth: Number.POSITIVE_INFINITY }, pause);
  return parsed.ok || parsed.fault !== "crowded" ? { ok: true, value: text } : refuseJson(parsed.fault, limits);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads a decimal number. A number that is too large stays a string. */
function readNumber(field: string): unknown {
  const value = decimal.test(field) ? Number(field) : Number.NaN;
  return Number.isFinite(value) ? value : field;
}

function readJson(field: string, { limits, pause }: ArgumentReading): Awaitable<ReadArgument> {
  return after(parseJson(field, jsonLimits(limits), pause), (parsed) => {
    if (parsed.ok) return { ok: true, value: parsed.value };
    const isJson = parsed.fault === "harmful" || parsed.fault === "crowded";
    return isJson ? refuseJson(parsed.fault, limits) : { ok: true, value: field };
  });
}

function readCommas(field: string, { limits }: ArgumentReading): ReadArgument {
  const { maxBodyMembers } = limits;
  const pieces = field.split(",", maxBodyMembers === undefined ? undefined : maxBodyMembers + 1);
  if (pieces.length > (maxBodyMembers ?? Number.POSITIVE_INFINITY)) return refuseJson("crowded", limits);
  return listOf(pieces.map((piece) => piece.trim()));
}

async function readRepeated(
  form: ArgumentForm,
  fields: readonly string[],
  { limits, pause }: ArgumentReading,
): Promise<ReadArgument> {
  if (form === "list") return listOf(fields);
  if (form !== "objects") return refuse("arrayRefused");
  let { maxDepth, maxMembers = Number.POSITIVE_INFINITY } = jsonLimits(limits);
  maxDepth -= 1;
  const elements: unknown[] = [];
  for (const field of fields) {
    const parsed = await parseJson(field, { maxDepth, maxMembers }, pause);
    if (!parsed.ok && (parsed.fault === "harmful" || parsed.fault === "crowded")) {
      return refuseJson(parsed.fault, limits);
    }
    elements.push(parsed.ok ? parsed.value : field);
    maxMembers -= parsed.ok ? parsed.members : 0;
  }
  return { ok: true, value: elements };
}

function listOf(pieces: readonly string[]): ReadArgument {
  const elements = pieces.filter((piece) => piece !== "");
  return elements.length === 0 ? "absent" : { ok: true, value: elements };
}

/** A value to validate, no value, or a refusal. */
export type ReadArgument = { readonly ok: true; readonly value: unknown } | "absent" | Refusal;

/** Options for reading arguments. */
export interface ArgumentReading {
  readonly limits: WebapiLimits;
  readonly pause: Pause;
}
