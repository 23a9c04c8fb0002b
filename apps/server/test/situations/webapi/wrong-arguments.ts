import type { ArgumentFacts } from "../../kit/argument-facts.js";
import type { Encoding } from "../../kit/method-call.js";

/** One wrong value of an argument, and the code that its definition states for it. */
interface WrongArgument {
  /** The fault, as the end of "if it …". */
  readonly when: string;
  /** Absent for an argument that is left out. */
  readonly value?: unknown;
  /** The encodings that can send it. */
  readonly encodings: readonly Encoding[];
  readonly code: string;
}

/** The form of an argument for the engine, from its generated table. */
type ArgumentForm = "string" | "integer" | "number" | "boolean" | "object" | "list" | "objects" | "jsonText";

const everywhere = ["json", "form", "query"] as const;
const inJson = ["json"] as const;

const generalCode = "invalid_arguments";
const listRefused = "invalid_array_arg";

/** Every wrong value of an argument that follows from its definition. */
export function wrongArguments(facts: ArgumentFacts, form: ArgumentForm, passing: unknown): readonly WrongArgument[] {
  return [...absent(facts), ...blank(facts, form), ...ofWrongType(facts, form), ...beyondLimits(facts, form, passing)];
}

function absent({ required, nullable, errors }: ArgumentFacts): readonly WrongArgument[] {
  if (required !== true) return [];
  const code = errors?.missing ?? generalCode;
  const isNull: WrongArgument = { when: "is null", value: null, encodings: inJson, code };
  return [{ when: "is absent", encodings: everywhere, code }, ...(nullable === true ? [] : [isNull])];
}

function blank({ required, limits, errors, ref }: ArgumentFacts, form: ArgumentForm): readonly WrongArgument[] {
  const mayBeEmpty = limits?.["minLength"]?.value === 0;
  if (required !== true || mayBeEmpty || limits?.["oneOf"] !== undefined || ref !== undefined) return [];
  const code = errors?.empty ?? generalCode;
  if (form === "list") return [{ when: "is an empty list", value: [], encodings: everywhere, code }];
  if (form !== "string") return [];
  return ["", " \n"].map((value) => ({ when: `is ${JSON.stringify(value)}`, value, encodings: everywhere, code }));
}

function ofWrongType(facts: ArgumentFacts, form: ArgumentForm): readonly WrongArgument[] {
  // The values that a list allows are those of its items.
  const ofValue = facts.limits?.["oneOf"]?.error;
  const invalid = (form === "list" ? undefined : ofValue) ?? facts.errors?.invalid ?? generalCode;
  const inside = ofValue ?? facts.errors?.inside ?? facts.errors?.invalid ?? generalCode;
  const json = (values: readonly unknown[], code = invalid) => rowsOf(values, inJson, code);
  const text = (values: readonly unknown[], code = invalid) => rowsOf(values, everywhere, code);
  switch (form) {
    case "string":
      return [...json([true, {}]), ...json([["a"]], listRefused)];
    case "jsonText":
      return [...json([true]), ...json([["a"]], listRefused)];
    case "integer":
      return [...rowsOf(["x", "1.5", "0x10", "9e999", "1,5"], everywhere, invalid), ...json([1.5, true, {}, [1]])];
    case "number":
      return [...rowsOf(["x", "9e999"], everywhere, invalid), ...json([true, {}, [1]])];
    case "boolean":
      return [...rowsOf(["yes", "TRUE", "2"], everywhere, invalid), ...json([7, {}, [true]])];
    case "list":
      return [...json([true, {}]), ...text(["[1"]), ...rowsOf([[true], [["a"]], [null]], everywhere, inside)];
    case "object":
      return facts.type === "json" ? [] : [...json([7, true, []]), ...text(["x", "7", "[]", "{"])];
    case "objects":
      return [...json([7, true, {}]), ...text(["x", "7", "{}", "["])];
  }
}

function rowsOf(values: readonly unknown[], encodings: readonly Encoding[], code: string): readonly WrongArgument[] {
  return values.map((value) => ({ when: `is ${JSON.stringify(value)}`, value, encodings, code }));
}

function beyondLimits(facts: ArgumentFacts, form: ArgumentForm, passing: unknown): readonly WrongArgument[] {
  return Object.entries(facts.limits ?? {}).flatMap(([name, { value, of, error }]) => {
    if (of === "stored") return [];
    const code = error ?? facts.errors?.invalid ?? generalCode;
    return beyond(name, value, passing).map((wrong) => ({
      when: `breaks ${name} ${String(value)}`,
      value: form === "list" && name !== "maxItems" && name !== "minItems" ? [wrong] : wrong,
      encodings: everywhere,
      code,
    }));
  });
}

function beyond(name: string, limit: unknown, passing: unknown): readonly unknown[] {
  switch (name) {
    case "maxLength":
      return ["x".repeat(Number(limit) + 1), "🎉".repeat(Number(limit) + 1)];
    case "minLength":
      return limit === 0 ? [] : ["x".repeat(Number(limit) - 1)];
    case "pattern":
      return ["\u0000", "?\n", "__proto__"].filter((text) => !new RegExp(String(limit), "u").test(text));
    case "oneOf":
      return ["other", "__proto__", "constructor"];
    case "min":
      return [Number(limit) - 1];
    case "max":
      return [Number(limit) + 1, Number.MAX_SAFE_INTEGER];
    case "maxItems":
      return [Array.from({ length: Number(limit) + 1 }, () => (Array.isArray(passing) ? passing[0] : "x"))];
    case "minItems":
      return limit === 0 ? [] : [[]];
    default:
      return [];
  }
}
