import { documents } from "../model/documents.js";
import { createMemoryContents } from "../model/port/contents.js";
import { createMemoryLocks } from "../model/port/locks.js";
import { createMemoryRates } from "../model/port/rates.js";
import { createMemorySockets } from "../model/port/sockets.js";
import { answerTo, type Batch, type Committed, isAboutOutcome, type Store } from "../model/store.js";
import { createMapDocumentReader } from "./map-documents.js";
import { createMapEvents, recordEvents } from "./map-events.js";
import { holds } from "./map-expectations.js";
import { createMapReaders } from "./map-readers.js";
import { copyState, emptyState, type MapState } from "./map-state.js";
import { applyWrite } from "./map-writes.js";

/**
 * Creates a store in plain maps. It is written to be read and defines what a commit means; other stores are compared
 * with it.
 */
export function createMapStore(): Store {
  let state = emptyState(documents);
  let open = true;
  return {
    ...createMapReaders(() => state),
    ...createMapDocumentReader(() => state),
    locks: createMemoryLocks(),
    rates: createMemoryRates(),
    events: createMapEvents(() => state),
    sockets: createMemorySockets(),
    contents: createMemoryContents(),
    async commit(batch) {
      const { next, committed } = commit(state, batch);
      if (committed.ok) state = next;
      return answerTo(batch, committed);
    },
    ready: async () => open,
    async close() {
      open = false;
    },
  };
}

function commit(state: MapState, batch: Batch): { readonly next: MapState; readonly committed: Committed } {
  const { expect, writes } = batch;
  const next = copyState(state);
  const refuse = (failed: Batch["expect"][number]) => ({ next: state, committed: { ok: false, failed } }) as const;
  const before = expect.find((expectation) => !isAboutOutcome(expectation) && !holds(next, expectation));
  if (before !== undefined) return refuse(before);
  const messages: Extract<Committed, { ok: true }>["messages"][number][] = [];
  for (const write of writes) {
    const { failed, made } = applyWrite(next, write);
    if (failed !== undefined) return refuse(failed);
    if (made !== undefined) messages.push(made);
  }
  const after = expect.find((expectation) => isAboutOutcome(expectation) && !holds(next, expectation));
  if (after !== undefined) return refuse(after);
  const receivers = recordEvents({ before: state, after: next }, batch, messages);
  return { next, committed: { ok: true, messages, ...(receivers.length > 0 && { receivers }) } };
}
