/**
 * Compares by code points: negative, 0 or positive. Databases do so in binary order; `<` compares UTF-16 code units.
 */
export function compareCodePoints(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  for (let at = 0; at < length; at++) {
    const a = first.charCodeAt(at);
    const b = second.charCodeAt(at);
    if (a !== b) return rank(a) - rank(b);
  }
  return first.length - second.length;
}

/** Moves surrogates, which encode code points from U+10000, above all other units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
