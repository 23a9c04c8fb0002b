import type { Surroundings } from "../surroundings.js";

/** Makes text stand out where a person reads it, and leaves it as it is elsewhere. */
export interface Colours {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
}

/** Colours are for terminals, and for nobody who says NO_COLOR. @see https://no-color.org */
export function createColours({ env, isTerminal }: Pick<Surroundings, "env" | "isTerminal">): Colours {
  const isColoured = isTerminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
  const style = (on: number, off: number) => (text: string) =>
    isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), green: style(32, 39) };
}
