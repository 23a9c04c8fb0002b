/** Limits of parsing. */
export interface FilterLimits {
  /** Maximum length of the text in UTF-16 code units. `Infinity` means no limit. Default: 65,536. */
  readonly maxLength?: number;
  /** Maximum nesting of brackets, round and square; at most 200. Default: 100. */
  readonly maxDepth?: number;
}

/** Upper bound of `maxDepth`: a quarter of what the stack of a Node process holds. */
const maxSafeDepth = 200;

/** Fills in the default limits. */
export function toLimits({ maxLength = 65_536, maxDepth = 100 }: FilterLimits): Required<FilterLimits> {
  return { maxLength, maxDepth: Math.min(maxDepth, maxSafeDepth) };
}
