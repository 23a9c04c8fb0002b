import type { ArgumentForm } from "../definition.js";
import { refuse } from "../engine/refusal.js";
import { isHarmless, parseJson } from "../request/parse-json.js";
import type { ReadArgument } from "./read-arguments.js";

/**
 * Reads an argument that came as text. What is not written as its form demands is passed on as text, for the validator
 * to refuse in the method's own words.
 */
export function readArgumentField(
  form: ArgumentForm,
  field: string | readonly string[],
  maxDepth: number,
): ReadArgument {
  if (typeof field !== "string") return readRepeated(form, field, maxDepth);
  if (form === "string" || form === "jsonText") return { ok: true, value: field };
  if (field === "") return "absent";
  switch (form) {
    case "integer":
    case "number":
      return { ok: true, value: readNumber(field) };
    case "boolean":
      return { ok: true, value: booleans.get(field) ?? field };
    case "object":
    case "objects":
      return readJson(field, maxDepth);
    case "list":
      return field.trimStart().startsWith("[")
        ? readJson(field, maxDepth)
        : listOf(field.split(",").map((piece) => piece.trim()));
  }
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number written in decimal; one beyond all numbers stays text. */
function readNumber(field: string): unknown {
  const value = decimal.test(field) ? Number(field) : Number.NaN;
  return Number.isFinite(value) ? value : field;
}

function readJson(field: string, maxDepth: number): ReadArgument {
  const parsed = parseJson(field);
  if (parsed === undefined) return { ok: true, value: field };
  return isHarmless(parsed.value, maxDepth) ? { ok: true, value: parsed.value } : refuse("bodyMalformed");
}

function readRepeated(form: ArgumentForm, fields: readonly string[], maxDepth: number): ReadArgument {
  if (form === "list") return listOf(fields);
  if (form !== "objects") return refuse("arrayRefused");
  const elements: unknown[] = [];
  for (const field of fields) {
    const element = readJson(field, maxDepth - 1);
    if (element === "absent" || !element.ok) return element;
    elements.push(element.value);
  }
  return { ok: true, value: elements };
}

function listOf(pieces: readonly string[]): ReadArgument {
  const elements = pieces.filter((piece) => piece !== "");
  return elements.length === 0 ? "absent" : { ok: true, value: elements };
}
