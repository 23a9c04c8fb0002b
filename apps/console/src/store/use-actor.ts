import type { Actor } from "./create-act.js";
import { useStore } from "./store-context.js";

/** The person whose view is shown, as arguments. Undefined while nobody is picked. */
export function useActor(): Actor | undefined {
  const { me, route } = useStore();
  const { world, workspace } = route.value;
  return me.value && { person: me.value.id, world, ...(workspace !== undefined && { workspace }) };
}
