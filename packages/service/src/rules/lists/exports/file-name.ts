import type { ListExport } from "../../../model/list-export.js";

/** File name of an export of a List. */
export function toFileName(listName: string, format: ListExport["format"]): string {
  const name = listName
    .toWellFormed()
    .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, " ")
    .trim();
  return `${name === "" ? "List" : name}.${format}`;
}
