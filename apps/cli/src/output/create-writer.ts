import type { Surroundings } from "../surroundings.js";

/** Writes answers as text or JSON. */
export interface Writer {
  /** Writes `value` as JSON for programs, or as text from `print` on a terminal. */
  answer<T>(value: T, print: (value: T) => string): void;
}

/** Writes JSON to pipes or on request, and text to a terminal. */
export function createWriter({ out, isTerminal }: Surroundings, { json = false }: { readonly json?: boolean }): Writer {
  const isForPeople = isTerminal && !json;
  return {
    answer: (value, print) => out(isForPeople ? print(value) : `${JSON.stringify(value, null, 2)}\n`),
  };
}
