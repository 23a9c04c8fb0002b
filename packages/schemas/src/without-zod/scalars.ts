import { contextOf, integerCheck, type RefineContext } from "./check.js";
import { type ErrorParams, issueOf, type ValidatorIssue } from "./issue.js";
import { Validator } from "./validator.js";

/** A text. */
export function string(params?: ErrorParams): Validator {
  return new Validator((value, issues) => {
    if (typeof value !== "string") issues.push(issueOf({ code: "invalid_type", expected: "string" }, value, params));
    return value;
  });
}

/** A boolean. */
export function boolean(params?: ErrorParams): Validator {
  return new Validator((value, issues) => {
    if (typeof value !== "boolean") issues.push(issueOf({ code: "invalid_type", expected: "boolean" }, value, params));
    return value;
  });
}

/** A finite number. */
export function number(params?: ErrorParams): Validator {
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (Number.isFinite(value)) return value;
    const received = typeof value === "number" ? { received: String(value) } : {};
    issues.push(issueOf({ code: "invalid_type", expected: "number", ...received }, value, params));
    return value;
  };
  return new Validator(parse, { isNumber: true });
}

/** An integer that JavaScript can represent. */
export function int(params?: ErrorParams): Validator {
  return number(params).with(integerCheck(params));
}

/** Any value. */
export function unknown(): Validator {
  return new UnknownType((value) => value);
}

/** Any value, which a function may turn into another. */
class UnknownType extends Validator {
  transform(change: (value: unknown, context: RefineContext) => unknown): Validator {
    return new Validator((value, issues) => change(value, contextOf(issues)));
  }
}

/** One of some values. */
export function oneOf(values: readonly unknown[], params?: ErrorParams): Validator {
  const known = new Set(values);
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (!known.has(value)) issues.push(issueOf({ code: "invalid_value", values }, value, params));
    return value;
  };
  return new Validator(parse, { values });
}

/** A value, or one of several. */
export function literal(values: unknown, params?: ErrorParams): Validator {
  return oneOf(Array.isArray(values) ? values : [values], params);
}

/** A value that a function turns into another before it is read. */
export function preprocess(change: (value: unknown) => unknown, type: Validator): Validator {
  return new Validator((value, issues) => type.run(change(value), issues), { readsAbsent: true });
}

/** A type that is made when it is first used, because it contains itself. */
export function lazy(make: () => Validator): Validator {
  let made: Validator | undefined;
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    made ??= make();
    return made.run(value, issues);
  };
  return new Validator(parse);
}
