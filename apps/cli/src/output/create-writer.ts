import type { Surroundings } from "../surroundings.js";

/** Colors text on a terminal. */
interface Colours {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
}

/** Colors are used only on a terminal without NO_COLOR. @see https://no-color.org */
export function createColours({ env, isTerminal }: Pick<Surroundings, "env" | "isTerminal">): Colours {
  const isColoured = isTerminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
  const style = (on: number, off: number) => (text: string) =>
    isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), green: style(32, 39) };
}

/** Writes answers as text or JSON. */
export interface Writer {
  /** Writes `value` as text from `print`, or as JSON with `--json`. */
  answer<T>(value: T, print: (value: T) => string): void;
}

/** Writes answers as text, to a terminal and to a pipe. Only `--json` writes JSON. */
export function createWriter(
  { out }: Pick<Surroundings, "out">,
  { json = false }: { readonly json?: boolean | undefined },
): Writer {
  return {
    answer: (value, print) => out(json ? `${JSON.stringify(value, null, 2)}\n` : print(value)),
  };
}

/** Prints a table. Columns are as wide as their content. */
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
