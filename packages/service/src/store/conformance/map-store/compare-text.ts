/** Order of two texts by code point, as databases sort the bytes of UTF-8; for `sort`. */
export function compareText(one: string, other: string): number {
  const [these, those] = [Array.from(one), Array.from(other)];
  const at = these.findIndex((character, index) => character !== those[index]);
  if (at === -1) return these.length - those.length;
  return (these[at]?.codePointAt(0) ?? 0) - (those[at]?.codePointAt(0) ?? -1);
}
