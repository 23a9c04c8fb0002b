import type { Surroundings } from "../surroundings.js";

/** Writes answers as a person or a program wants them. */
export interface Writer {
  /** Writes `value` as JSON where a program reads, else what `print` makes of it. */
  answer<T>(value: T, print: (value: T) => string): void;
}

/** JSON is for pipes and for whoever asks for it; a person at a terminal gets text. */
export function createWriter({ out, isTerminal }: Surroundings, { json = false }: { readonly json?: boolean }): Writer {
  const isForPeople = isTerminal && !json;
  return {
    answer: (value, print) => out(isForPeople ? print(value) : `${JSON.stringify(value, null, 2)}\n`),
  };
}
