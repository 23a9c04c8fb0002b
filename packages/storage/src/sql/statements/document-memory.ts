import { parseDocument } from "./document-text.js";

const mostDocuments = 500;
const longestText = 10_000;

/**
 * Makes documents of their texts, of which a few are read again and again: one whose text is still the same is not
 * parsed anew. Whoever is given a document does not change it, so that many can have the same.
 */
type DocumentMemory = <T>(id: string, text: string) => T;

/** A memory of documents that their identifiers tell apart. */
export function createDocumentMemory(): DocumentMemory {
  const known = new Map<string, { readonly text: string; readonly document: unknown }>();
  return <T>(id: string, text: string): T => {
    const last = known.get(id);
    // Under an identifier the same column is read as the same type.
    if (last?.text === text) return last.document as T;
    const document = parseDocument<T>(text);
    if (text.length > longestText) return document;
    if (known.size >= mostDocuments) known.clear();
    known.set(id, { text, document });
    return document;
  };
}
