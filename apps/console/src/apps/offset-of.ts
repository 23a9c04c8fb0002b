/** Offset of a position in a text. Lines and columns start at 1. A position after the end is the end. */
export function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, before + column - 1);
}
