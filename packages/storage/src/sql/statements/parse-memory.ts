import { parseDocument } from "./document-text.js";

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
