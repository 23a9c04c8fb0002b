import {
  type Bound,
  type Check,
  type ErrorParams,
  functionCheck,
  isOverlong,
  lengthCheck,
  numberCheck,
  patternCheck,
  type RefineContext,
  refineCheck,
  runChecks,
  toResultIssue,
  type ValidatorIssue,
} from "./check.js";

/** Reads a value: adds its issues, and returns the value of the result. */
type Parse = (value: unknown, issues: ValidatorIssue[]) => unknown;

/** The traits of a type that objects and unions need. */
interface Traits {
  /** Whether a member of an object may be absent. */
  readonly isOptional?: boolean;
  /** Whether it reads an absent value itself, so that the object reports nothing. */
  readonly readsAbsent?: boolean;
  /** The only values, of an enum or a literal. */
  readonly values?: readonly unknown[];
  /** The members of an object. */
  readonly shape?: Shape;
  /** Whether `min` and `max` are limits of a number. Default: of a length. */
  readonly isNumber?: boolean;
  /** Whether it is a list. */
  readonly isList?: boolean;
}

/** Members of an object by name. */
export type Shape = Readonly<Record<string, Validator>>;

/** The result of a parse, like that of zod. */
type ValidatorResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly object[] } };

/** A type with its checks. Every function returns a new type, as in zod. */
export class Validator {
  readonly traits: Traits;
  readonly #parse: Parse;
  readonly #checks: readonly Check[];

  constructor(parse: Parse, traits: Traits = {}, checks: readonly Check[] = []) {
    this.traits = traits;
    this.#parse = parse;
    this.#checks = checks;
  }

  run(value: unknown, issues: ValidatorIssue[]): unknown {
    if (this.traits.isList === true && Array.isArray(value) && isOverlong(this.#checks, value, issues)) return value;
    const start = issues.length;
    const output = this.#parse(value, issues);
    if (this.#checks.length > 0) runChecks(this.#checks, output, issues, start);
    return output;
  }

  safeParse(value: unknown): ValidatorResult {
    const issues: ValidatorIssue[] = [];
    const data = this.run(value, issues);
    return issues.length === 0
      ? { success: true, data }
      : { success: false, error: { issues: issues.map(toResultIssue) } };
  }

  min(limit: number, params?: ErrorParams): Validator {
    return this.#bound({ kind: "min", limit }, params);
  }

  max(limit: number, params?: ErrorParams): Validator {
    return this.#bound({ kind: "max", limit }, params);
  }

  #bound(bound: Bound, params: ErrorParams | undefined): Validator {
    return this.with(this.traits.isNumber === true ? numberCheck(bound, params) : lengthCheck(bound, params));
  }

  regex(pattern: RegExp, params?: ErrorParams): Validator {
    return this.with(patternCheck(pattern, params));
  }

  refine(holds: (value: never) => unknown, params?: ErrorParams): Validator {
    return this.with(functionCheck(holds, params));
  }

  superRefine(refine: (value: never, context: RefineContext) => void): Validator {
    return this.with(refineCheck(refine));
  }

  nullable(): Validator {
    return new Validator((value, issues) => (value === null ? null : this.run(value, issues)), this.traits);
  }

  /** Accepts an absent member of an object, but not an undefined one. */
  exactOptional(): Validator {
    return new Validator((value, issues) => this.run(value, issues), { ...this.traits, isOptional: true });
  }

  /** Accepts an absent or undefined member of an object. */
  optional(): Validator {
    return new Validator((value, issues) => (value === undefined ? undefined : this.run(value, issues)), {
      ...this.traits,
      isOptional: true,
    });
  }

  with(check: Check): Validator {
    return new Validator(this.#parse, this.traits, [...this.#checks, check]);
  }
}
