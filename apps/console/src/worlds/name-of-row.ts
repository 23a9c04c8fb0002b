import { at, textAt } from "../json.js";

/** Keys that name a document, the best one first. */
const naming = ["name", "userName", "displayName", "title", "text"];

/** The name of what a row is about: that of its document, or its key. */
export function nameOfRow(row: object, key: readonly unknown[]): string {
  const document = at(row, "document");
  const found = naming.map((each) => textAt(document, each)).find((text) => text !== "");
  return found ?? key.join(" ");
}
