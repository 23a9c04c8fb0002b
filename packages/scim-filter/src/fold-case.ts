/**
 * The text in the form in which filters compare it where case does not count. A column for such comparisons holds what
 * this makes of the value. Folding two texts and joining them is the same as joining and then folding them, which
 * `toLowerCase` alone does not keep: it writes a Greek sigma by its place in the word.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}
