/** A place in a text; both numbers count from 1. */
export interface Position {
  readonly line: number;
  /** Counts UTF-16 code units. */
  readonly column: number;
}

/** One thing that is wrong in a file, and where. */
export interface Finding extends Position {
  /** The file as the caller named it. */
  readonly path: string;
  /** One sentence, with a hint where a near miss is likely. */
  readonly message: string;
}

/** Prints a finding as `path:line:column message`, which editors and terminals turn into a link. */
export function printFinding(finding: Finding): string {
  return `${finding.path}:${finding.line}:${finding.column} ${finding.message}`;
}

/** Orders findings by path, then by place, so that a report is the same each time. */
export function compareFindings(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : Number(a.message > b.message));
}
