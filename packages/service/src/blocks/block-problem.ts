/** Where blocks are shown. */
export type Surface = "message" | "modal" | "home";

/** What is wrong with blocks that are each valid on their own. */
export interface BlockProblem {
  /** Place from the list of blocks. */
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  /** What is expected, as a sentence without its subject: `must be one of: divider, header`. */
  readonly wanted: string;
}
