/** A document in the form in which it is stored. */
export function toText(document: object): string {
  return JSON.stringify(document);
}

/** A document as this store wrote it. */
export function parseDocument<T>(text: string): T {
  // The text was made by `toText` from a value of the same type.
  return JSON.parse(text) as T;
}
