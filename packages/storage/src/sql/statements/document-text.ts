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

const maxDocuments = 500;
const maxTextLength = 10_000;

/**
 * Parses documents, and remembers those that are read often: if the text is unchanged, the same document is returned
 * without parsing. Callers must not change documents, because they share them.
 */
export type ParseMemory = <T>(key: string, text: string) => T;

/** Creates a memory of parsed documents by their IDs, or by other keys. */
export function createParseMemory(): ParseMemory {
  const known = new Map<string, { readonly text: string; readonly document: unknown }>();
  return <T>(key: string, text: string): T => {
    const last = known.get(key);
    // Under a key, the same column is always read as the same type.
    if (last?.text === text) return last.document as T;
    const document = parseDocument<T>(text);
    if (text.length > maxTextLength) return document;
    if (known.size >= maxDocuments) known.clear();
    known.set(key, { text, document });
    return document;
  };
}
