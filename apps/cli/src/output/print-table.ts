/** A table for a terminal: columns as wide as what they hold, a line a row. */
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

/** Characters that are seen. */
function widthOf(text: string): number {
  return [...text].length;
}
