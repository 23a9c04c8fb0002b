import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Actor } from "./create-act.js";
import type { Store } from "./store.js";

/** The store of the page. */
export const StoreContext = createContext<Store | undefined>(undefined);

/** The store of the page. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error("A component stands outside of the page.");
  return store;
}

/** The person whose view is shown, as arguments. Undefined while nobody is picked. */
export function useActor(): Actor | undefined {
  const { me, route } = useStore();
  const { world, workspace } = route.value;
  return me.value && { person: me.value.id, world, ...(workspace !== undefined && { workspace }) };
}
