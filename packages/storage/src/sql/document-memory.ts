import { type DocumentReader, parseDocument } from "./documents.js";

const mostTexts = 500;
const longestText = 10_000;

/**
 * Reads documents of which a few are read again and again, and remembers what it made of a text. Whoever is given a
 * document does not change it, so that many can have the same.
 */
export function createDocumentMemory(): DocumentReader {
  const known = new Map<string, unknown>();
  return <T>(text: string): T => {
    // Under a text is what was made of it, and the same columns are read as the same type.
    const found = known.get(text) as T | undefined;
    if (found !== undefined) return found;
    const made = parseDocument<T>(text);
    if (text.length > longestText) return made;
    if (known.size === mostTexts) known.clear();
    known.set(text, made);
    return made;
  };
}
