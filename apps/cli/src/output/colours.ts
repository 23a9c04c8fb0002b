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
