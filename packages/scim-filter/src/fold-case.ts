/**
 * The form in which filters compare text without case. Store it in a column for such comparisons. Folding two texts and
 * joining them equals joining and then folding them, unlike `toLowerCase`, which writes a Greek sigma by its position
 * in the word.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}
