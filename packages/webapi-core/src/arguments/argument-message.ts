import { withoutZod } from "@rollcall/schemas";
import type { z } from "zod";
import type { MethodDefinition, MethodTypes } from "../definition/definition.js";
import { toWirePath } from "../definition/rename-wire.js";
import { compileFields, createNameCompiler, type WireNames } from "../names/wire-names.js";
import { demandIn } from "../validators/rules.js";

type Issue = z.core.$ZodIssue;

/**
 * Returns the line that explains what is wrong with an argument: `[ERROR] missing required field: channel`, or `[ERROR]
 * must be a string [json-pointer:/blocks/1/type]`. It has the names on the wire.
 * @param patternMessage replaces the pattern that a string does not match
 */
export function argumentMessage(
  issue: Issue,
  values: Readonly<Record<string, unknown>>,
  wireNames: WireNames,
  patternMessage?: string,
): string {
  const { path, names } = toWirePath(issue.path, wireNames);
  if (valueAt(values, issue.path) === undefined) {
    const parent = path.slice(0, -1);
    return `[ERROR] missing required field: ${String(path.at(-1) ?? "")}${pointer(parent)}`;
  }
  return `[ERROR] ${demandOn(valueAt(values, issue.path))}${pointer(path)}`;

  function demandOn(value: unknown): string {
    if (issue.code !== "invalid_type" && isBlank(value)) return "must not be empty";
    const isOfPattern = issue.code === "invalid_format" && issue.format === "regex";
    if (patternMessage === undefined || !isOfPattern) return demandOf(issue, names);
    return `${patternMessage}, not ${shorten(value)}`;
  }
}

const shownAtMost = 40;

function shorten(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);
}

/** An empty string is reported as empty, whatever rule it breaks. */
function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    values,
  );
}

/** @see RFC 6901 */
function pointer(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "";
  return ` [json-pointer:${path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}]`;
}

function demandOf(issue: Issue, names: WireNames | undefined): string {
  const toWire = (name: string): string => names?.toWire(name) ?? name;
  switch (issue.code) {
    case "invalid_type":
      return `must be ${typeName(issue.expected)}`;
    case "too_small":
      return `must ${bound(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum)}`;
    case "too_big":
      return `must ${bound(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum)}`;
    case "invalid_value":
      return `must be one of: ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return issue.format === "regex"
        ? `must match the pattern: ${issue.pattern}`
        : `must be of the format: ${issue.format}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `unknown field: ${issue.keys.map(toWire).join(", ")}`;
    case "invalid_union":
      return "options" in issue && issue.options !== undefined
        ? `must be one of: ${issue.options.map(String).join(", ")}`
        : "must be of one of the known shapes";
    case "invalid_key":
    case "invalid_element":
      return "must hold valid members";
    case "custom":
      return demandIn(issue, toWire) ?? "invalid value";
  }
}

function typeName(expected: string): string {
  const noun = typeNames.get(expected) ?? expected;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ["int", "integer"],
  ["record", "object"],
]);

function bound(origin: string, relation: string, limit: number | bigint): string {
  if (origin === "string") return `have ${relation} ${count(limit, "character")}`;
  if (origin === "array" || origin === "set") return `have ${relation} ${count(limit, "item")}`;
  return `be ${relation} ${limit}`;
}

function count(limit: number | bigint, noun: string): string {
  return `${limit} ${noun}${Number(limit) === 1 ? "" : "s"}`;
}

/**
 * Returns the lines with which the engine would explain errors in arguments. Empty for valid arguments. For callers in
 * the same process.
 */
export function explainArguments<T extends MethodTypes>(
  { arguments: schema, argumentTable }: MethodDefinition<T>,
  sent: object,
): readonly string[] {
  const result = schema(withoutZod).safeParse(sent);
  if (result.success) return [];
  const table: Readonly<Record<string, { readonly wireName: string; readonly patternMessage?: string }>> =
    argumentTable;
  const names = compileFields(table, createNameCompiler());
  const lines = result.error.issues.map((issue) => {
    const [name] = issue.path.length === 1 ? issue.path : [];
    return argumentMessage(issue, { ...sent }, names, table[String(name)]?.patternMessage);
  });
  return [...new Set(lines)];
}
