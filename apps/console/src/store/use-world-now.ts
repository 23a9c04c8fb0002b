import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useStore } from "./store-context.js";

/** Time of the world's clock, as Unix time in milliseconds. It goes on by the second unless the clock is frozen. */
export function useWorldNow(): number {
  const { worlds, route } = useStore();
  const here = worlds.value.find(({ name }) => name === route.value.world);
  const [shown, isFrozen] = [here === undefined ? Date.now() : Date.parse(here.now), here?.frozen ?? false];
  const now = useSignal(shown);
  useEffect(() => {
    const readAt = Date.now();
    now.value = shown;
    if (isFrozen) return;
    const timer = setInterval(() => {
      now.value = shown + Date.now() - readAt;
    }, 1000);
    return () => clearInterval(timer);
  }, [worlds.value, shown, isFrozen]);
  return now.value;
}
