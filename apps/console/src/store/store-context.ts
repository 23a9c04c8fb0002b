import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Store } from "./store.js";

/** The store of the page. */
export const StoreContext = createContext<Store | undefined>(undefined);

/** The store of the page. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error("A component stands outside of the page.");
  return store;
}
