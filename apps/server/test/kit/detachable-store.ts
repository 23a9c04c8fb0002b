import { type Store, StoreUnavailable } from "@rollcall/service/store";

/** A store that can be told to be away, as a database behind a network can be; closing it always works. */
export interface DetachableStore {
  readonly store: Store;
  /** From now on every reading and writing throws `StoreUnavailable`. */
  detach(): void;
}

/** Puts the switch before a store. */
export function createDetachableStore(store: Store): DetachableStore {
  let isAway = false;
  const guard = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name);
        if (typeof part === "object" && part !== null) return guard(part);
        if (isAway && name !== "close") return () => Promise.reject(new StoreUnavailable("the database is away"));
        return part;
      },
    });
  return {
    store: guard(store),
    detach: () => {
      isAway = true;
    },
  };
}
