import { reservedWords } from "../../generated/service.js";

/** Whether the whole text is a reserved word; case and outer spaces do not count. */
export function isReservedWord(text: string): boolean {
  return reservedWords.has(text.trim().toLowerCase());
}
