import { type DoNotDisturb, doNotDisturb } from "../../model/do-not-disturb.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";

type Change = (before: DoNotDisturb) => Omit<DoNotDisturb, "userId" | "version"> | undefined;

/**
 * Changes when a user is not to be disturbed.
 * @param change returns the new values, or undefined to change nothing
 * @returns the stored document, or undefined if nothing was changed
 */
export function changeOwn(userId: Id, store: Store, change: Change): Promise<DoNotDisturb | undefined> {
  return decide<DoNotDisturb | undefined>(store, async () => {
    const before = (await store.get(doNotDisturb, { user_id: userId })) ?? { userId, version: 0 };
    const changed = change(before);
    if (changed === undefined) return { kind: "answer", answer: undefined };
    const after = { ...changed, userId, version: before.version + 1 };
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(doNotDisturb, { user_id: userId }, before.version)],
        writes: [put(doNotDisturb, after)],
      },
      answer: () => after,
    };
  });
}
