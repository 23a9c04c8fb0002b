/** Stored form of a document. */
export function toText(document: object): string {
  return JSON.stringify(document);
}

/** Parses a stored document. */
export function parseDocument<T>(text: string): T {
  // `toText` made the text from a value of the same type.
  return JSON.parse(text) as T;
}

/** Parses stored documents, all at once. */
export function parseDocuments<T>(texts: readonly string[]): readonly T[] {
  return parseDocument<readonly T[]>(`[${texts.join(",")}]`);
}
