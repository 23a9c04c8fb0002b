import { reservedWords } from "../generated/service.js";

/** Whether the whole text is a reserved word, ignoring case and surrounding spaces. */
export function isReservedWord(text: string): boolean {
  return reservedWords.has(text.trim().toLowerCase());
}
