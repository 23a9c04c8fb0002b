import type { Zod } from "../zod.js";
import { type ErrorParams, issueOf, prefixFrom, toResultIssue, type ValidatorIssue } from "./issue.js";
import { discriminatedUnion, looseObject, object, strictObject } from "./objects.js";
import { boolean, int, lazy, literal, number, oneOf, preprocess, string, unknown } from "./scalars.js";
import { Validator } from "./validator.js";

/**
 * The functions that schemas call, without zod. Schemas made with it return the same values and issues as those made
 * with `z`. They have what generated schemas need: `safeParse`, limits, patterns and refinements.
 */
// Schemas are typed by zod. A property test compares what both do.
export const withoutZod = {
  NEVER: undefined,
  array,
  boolean,
  discriminatedUnion,
  enum: oneOf,
  int,
  lazy,
  literal,
  looseObject,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  unknown,
} as unknown as Zod;

/** A list. */
function array(element: Validator, params?: ErrorParams): Validator {
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (!Array.isArray(value)) {
      issues.push(issueOf({ code: "invalid_type", expected: "array" }, value, params));
      return value;
    }
    return value.map((item: unknown, index) => {
      const start = issues.length;
      const read = element.run(item, issues);
      if (issues.length > start) prefixFrom(issues, start, index);
      return read;
    });
  };
  return new Validator(parse, { isList: true });
}

/** An object whose keys and values have one type each. */
function record(keys: Validator, values: Validator, params?: ErrorParams): Validator {
  return new Validator((value, issues) => {
    if (!isPlainObject(value)) {
      issues.push(issueOf({ code: "invalid_type", expected: "record" }, value, params));
      return value;
    }
    const read: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (key === "__proto__") continue;
      const keyIssues: ValidatorIssue[] = [];
      keys.run(key, keyIssues);
      if (keyIssues.length > 0) {
        const parts = { code: "invalid_key", origin: "record", issues: keyIssues.map(toResultIssue) };
        issues.push(issueOf(parts, key, params, [key]));
        continue;
      }
      const start = issues.length;
      read[key] = values.run(item, issues);
      if (issues.length > start) prefixFrom(issues, start, key);
    }
    return read;
  });
}

/** An object of no class of its own, as zod decides it. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { constructor: made } = value as { readonly constructor?: unknown };
  if (typeof made !== "function") return true;
  const prototype: unknown = made.prototype;
  return typeof prototype === "object" && prototype !== null && Object.hasOwn(prototype, "isPrototypeOf");
}
