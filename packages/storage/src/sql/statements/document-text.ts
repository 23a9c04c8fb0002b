/** Stored form of a document. */
export function toText(document: object): string {
  return JSON.stringify(document);
}

/** Parses a stored document. */
export function parseDocument<T>(text: string): T {
  // `toText` made the text from a value of the same type.
  return JSON.parse(text) as T;
}
