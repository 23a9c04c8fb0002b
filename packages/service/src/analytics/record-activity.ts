import type { Store } from "../service-store.js";
import type { MessageEvent } from "./message-event.js";

/**
 * Records what users did with messages, so that analytics count it: all of it or nothing. Events of messages or users
 * that do not exist are passed over, and one that is recorded already changes nothing.
 */
export function createActivityRecorder({ store }: { readonly store: Pick<Store, "commit"> }) {
  return async (events: readonly MessageEvent[]): Promise<void> => {
    await store.commit({ expect: [], writes: [{ kind: "recordMessageEvents", events }] });
  };
}
