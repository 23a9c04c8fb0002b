import type { Store } from "../service-store.js";
import type { MessageEvent } from "./message-event.js";

/**
 * Records what users did with messages, for analytics: all events or none. Ignores events of unknown messages and
 * users, and those that are already recorded.
 */
export function createActivityRecorder({ store }: { readonly store: Pick<Store, "commit"> }) {
  return async (events: readonly MessageEvent[]): Promise<void> => {
    await store.commit({ expect: [], writes: [{ kind: "recordMessageEvents", events }] });
  };
}
