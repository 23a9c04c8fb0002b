import { type ErrorParams, issueOf, prefixFrom, type ValidatorIssue } from "./issue.js";
import { type Shape, Validator } from "./validator.js";

/** Treatment of unknown keys. */
type UnknownKeys = "drop" | "keep" | "refuse";

/** An object whose unknown keys are left out. */
export function object(shape: Shape, params?: ErrorParams): ObjectType {
  return new ObjectType(shape, "drop", params);
}

/** An object whose unknown keys are refused. */
export function strictObject(shape: Shape, params?: ErrorParams): ObjectType {
  return new ObjectType(shape, "refuse", params);
}

/** An object whose unknown keys are kept. */
export function looseObject(shape: Shape, params?: ErrorParams): ObjectType {
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
export function discriminatedUnion(by: string, cases: readonly Validator[], params?: ErrorParams): Validator {
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
