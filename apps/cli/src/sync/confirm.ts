import type { Surroundings } from "../surroundings.js";

/** Asks a question on a terminal. Anything but yes is no. */
export async function confirm(question: string, { err, openInput }: Surroundings): Promise<boolean> {
  err(`${question} [y/N] `);
  let text = "";
  for await (const piece of openInput?.() ?? []) {
    text += piece.toString();
    if (text.includes("\n")) break;
  }
  return /^\s*y(es)?\s*$/i.test(text.split("\n")[0] ?? "");
}
