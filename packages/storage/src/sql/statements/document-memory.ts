import { type Awaitable, after } from "@rollcall/service/store";
import { parseDocument } from "./document-statements.js";
import type { Reading } from "./reading.js";
import type { Statement } from "./statement.js";

/** Maximum length of the text of a remembered document. */
export const maxTextLength = 10_000;

/** Maximum number of parsed texts that are remembered. */
const maxDocuments = 500;

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

/** Values that were read, by key. Each is read again only when something may have changed. */
interface ReadMemory<Value> {
  /**
   * The remembered value, or the one that `read` finds.
   * @param read reads the value; it gets the last one, whose parts may still be right
   */
  find(key: string, read: (last: Value | undefined) => Promise<Value | undefined>): Awaitable<Value | undefined>;
}

/** Options of a memory. */
interface ReadMemoryOptions<Value> {
  /** A number that grows when a value may have changed; undefined if nobody knows, so that every call reads. */
  readonly changes: () => number | undefined;
  /** Whether a value is small enough to be remembered. */
  readonly isSmall: (value: Value) => boolean;
}

interface Known<Value> {
  readonly changes: number | undefined;
  readonly value: Value;
}

/** Values per generation. There are two generations. */
const generationSize = 1_000;

/** Creates a memory of the values that were read last. Callers must not change values, because they share them. */
export function createReadMemory<Value>({ changes, isSmall }: ReadMemoryOptions<Value>): ReadMemory<Value> {
  let recent = new Map<string, Known<Value>>();
  let older: ReadonlyMap<string, Known<Value>> = new Map();
  const keep = (key: string, known: Known<Value>) => {
    if (recent.size >= generationSize) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, known);
  };
  return {
    find(key, read) {
      const last = recent.get(key) ?? older.get(key);
      // Counted before the value is read, so that a change meanwhile is noticed.
      const now = changes();
      if (last !== undefined && now !== undefined && last.changes === now) {
        if (!recent.has(key)) keep(key, last);
        return last.value;
      }
      return read(last?.value).then((value) => {
        if (value !== undefined && isSmall(value)) keep(key, { changes: now, value });
        return value;
      });
    },
  };
}

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

interface Stored {
  readonly text: string;
  readonly document: unknown;
}

/** Creates a memory of the documents of a table. */
export function createDocumentMemory(reading: Reading, table: string): DocumentMemory {
  const memory = createReadMemory<Stored>({
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
