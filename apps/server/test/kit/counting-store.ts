import type { Store } from "@rollcall/service/store";

/** A store whose commits are counted. */
interface CountingStore {
  readonly store: Store;
  /** How many commits have written something. */
  commits(): number;
}

/** Counts what a store commits. */
export function createCountingStore(store: Store): CountingStore {
  let commits = 0;
  const commit: Store["commit"] = async (batch) => {
    const committed = await store.commit(batch);
    if (committed.ok && batch.writes.length > 0) commits += 1;
    return committed;
  };
  return { store: { ...store, commit }, commits: () => commits };
}
