import type { Store } from "@rollcall/service/store";

/** A store that counts its commits. */
interface CountingStore {
  readonly store: Store;
  /** Number of commits that have written something. */
  commits(): number;
}

/** Wraps a store so that its commits are counted. */
export function createCountingStore(store: Store): CountingStore {
  let commits = 0;
  const commit: Store["commit"] = async (batch) => {
    const committed = await store.commit(batch);
    if (committed.ok && batch.writes.length > 0) commits += 1;
    return committed;
  };
  return { store: { ...store, commit }, commits: () => commits };
}
