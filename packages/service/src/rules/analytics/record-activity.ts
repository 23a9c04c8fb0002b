import type { Activity } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";

/**
 * Records what users did with messages, for analytics: all of it or nothing. Ignores activity of unknown messages and
 * users, and what is already recorded.
 */
export function createActivityRecorder({ store }: { readonly store: Pick<Store, "commit"> }) {
  return async (activity: readonly Activity[]): Promise<void> => {
    await store.commit({ expect: [], writes: [{ kind: "recordActivity", activity: activity }] });
  };
}
