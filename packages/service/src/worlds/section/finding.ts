/** A contradiction in a world file. */
export interface WorldFinding {
  /** Keys and indexes from the root. */
  readonly path: readonly (string | number)[];
  /** Set if the finding is about the key at the end of the path, not its value. */
  readonly what?: "key";
  /** A sentence without a period. */
  readonly message: string;
  /** An unknown name, and the known ones. */
  readonly unknown?: { readonly word: string; readonly known: readonly string[] };
}
