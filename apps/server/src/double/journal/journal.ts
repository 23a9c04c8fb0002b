import { type EntryFilter, fits } from "./entry-filter.js";
import type { Recorded } from "./recorded.js";

/** What happened, as far back as there is room. */
export interface Journal {
  add(recorded: Recorded): void;
  /** Those that fit, the oldest first. */
  list(filter: EntryFilter): readonly Recorded[];
  get(requestId: string): Recorded | undefined;
  /** Forgets the exchanges of a world; answers how many. */
  clear(world: string): number;
  /** Tells of every exchange from now on, until the function that is answered is called. */
  subscribe(listener: (recorded: Recorded) => void): () => void;
}

const defaultSize = 1_000;

/** A journal of the last exchanges; older ones are forgotten. */
export function createJournal(size = defaultSize): Journal {
  let kept: Recorded[] = [];
  const listeners = new Set<(recorded: Recorded) => void>();
  return {
    add: (recorded) => {
      kept.push(recorded);
      // Half as many again may stand here, so that not every exchange moves all others.
      if (kept.length > size * 1.5) kept = kept.slice(-size);
      for (const listener of listeners) listener(recorded);
    },
    list: (filter) => {
      const newest = kept.slice(-size);
      const after = newest.findIndex(({ requestId }) => requestId === filter.after);
      return newest.slice(after + 1).filter((each) => fits(each, filter));
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
