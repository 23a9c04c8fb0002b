import { type EntryFilter, matchesFilter } from "./entry-filter.js";
import type { Recorded } from "./recorded.js";

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
  let kept: Recorded[] = [];
  const listeners = new Set<(recorded: Recorded) => void>();
  return {
    add: (recorded) => {
      kept.push(recorded);
      // The list may grow by half before it is cut, so that not every exchange copies it.
      if (kept.length > maxEntries * 1.5) kept = kept.slice(-maxEntries);
      for (const listener of listeners) listener(recorded);
    },
    list: (filter) => {
      const newest = kept.slice(-maxEntries);
      const after = newest.findIndex(({ requestId }) => requestId === filter.after);
      return newest.slice(after + 1).filter((each) => matchesFilter(each, filter));
    },
    get: (requestId) => kept.find((each) => each.requestId === requestId),
    clear: (world) => {
      const before = kept.length;
      kept = kept.filter((each) => each.world !== world);
      return before - kept.length;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
