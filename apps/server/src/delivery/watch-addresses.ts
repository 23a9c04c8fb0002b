import type { Store } from "@rollcall/service/store";
import { unverifiedUrl } from "./unverified-url.js";

/**
 * Notices the apps that get an address for events which is not verified.
 * @param onUnverified is called after the commit, with the identifiers of the apps
 */
export function watchAddresses<S extends Pick<Store, "commit">>(
  store: S,
  onUnverified: (appIds: readonly string[]) => void,
): S {
  const commit: Store["commit"] = async (batch) => {
    const committed = await store.commit(batch);
    const apps = committed.ok
      ? batch.writes.flatMap((write) => (write.kind === "put" && write.document === "app" ? [write.value] : []))
      : [];
    const ids = apps.flatMap((app) => (unverifiedUrl(app) === undefined ? [] : [app.id]));
    if (ids.length > 0) onUnverified(ids);
    return committed;
  };
  return { ...store, commit };
}
