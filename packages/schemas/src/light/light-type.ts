import {
  type Bound,
  type Check,
  functionCheck,
  isOverlong,
  lengthCheck,
  numberCheck,
  patternCheck,
  type RefineContext,
  refineCheck,
  runChecks,
} from "./check.js";
import { type ErrorParams, type LightIssue, toResultIssue } from "./issue.js";

/** Reads a value: adds its issues, and returns the value of the result. */
type Parse = (value: unknown, issues: LightIssue[]) => unknown;

/** What objects and unions need to know of a type. */
interface Traits {
  /** Whether a member of an object may be absent. */
  readonly isOptional?: boolean;
  /** Whether it reads an absent value itself, so that the object reports nothing. */
  readonly readsAbsent?: boolean;
  /** The only values, of an enum or a literal. */
  readonly values?: readonly unknown[];
  /** The members of an object. */
  readonly shape?: LightShape;
  /** Whether `min` and `max` are limits of a number. Default: of a length. */
  readonly isNumber?: boolean;
  /** Whether it is a list. */
  readonly isList?: boolean;
}

/** Members of an object by name. */
export type LightShape = Readonly<Record<string, LightType>>;

/** The result of a parse, like that of zod. */
type LightResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly object[] } };

/** A type with its checks. Every function returns a new type, as in zod. */
export class LightType {
  readonly traits: Traits;
  readonly #parse: Parse;
  readonly #checks: readonly Check[];

  constructor(parse: Parse, traits: Traits = {}, checks: readonly Check[] = []) {
    this.traits = traits;
    this.#parse = parse;
    this.#checks = checks;
  }

  run(value: unknown, issues: LightIssue[]): unknown {
    if (this.traits.isList === true && Array.isArray(value) && isOverlong(this.#checks, value, issues)) return value;
    const start = issues.length;
    const output = this.#parse(value, issues);
    if (this.#checks.length > 0) runChecks(this.#checks, output, issues, start);
    return output;
  }

  safeParse(value: unknown): LightResult {
    const issues: LightIssue[] = [];
    const data = this.run(value, issues);
    return issues.length === 0
      ? { success: true, data }
      : { success: false, error: { issues: issues.map(toResultIssue) } };
  }

  min(limit: number, params?: ErrorParams): LightType {
    return this.#bound({ kind: "min", limit }, params);
  }

  max(limit: number, params?: ErrorParams): LightType {
    return this.#bound({ kind: "max", limit }, params);
  }

  #bound(bound: Bound, params: ErrorParams | undefined): LightType {
    return this.with(this.traits.isNumber === true ? numberCheck(bound, params) : lengthCheck(bound, params));
  }

  regex(pattern: RegExp, params?: ErrorParams): LightType {
    return this.with(patternCheck(pattern, params));
  }

  refine(holds: (value: never) => unknown, params?: ErrorParams): LightType {
    return this.with(functionCheck(holds, params));
  }

  superRefine(refine: (value: never, context: RefineContext) => void): LightType {
    return this.with(refineCheck(refine));
  }

  nullable(): LightType {
    return new LightType((value, issues) => (value === null ? null : this.run(value, issues)), this.traits);
  }

  /** Accepts an absent member of an object, but not an undefined one. */
  exactOptional(): LightType {
    return new LightType((value, issues) => this.run(value, issues), { ...this.traits, isOptional: true });
  }

  /** Accepts an absent or undefined member of an object. */
  optional(): LightType {
    return new LightType((value, issues) => (value === undefined ? undefined : this.run(value, issues)), {
      ...this.traits,
      isOptional: true,
    });
  }

  with(check: Check): LightType {
    return new LightType(this.#parse, this.traits, [...this.#checks, check]);
  }
}
