import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useStore } from "./store-context.js";

/** Runs operations of the control plane. */
interface Operation {
  /** Whether one has not been answered yet. */
  readonly isBusy: boolean;
  /** The answer of the operation. Undefined if it was refused, which a note says. */
  run<M extends keyof Methods>(method: M, sent: Methods[M]["arguments"]): Promise<Methods[M]["response"] | undefined>;
}

export function useOperation(): Operation {
  const { call, notes } = useStore();
  const busy = useSignal(false);
  return {
    isBusy: busy.value,
    run: async (method, sent) => {
      busy.value = true;
      try {
        const answer = await call(method, sent);
        notes.settle(method);
        return answer;
      } catch (error) {
        notes.add("error", error instanceof Error ? error.message : String(error), method);
        return undefined;
      } finally {
        busy.value = false;
      }
    },
  };
}
