/** The place where blocks are shown. */
export type Surface = "message" | "modal" | "home";

/** A problem of blocks that are each valid on their own. */
export interface BlockProblem {
  /** Place from the list of blocks. */
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  /** The requirement, as a sentence without its subject: `must be one of: divider, header`. */
  readonly wanted: string;
}
