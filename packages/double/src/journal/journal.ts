import type { Recorded } from "../exchange.js";
import { type EntryFilter, matchesFilter } from "./entry-filter.js";
import { createChunks, createKept, forget, type Kept, keep, readKept } from "./kept.js";

/** The latest calls, and attempts to deliver events. */
export interface Journal {
  add(recorded: Recorded): void;
  /** Those that match, oldest first. */
  list(filter: EntryFilter): readonly Recorded[];
  get(requestId: string): Recorded | undefined;
  /** Removes those of a world and returns their number. */
  clear(world: string): number;
  /** Calls the listener with every new one, until the returned function is called. */
  subscribe(listener: (recorded: Recorded) => void): () => void;
}

const defaultMaxEntries = 1_000;

/** Creates a journal that keeps the last `maxEntries`. */
export function createJournal(maxEntries = defaultMaxEntries): Journal {
  const chunks = createChunks();
  /** A ring: when it is full, the oldest entry is at `first`, and its place is used again. */
  let ring: Kept[] = [];
  let first = 0;
  const listeners = new Set<(recorded: Recorded) => void>();
  const next = () => {
    if (ring.length < maxEntries) {
      const kept = createKept();
      ring.push(kept);
      return kept;
    }
    const kept = ring[first] ?? createKept();
    first = (first + 1) % maxEntries;
    forget(kept, chunks);
    return kept;
  };
  const inOrder = () => [...ring.slice(first), ...ring.slice(0, first)];
  const readAll = () => inOrder().map((kept) => readKept(kept, chunks));
  return {
    add: (recorded) => {
      keep(next(), recorded, chunks);
      for (const listener of listeners) listener(recorded);
    },
    list: (filter) => {
      const kept = readAll();
      const after = kept.findIndex(({ requestId }) => requestId === filter.after);
      return kept.slice(after + 1).filter((each) => matchesFilter(each, filter));
    },
    get: (requestId) => readAll().find((each) => each.requestId === requestId),
    clear: (world) => {
      const [cleared, others] = [
        ring.filter((kept) => kept.world === world),
        inOrder().filter((kept) => kept.world !== world),
      ];
      for (const kept of cleared) forget(kept, chunks);
      ring = others;
      first = 0;
      return cleared.length;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
