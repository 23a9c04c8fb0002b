/** A generated file. */
export interface OutputFile {
  /** Relative to the root of the outputs, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Orders files by path. */
export function byPath(a: OutputFile, b: OutputFile): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}
