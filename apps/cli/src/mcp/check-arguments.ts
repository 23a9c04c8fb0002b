import { didYouMean } from "@rollcall/checked-yaml/words";
import { CommandError, exitCodes } from "../describe-error.js";
import type { JsonSchema } from "./read-document.js";

/** The arguments in a schema of an object: their schemas by name, and which are required. */
export function argumentsIn({ properties, required }: JsonSchema) {
  const named = isObject(properties) ? Object.entries(properties) : [];
  return {
    properties: Object.fromEntries(named.map(([name, schema]) => [name, isObject(schema) ? schema : {}])),
    required: Array.isArray(required) ? required.map(String) : [],
  };
}

/**
 * Checks what an agent sends against the schemas of its arguments, which are one level deep. The message has everything that is
 * wrong, and the arguments that there are.
 * @param what the tool or operation, as a subject of sentences
 * @throws CommandError if something is wrong
 */
export function checkArguments(what: string, schema: JsonSchema, sent: Readonly<Record<string, unknown>>): void {
  const { properties, required } = argumentsIn(schema);
  const names = Object.keys(properties);
  const wrong = [
    ...Object.keys(sent)
      .filter((name) => !names.includes(name))
      .map((name) => `has no argument ${JSON.stringify(name)}${didYouMean(name, names)}`),
    ...required.filter((name) => sent[name] === undefined).map((name) => `needs the argument ${JSON.stringify(name)}`),
    ...names.flatMap((name) => {
      const value = sent[name];
      const wanted = value === undefined ? undefined : findMismatch(properties[name] ?? {}, value);
      return wanted === undefined ? [] : [`takes as ${JSON.stringify(name)} ${wanted}, not ${show(value)}`];
    }),
  ];
  if (wrong.length === 0) return;
  const there =
    names.length === 0
      ? "It takes none."
      : `Its arguments: ${names.map((name) => (required.includes(name) ? name : `${name}?`)).join(", ")}.`;
  throw new CommandError(`${wrong.map((one) => `${what} ${one}`).join("\n")}\n${there}`, exitCodes.usage);
}

/** The wanted form of a value. Undefined if it fits. */
function findMismatch({ type, enum: allowed, pattern, minLength }: JsonSchema, value: unknown): string | undefined {
  if (Array.isArray(allowed) && !allowed.includes(value)) {
    const hint = typeof value === "string" ? didYouMean(value, allowed.map(String)) : "";
    return `one of ${allowed.join(", ")}${hint.replace(/^; /, " (").replace(/\?$/, "?)")}`;
  }
  if (typeof type === "string" && !isOf(type, value)) return nouns[type] ?? type;
  if (typeof value !== "string") return undefined;
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(value)) return `a text like ${pattern}`;
  return typeof minLength === "number" && value.length < minLength ? "a text that is not empty" : undefined;
}

const nouns: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    default:
      return typeof value === type;
  }
}

const maxShown = 80;

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
