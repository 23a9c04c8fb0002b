import { type ReadonlySignal, signal } from "@preact/signals";
import type { Entry } from "./types.js";

/** The entries of the journal that the page has. */
export interface JournalState {
  /** Oldest first. */
  readonly entries: ReadonlySignal<readonly Entry[]>;
  add(entry: Entry): void;
  clear(): void;
}

/** Entries that the page keeps. */
const maxEntries = 50_000;

/** Creates an empty journal. Entries that arrive together are added once, with the next frame. */
export function createJournal(): JournalState {
  const entries = signal<readonly Entry[]>([]);
  let arrived: Entry[] = [];
  const flush = () => {
    if (arrived.length === 0) return;
    entries.value = [...entries.value, ...arrived].slice(-maxEntries);
    arrived = [];
  };
  return {
    entries,
    add: (entry) => {
      if (arrived.push(entry) === 1) setTimeout(flush, 16);
    },
    clear: () => {
      arrived = [];
      entries.value = [];
    },
  };
}
