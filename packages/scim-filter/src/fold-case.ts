/**
 * Folds a string to the form in which filters compare it without case. Store this form in a column for such
 * comparisons. Folding a concatenation equals concatenating folded strings, unlike with `toLowerCase`, which converts a
 * Greek sigma according to its position in the word.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}
