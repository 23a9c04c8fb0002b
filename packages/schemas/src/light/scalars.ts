import { contextOf, integerCheck, type RefineContext } from "./check.js";
import { type ErrorParams, issueOf, type LightIssue } from "./issue.js";
import { LightType } from "./light-type.js";

/** A text. */
export function string(params?: ErrorParams): LightType {
  return new LightType((value, issues) => {
    if (typeof value !== "string") issues.push(issueOf({ code: "invalid_type", expected: "string" }, value, params));
    return value;
  });
}

/** A boolean. */
export function boolean(params?: ErrorParams): LightType {
  return new LightType((value, issues) => {
    if (typeof value !== "boolean") issues.push(issueOf({ code: "invalid_type", expected: "boolean" }, value, params));
    return value;
  });
}

/** A finite number. */
export function number(params?: ErrorParams): LightType {
  const parse = (value: unknown, issues: LightIssue[]): unknown => {
    if (Number.isFinite(value)) return value;
    const received = typeof value === "number" ? { received: String(value) } : {};
    issues.push(issueOf({ code: "invalid_type", expected: "number", ...received }, value, params));
    return value;
  };
  return new LightType(parse, { isNumber: true });
}

/** An integer that JavaScript can represent. */
export function int(params?: ErrorParams): LightType {
  return number(params).with(integerCheck(params));
}

/** Any value. */
export function unknown(): LightType {
  return new UnknownType((value) => value);
}

/** Any value, which a function may turn into another. */
class UnknownType extends LightType {
  transform(change: (value: unknown, context: RefineContext) => unknown): LightType {
    return new LightType((value, issues) => change(value, contextOf(issues)));
  }
}

/** One of some values. */
export function oneOf(values: readonly unknown[], params?: ErrorParams): LightType {
  const known = new Set(values);
  const parse = (value: unknown, issues: LightIssue[]): unknown => {
    if (!known.has(value)) issues.push(issueOf({ code: "invalid_value", values }, value, params));
    return value;
  };
  return new LightType(parse, { values });
}

/** A value, or one of several. */
export function literal(values: unknown, params?: ErrorParams): LightType {
  return oneOf(Array.isArray(values) ? values : [values], params);
}

/** A value that a function turns into another before it is read. */
export function preprocess(change: (value: unknown) => unknown, type: LightType): LightType {
  return new LightType((value, issues) => type.run(change(value), issues), { readsAbsent: true });
}

/** A type that is made when it is first used, because it contains itself. */
export function lazy(make: () => LightType): LightType {
  let made: LightType | undefined;
  const parse = (value: unknown, issues: LightIssue[]): unknown => {
    made ??= make();
    return made.run(value, issues);
  };
  return new LightType(parse);
}
