import { type Batch, type Store, StoreUnavailable } from "@rollcall/service/store";

/** A store that can be told to be away, as a database behind a network can be; closing it always works. */
export interface DetachableStore {
  readonly store: Store;
  /** From now on every reading and writing throws `StoreUnavailable`. */
  detach(): void;
  /** How many commits have written something. */
  commits(): number;
}

/** Puts the switch before a store. */
export function createDetachableStore(store: Store): DetachableStore {
  let isAway = false;
  let commits = 0;
  const guard = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name);
        if (typeof part === "object" && part !== null) return guard(part);
        if (isAway && name !== "close") return () => Promise.reject(new StoreUnavailable("the database is away"));
        return part;
      },
    });
  const commit = async (batch: Batch) => {
    const committed = await store.commit(batch);
    if (committed.ok && batch.writes.length > 0) commits += 1;
    return committed;
  };
  return {
    store: guard({ ...store, commit }),
    detach: () => {
      isAway = true;
    },
    commits: () => commits,
  };
}
