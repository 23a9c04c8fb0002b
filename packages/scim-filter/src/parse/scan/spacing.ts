import { code, isBlank } from "./characters.js";

/** Number of spaces between two parts, as far as the dialect restricts it. */
export interface Gap {
  readonly least: 0 | 1;
  readonly most: 0 | 1;
}

/** No space. */
export const joined: Gap = { least: 0, most: 0 };
/** One space. */
export const apart: Gap = { least: 1, most: 1 };
/** One space or none. */
export const either: Gap = { least: 0, most: 1 };

/** Offset of the first character at or after `start` that is not whitespace. */
export function skipBlanks(text: string, start: number): number {
  // Usually there is one space.
  let at = text.charCodeAt(start) === code.space ? start + 1 : start;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}
