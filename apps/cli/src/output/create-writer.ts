import type { Surroundings } from "../surroundings.js";

/** Writes answers as text or JSON. */
export interface Writer {
  /** Writes `value` as JSON for programs, or as text from `print` on a terminal. */
  answer<T>(value: T, print: (value: T) => string): void;
  /** Writes the text of a file, such as a `.env`, to pipes too. With `--json`, writes `value`. */
  file<T>(value: T, print: (value: T) => string): void;
}

/** Writes answers as JSON to pipes or on request, and as text to a terminal. */
export function createWriter({ out, isTerminal }: Surroundings, { json = false }: { readonly json?: boolean }): Writer {
  const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    answer: (value, print) => out(isTerminal && !json ? print(value) : toJson(value)),
    file: (value, print) => out(json ? toJson(value) : print(value)),
  };
}
