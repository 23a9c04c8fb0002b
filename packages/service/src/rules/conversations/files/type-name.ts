import { fileTypes } from "../../../generated/file-types.js";

/** Name of a type of files by its word; empty for an unknown one. */
export function typeNameOf(word: string): string {
  return Object.hasOwn(fileTypes, word) ? (fileTypes[word]?.name ?? "") : "";
}
