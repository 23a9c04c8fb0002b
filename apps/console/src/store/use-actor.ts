import type { Actor } from "./create-act.js";
import { useStore } from "./store-context.js";

/** Whose eyes one sees with, as arguments of what a person sees. Undefined while nobody is picked. */
export function useActor(): Actor | undefined {
  const { me, route } = useStore();
  const { world, workspace } = route.value;
  return me.value && { person: me.value.id, world, ...(workspace !== undefined && { workspace }) };
}
