/** Something that a world file says and that cannot be. */
export interface WorldFinding {
  /** The way to it: keys and indexes, from the root. */
  readonly path: readonly (string | number)[];
  /** Set where the key at the path's end is meant and not its value. */
  readonly what?: "key";
  /** One sentence without a full stop. */
  readonly message: string;
  /** A word that nothing is called, and what there is. */
  readonly unknown?: { readonly word: string; readonly known: readonly string[] };
}
