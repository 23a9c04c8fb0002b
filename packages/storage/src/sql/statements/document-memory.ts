import { type Awaitable, after } from "@rollcall/service/store";
import { parseDocument } from "./document-text.js";
import { createReadMemory } from "./read-memory.js";
import type { Reading } from "./reading.js";
import type { Statement } from "./statement.js";

/** Maximum length of the text of a remembered document. */
export const maxTextLength = 10_000;

/**
 * Reads single documents, and remembers those that were read last. Callers must not change documents, because they share
 * them.
 */
interface DocumentMemory {
  /**
   * The document that a statement finds by columns that are computed from it.
   * @param key identifies the statement and its arguments
   */
  find<T, Args extends object>(
    key: string,
    statement: Statement<Args, { readonly document: string }>,
    args: Args,
  ): Awaitable<T | undefined>;
}

interface Known {
  readonly text: string;
  readonly document: unknown;
}

/** Creates a memory of the documents of a table. */
export function createDocumentMemory(reading: Reading, table: string): DocumentMemory {
  const memory = createReadMemory<Known>({
    changes: () => reading.documentChangesOf(table),
    isSmall: ({ text }) => text.length <= maxTextLength,
  });
  return {
    find: <T, Args extends object>(
      key: string,
      statement: Statement<Args, { readonly document: string }>,
      args: Args,
    ) => {
      const found = memory.find(key, async (last) => {
        const text = (await reading.first(statement, args))?.document;
        if (text === undefined) return undefined;
        // Usually another document of the table has changed.
        return last?.text === text ? last : { text, document: parseDocument(text) };
      });
      // Under a key, the same column is always read as the same type.
      return after(found, (known) => known?.document as T | undefined);
    },
  };
}
