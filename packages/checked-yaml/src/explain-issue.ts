import type { z } from "zod";
import { didYouMean } from "./near-miss.js";

/**
 * Explains an issue to the author of the file. Pass it to zod as the error map of the parse; a message of the schema
 * itself takes precedence.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "Missing value";
      return `Expected ${expectedWords[issue.expected] ?? issue.expected}, found ${kindOf(issue.input)}`;
    case "too_small":
      return explainBound(issue, issue.minimum, issue.inclusive === false ? "more than" : "at least");
    case "too_big":
      return explainBound(issue, issue.maximum, issue.inclusive === false ? "less than" : "at most");
    case "invalid_value":
      return explainValue(issue.input, issue.values.map(String));
    case "invalid_union":
      return explainUnion(issue);
    case "unrecognized_keys":
      return issue.keys.map((key) => `Unrecognized key ${quote(key)}${hint(key, knownKeys(issue.inst))}`).join("\n");
    default:
      return undefined;
  }
}

/** The YAML name of a zod type. */
const expectedWords: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "an integer",
  number: "a number",
  object: "a mapping",
  record: "a mapping",
  string: "a string",
};

/** The unit of a limit, if it is not the value itself. */
const countedWords: Readonly<Record<string, string>> = { array: "item", string: "character" };

function explainBound({ input, origin }: Bounded, bound: number | bigint, wording: string): string {
  const counted = countedWords[origin];
  if (counted === undefined) return `Expected ${wording} ${bound}, found ${kindOf(input)}`;
  const found = Array.isArray(input) ? input.length : kindOf(input);
  return `Expected ${wording} ${bound} ${counted}${Number(bound) === 1 ? "" : "s"}, found ${found}`;
}

interface Bounded {
  readonly input?: unknown;
  readonly origin: string;
}

function explainValue(input: unknown, wanted: readonly string[]): string {
  if (input === undefined) return `Missing value; expected ${oneOf(wanted)}`;
  if (typeof input !== "string") return `Expected ${oneOf(wanted)}, found ${kindOf(input)}`;
  return `Unrecognized value ${quote(input)}${didYouMean(input, wanted) || `; expected ${oneOf(wanted)}`}`;
}

function explainUnion(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string | undefined {
  const options = "options" in issue ? issue.options : undefined;
  const key = issue.discriminator;
  if (!Array.isArray(options) || key === undefined) return undefined;
  const input = issue.input;
  const found =
    typeof input === "object" && input !== null ? Object.entries(input).find(([k]) => k === key) : undefined;
  return explainValue(found?.[1], options.map(String));
}

/** The keys of the schema that raised an issue. */
function knownKeys(schema: unknown): readonly string[] {
  const shape = (schema as Partial<z.core.$ZodObject> | undefined)?._zod?.def?.shape;
  return shape === undefined ? [] : Object.keys(shape);
}

/** A suggestion for an unknown key: the most similar known key, or all known keys if they are few. */
function hint(key: string, known: readonly string[]): string {
  const few = known.length > 0 && known.length <= 8;
  return didYouMean(key, known) || (few ? `; expected ${oneOf(known)}` : "");
}

function oneOf(words: readonly string[]): string {
  const quoted = words.map(quote);
  const last = quoted.pop() ?? "nothing";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/** The name of a YAML value's type. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? quote(value) : String(value);
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}
