import type { ListExport } from "../list-export.js";

/** The name of the file that an export of a List becomes. */
export function toFileName(listName: string, format: ListExport["format"]): string {
  const name = listName
    .toWellFormed()
    .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, " ")
    .trim();
  return `${name === "" ? "List" : name}.${format}`;
}
