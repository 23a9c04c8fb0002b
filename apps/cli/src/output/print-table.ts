/** Prints a table for a terminal. Columns are as wide as their content. */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ""))));
  const print = (line: readonly string[]) =>
    titles
      .map((_, column) => pad(line[column] ?? "", widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return `${lines.map(print).join("\n")}\n`;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(width - widthOf(text));
}

/** Number of visible characters. */
function widthOf(text: string): number {
  return [...text].length;
}
