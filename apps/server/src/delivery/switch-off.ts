import { countAttempt, type FailureWindow, isFailing } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import { type App, documents, hasVersion, put, type Store } from "@rollcall/service/store";

/** An attempt that ended. */
interface EndedAttempt {
  readonly appId: string;
  readonly ok: boolean;
  readonly isRetry: boolean;
}

/** Counts an attempt. Resolves with whether it has switched the subscriptions of its app off. */
export type CountFailures = (attempt: EndedAttempt) => Promise<boolean>;

/** Switches the subscriptions of apps off whose attempts fail too often. The counts begin with this process. */
export function createSwitchOff({ store, clock }: { readonly store: Store; readonly clock: Clock }): CountFailures {
  const windows = new Map<string, FailureWindow>();
  return async ({ appId, ok, isRetry }) => {
    const at = clock.now();
    const window = countAttempt(windows.get(appId) ?? [], { at, ok, isRetry });
    windows.set(appId, window);
    if (ok || !isFailing(window, at)) return false;
    const app = await store.apps.get(appId);
    if (app === undefined || app.switchedOff !== undefined) return false;
    const off: App = { ...app, version: app.version + 1, switchedOff: at.toISOString() };
    const isSame = hasVersion(documents.app, { id: appId }, app.version);
    const committed = await store.commit({ expect: [isSame], writes: [put(documents.app, off)] });
    // If the app has changed meanwhile, the next failure switches it off.
    if (committed.ok) windows.delete(appId);
    return committed.ok;
  };
}
