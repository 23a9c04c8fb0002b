/**
 * Folds a string to the form in which filters compare it without case. Store this form in a column for such
 * comparisons. Folding a concatenation equals concatenating folded strings, unlike with `toLowerCase`, which converts a
 * Greek sigma according to its position in the word.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

/**
 * Compares two strings by code points, like databases with a binary collation; `<` compares UTF-16 code units. Returns
 * a negative number, 0 or a positive number.
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

/** Ranks surrogates, which encode code points from U+10000, above all other code units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
