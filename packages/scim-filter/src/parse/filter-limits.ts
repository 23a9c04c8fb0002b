/** Bounds on what is parsed. */
export interface FilterLimits {
  /** Length of the text in UTF-16 code units; 65,536 unless said. `Infinity` lifts the limit. */
  readonly maxLength?: number;
  /** Brackets open at once, round and square; 100 unless said, and never above 200. */
  readonly maxDepth?: number;
}

/** The depth that no option exceeds: a quarter of what the stack of a Node process holds. */
export const maxDepthAtAll = 200;

/** The limits with every default filled in. */
export function toLimits({ maxLength = 65_536, maxDepth = 100 }: FilterLimits): Required<FilterLimits> {
  return { maxLength, maxDepth: Math.min(maxDepth, maxDepthAtAll) };
}
