import type { Schema, Zod } from "../zod.js";
import {
  contextOf,
  type ErrorParams,
  integerCheck,
  issueOf,
  prefixFrom,
  type RefineContext,
  toResultIssue,
  type ValidatorIssue,
} from "./check.js";
import { type Shape, Validator } from "./validator.js";

/** Names of the members of a schema's objects. None for the schema of anything else. */
export function memberNames(schema: Schema<unknown>): readonly string[] {
  const made: unknown = schema(withoutZod);
  return made instanceof Validator ? Object.keys(made.traits.shape ?? {}) : [];
}

/** A text. */
function string(params?: ErrorParams): Validator {
  return new Validator((value, issues) => {
    if (typeof value !== "string") issues.push(issueOf({ code: "invalid_type", expected: "string" }, value, params));
    return value;
  });
}

/** A boolean. */
function boolean(params?: ErrorParams): Validator {
  return new Validator((value, issues) => {
    if (typeof value !== "boolean") issues.push(issueOf({ code: "invalid_type", expected: "boolean" }, value, params));
    return value;
  });
}

/** A finite number. */
function number(params?: ErrorParams): Validator {
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (Number.isFinite(value)) return value;
    const received = typeof value === "number" ? { received: String(value) } : {};
    issues.push(issueOf({ code: "invalid_type", expected: "number", ...received }, value, params));
    return value;
  };
  return new Validator(parse, { isNumber: true });
}

/** An integer that JavaScript can represent. */
function int(params?: ErrorParams): Validator {
  return number(params).with(integerCheck(params));
}

/** Any value. */
function unknown(): Validator {
  return new UnknownType((value) => value);
}

/** Any value, which a function may turn into another. */
class UnknownType extends Validator {
  transform(change: (value: unknown, context: RefineContext) => unknown): Validator {
    return new Validator((value, issues) => change(value, contextOf(issues)));
  }
}

/** One of some values. */
function oneOf(values: readonly unknown[], params?: ErrorParams): Validator {
  const known = new Set(values);
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (!known.has(value)) issues.push(issueOf({ code: "invalid_value", values }, value, params));
    return value;
  };
  return new Validator(parse, { values });
}

/** A value, or one of several. */
function literal(values: unknown, params?: ErrorParams): Validator {
  return oneOf(Array.isArray(values) ? values : [values], params);
}

/** A value that a function turns into another before it is read. */
function preprocess(change: (value: unknown) => unknown, type: Validator): Validator {
  return new Validator((value, issues) => type.run(change(value), issues), { readsAbsent: true });
}

/** A type that is made when it is first used, because it contains itself. */
function lazy(make: () => Validator): Validator {
  let made: Validator | undefined;
  const parse = (value: unknown, issues: ValidatorIssue[]): unknown => {
    made ??= make();
    return made.run(value, issues);
  };
  return new Validator(parse);
}

/** Treatment of unknown keys. */
type UnknownKeys = "drop" | "keep" | "refuse";

/** An object whose unknown keys are left out. */
function object(shape: Shape, params?: ErrorParams): ObjectType {
  return new ObjectType(shape, "drop", params);
}

/** An object whose unknown keys are refused. */
function strictObject(shape: Shape, params?: ErrorParams): ObjectType {
  return new ObjectType(shape, "refuse", params);
}

/** An object whose unknown keys are kept. */
function looseObject(shape: Shape, params?: ErrorParams): ObjectType {
  return new ObjectType(shape, "keep", params);
}

class ObjectType extends Validator {
  readonly #shape: Shape;
  readonly #unknownKeys: UnknownKeys;
  readonly #params: ErrorParams | undefined;

  constructor(shape: Shape, unknownKeys: UnknownKeys, params: ErrorParams | undefined) {
    super(createParse(shape, unknownKeys, params), { shape });
    this.#shape = shape;
    this.#unknownKeys = unknownKeys;
    this.#params = params;
  }

  /** The same object with every member optional. */
  partial(): ObjectType {
    const members = Object.entries(this.#shape).map(([key, type]) => [key, type.optional()] as const);
    return new ObjectType(Object.fromEntries(members), this.#unknownKeys, this.#params);
  }
}

function createParse(shape: Shape, unknownKeys: UnknownKeys, params: ErrorParams | undefined) {
  const members = Object.entries(shape).filter(([key]) => key !== "__proto__");
  return (value: unknown, issues: ValidatorIssue[]): unknown => {
    if (!isObject(value)) {
      issues.push(issueOf({ code: "invalid_type", expected: "object" }, value, params));
      return value;
    }
    const read: Record<string, unknown> = {};
    for (const [key, type] of members) readMember(value, key, type, { read, issues });
    if (unknownKeys !== "drop") readOthers(value, { shape, unknownKeys, params }, { read, issues });
    return read;
  };
}

interface Reading {
  readonly read: Record<string, unknown>;
  readonly issues: ValidatorIssue[];
}

function readMember(object: PlainObject, key: string, type: Validator, { read, issues }: Reading): void {
  const isPresent = key in object;
  const { isOptional, readsAbsent } = type.traits;
  if (!isPresent && isOptional === true) return;
  const start = issues.length;
  const value = type.run(object[key], issues);
  if (issues.length > start) prefixFrom(issues, start, key);
  else if (!isPresent && readsAbsent !== true) issues.push({ ...nonoptional, path: [key] });
  if (isPresent || (readsAbsent === true && value !== undefined)) read[key] = value;
}

const nonoptional = {
  code: "invalid_type",
  expected: "nonoptional",
  message: "Invalid input: expected nonoptional, received undefined",
};

interface Others {
  readonly shape: Shape;
  readonly unknownKeys: "keep" | "refuse";
  readonly params: ErrorParams | undefined;
}

function readOthers(object: PlainObject, { shape, unknownKeys, params }: Others, { read, issues }: Reading): void {
  const refused: string[] = [];
  for (const key in object) {
    if (Object.hasOwn(shape, key)) continue;
    if (unknownKeys === "refuse") refused.push(key);
    else if (key !== "__proto__") read[key] = object[key];
  }
  if (refused.length === 0) return;
  issues.push(issueOf({ code: "unrecognized_keys", keys: refused, continue: true }, object, params));
}

/** One of several objects, selected by the value of a member. */
function discriminatedUnion(by: string, cases: readonly Validator[], params?: ErrorParams): Validator {
  const byValue = new Map(
    cases.flatMap((each) => (each.traits.shape?.[by]?.traits.values ?? []).map((value) => [value, each])),
  );
  return new Validator((value, issues) => {
    if (!isObject(value)) {
      issues.push(issueOf({ code: "invalid_type", expected: "object" }, value, params));
      return value;
    }
    const found = byValue.get(value[by]);
    if (found !== undefined) return found.run(value, issues);
    const parts = { code: "invalid_union", errors: [], note: "No matching discriminator", discriminator: by };
    issues.push(issueOf({ ...parts, options: [...byValue.keys()] }, value, params, [by]));
    return value;
  });
}

type PlainObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
