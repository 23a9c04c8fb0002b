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
export function isAborted(issues: readonly ValidatorIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue !== true) return true;
  return false;
}

/** Whether an issue found from an index on stops even the checks of lengths. */
export function isStopped(issues: readonly ValidatorIssue[], start: number): boolean {
  for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue === false) return true;
  return false;
}

/** The issue as a result shows it. */
export function toResultIssue({ continue: _continue, ...issue }: ValidatorIssue): object {
  return issue;
}
