/** A position in a text. Line and column start at 1. */
export interface Position {
  readonly line: number;
  /** Counts UTF-16 code units. */
  readonly column: number;
}

/** An error in a file, with its position. */
export interface Finding extends Position {
  /** Path of the file, as passed by the caller. */
  readonly path: string;
  /** One sentence, with a suggestion for a probable typo. */
  readonly message: string;
}

/** Prints a finding as `path:line:column message`, which editors and terminals show as a link. */
export function printFinding(finding: Finding): string {
  return `${finding.path}:${finding.line}:${finding.column} ${finding.message}`;
}

/** Compares findings by path, then by position. */
export function compareFindings(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : Number(a.message > b.message));
}
