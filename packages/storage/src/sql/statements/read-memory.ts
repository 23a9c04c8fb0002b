import type { Awaitable } from "@rollcall/service/store";

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
