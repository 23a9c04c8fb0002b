import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useStore } from "../store/store-context.js";

type Called = Methods["people.call"]["response"];

/** The last change, and the deliveries of its events. */
export interface Notified {
  readonly method: string;
  readonly deliveries: Called["deliveries"];
}

/** Changes documents as the person. */
interface Changing {
  /** Whether a change has not been answered yet. */
  readonly isBusy: boolean;
  /** Undefined before the first change. */
  readonly notified: ReadonlySignal<Notified | undefined>;
  /** The answer of the method. Undefined if it was refused, which a note says. */
  change(method: Methods["people.call"]["arguments"]["method"], sent: object): Promise<Called | undefined>;
}

export function useChange(): Changing {
  const { act } = useStore();
  const busy = useSignal(false);
  const notified = useSignal<Notified | undefined>(undefined);
  return {
    isBusy: busy.value,
    notified,
    change: async (method, sent) => {
      busy.value = true;
      const done = await act("people.call", { method, arguments: { ...sent } });
      busy.value = false;
      if (done !== undefined) notified.value = { method, deliveries: done.deliveries };
      return done;
    },
  };
}
