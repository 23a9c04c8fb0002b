/** A problem of a value, with the members of zod's issue. */
export interface ValidatorIssue {
  readonly code: string;
  /** Keys and indexes to the value. The objects and lists around it put theirs in front. */
  readonly path: PropertyKey[];
  readonly message: string;
  /** Whether checks after this issue still run, as in zod. `false` also stops those of lengths. */
  readonly continue?: boolean | undefined;
  readonly [member: string]: unknown;
}

/** The `error` parameter of a schema or a check: a message, or what makes one. */
export interface ErrorParams {
  readonly error?: string | ((issue: { readonly code: string; readonly input: unknown }) => unknown);
}

interface IssueParts {
  readonly code: string;
  readonly continue?: boolean;
  readonly [member: string]: unknown;
}

/** Makes an issue of a value, with the message of its schema or check. */
export function issueOf(
  parts: IssueParts,
  input: unknown,
  { error }: ErrorParams = {},
  path: PropertyKey[] = [],
): ValidatorIssue {
  const message = typeof error === "function" ? error({ ...parts, input }) : error;
  return { ...parts, path, message: typeof message === "string" ? message : defaultMessage(parts) };
}

function defaultMessage({ code, pattern }: IssueParts): string {
  return code === "invalid_format" ? `Invalid string: must match pattern ${String(pattern)}` : "Invalid input";
}

/** Puts a key in front of the paths of the issues that were found from an index on. */
export function prefixFrom(issues: readonly ValidatorIssue[], start: number, key: PropertyKey): void {
  for (let i = start; i < issues.length; i += 1) issues[i]?.path.unshift(key);
}

/** Whether an issue found from an index on stops the checks that follow. */
function isAborted(issues: readonly ValidatorIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue !== true) return true;
  return false;
}

/** Whether an issue found from an index on stops even the checks of lengths. */
function isStopped(issues: readonly ValidatorIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue === false) return true;
  return false;
}

/** The issue as a result shows it. */
export function toResultIssue({ continue: _continue, ...issue }: ValidatorIssue): object {
  return issue;
}

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
