import { type ErrorParams, isAborted, isStopped, issueOf, type ValidatorIssue } from "./issue.js";

/** Length of a text in Unicode code points. A lone surrogate counts as one. */
function codePoints(text: string): number {
  if (!highSurrogate.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const highSurrogate = /[\uD800-\uDBFF]/;

/** A check of a value whose type is right. */
export interface Check {
  /** Whether it also runs on a value of a wrong type, if that has a length. */
  readonly ofLength?: true;
  /** Maximum length. */
  readonly max?: number;
  readonly run: (value: unknown, issues: ValidatorIssue[]) => void;
}

/** The context of a `superRefine` and of a `transform`. */
export interface RefineContext {
  readonly issues: ValidatorIssue[];
  addIssue(issue: { readonly code?: string; readonly message: string; readonly params?: object }): void;
}

/** Runs checks in order, on a value whose issues begin at an index. */
export function runChecks(checks: readonly Check[], value: unknown, issues: ValidatorIssue[], start: number): void {
  let aborted = isAborted(issues, start);
  for (const check of checks) {
    const runs = check.ofLength ? !isStopped(issues, start) && hasLength(value) : !aborted;
    if (!runs) continue;
    const before = issues.length;
    check.run(value, issues);
    aborted ||= isAborted(issues, before);
  }
}

/**
 * Whether a list is longer than one of its first checks allows. Only that is reported then, and no element is read, as
 * in zod.
 */
export function isOverlong(checks: readonly Check[], list: readonly unknown[], issues: ValidatorIssue[]): boolean {
  for (const { ofLength, max = Number.POSITIVE_INFINITY, run } of checks) {
    if (ofLength !== true) return false;
    if (list.length <= max) continue;
    const found: ValidatorIssue[] = [];
    run(list, found);
    issues.push(...found.map((issue) => ({ ...issue, continue: false })));
    return true;
  }
  return false;
}

function hasLength(value: unknown): value is { readonly length: number } {
  return value !== null && value !== undefined && (value as { readonly length?: unknown }).length !== undefined;
}

/** A limit of a length or a number. */
export interface Bound {
  readonly kind: "min" | "max";
  readonly limit: number;
}

/** Checks the length of a text, in code points, or of a list. */
export function lengthCheck({ kind, limit }: Bound, params?: ErrorParams): Check {
  return {
    ofLength: true,
    ...(kind === "max" && { max: limit }),
    run: (value, issues) => {
      if (!hasLength(value)) return;
      const length = typeof value === "string" ? codePoints(value) : value.length;
      if (kind === "min" ? length >= limit : length <= limit) return;
      issues.push(issueOf(boundIssue(originOf(value), { kind, limit }), value, params));
    },
  };
}

function originOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "string" ? "string" : "unknown";
}

/** Checks a number. */
export function numberCheck({ kind, limit }: Bound, params?: ErrorParams): Check {
  return {
    run: (value, issues) => {
      if (kind === "min" ? Number(value) >= limit : Number(value) <= limit) return;
      issues.push(issueOf(boundIssue("number", { kind, limit }), value, params));
    },
  };
}

function boundIssue(origin: string, { kind, limit }: Bound) {
  const limits = kind === "min" ? { code: "too_small", minimum: limit } : { code: "too_big", maximum: limit };
  return { origin, ...limits, inclusive: true, continue: true };
}

/** Checks that a number is an integer that JavaScript can represent. */
export function integerCheck(params?: ErrorParams): Check {
  return {
    run: (value, issues) => {
      if (Number.isSafeInteger(value)) return;
      issues.push(issueOf(Number.isInteger(value) ? unsafe(Number(value)) : notInteger, value, params));
    },
  };
}

const notInteger = { code: "invalid_type", expected: "int", format: "safeint", continue: false };

function unsafe(value: number) {
  const origin = "int";
  const note = "Integers must be within the safe integer range.";
  return value > 0
    ? { code: "too_big", maximum: Number.MAX_SAFE_INTEGER, note, origin, inclusive: true, continue: true }
    : { code: "too_small", minimum: Number.MIN_SAFE_INTEGER, note, origin, inclusive: true, continue: true };
}

/** Checks a text against a pattern. */
export function patternCheck(pattern: RegExp, params?: ErrorParams): Check {
  return {
    run: (value, issues) => {
      if (pattern.test(String(value))) return;
      const parts = { origin: "string", code: "invalid_format", format: "regex", pattern: pattern.toString() };
      issues.push(issueOf({ ...parts, continue: true }, value, params));
    },
  };
}

/** Checks a value by a function. */
export function functionCheck(holds: (value: never) => unknown, params?: ErrorParams): Check {
  return {
    run: (value, issues) => {
      // The schema has checked the type that the function takes.
      if (!holds(value as never)) issues.push(issueOf({ code: "custom", continue: true }, value, params));
    },
  };
}

/** Checks a value by a function that adds issues. */
export function refineCheck(refine: (value: never, context: RefineContext) => void): Check {
  return {
    // The schema has checked the type that the function takes.
    run: (value, issues) => refine(value as never, contextOf(issues)),
  };
}

/** The context in which a function adds issues. */
export function contextOf(issues: ValidatorIssue[]): RefineContext {
  return {
    issues,
    addIssue: ({ code = "custom", ...issue }) => issues.push({ code, ...issue, path: [], continue: true }),
  };
}
