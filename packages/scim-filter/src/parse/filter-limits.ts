/** Limits of parsing. */
export interface FilterLimits {
  /** Maximum length of the text, in UTF-16 code units. `Infinity` for no limit. Default: 65,536. */
  readonly maxLength?: number;
  /** Maximum nesting depth of round and square brackets, at most 200. Default: 100. */
  readonly maxDepth?: number;
}

/** Upper bound of `maxDepth`: a quarter of the depth that the stack of a Node process allows. */
const maxSafeDepth = 200;

/** Fills in the default limits. */
export function toLimits({ maxLength = 65_536, maxDepth = 100 }: FilterLimits): Required<FilterLimits> {
  return { maxLength, maxDepth: Math.min(maxDepth, maxSafeDepth) };
}
