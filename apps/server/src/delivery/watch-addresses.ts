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
  const commit: Store["commit"] = (batch) => {
    const ids = batch.writes.flatMap((write) =>
      write.kind === "put" && write.document === "app" && unverifiedUrl(write.value) !== undefined
        ? [write.value.id]
        : [],
    );
    if (ids.length === 0) return store.commit(batch);
    return store.commit(batch).then((committed) => {
      if (committed.ok) onUnverified(ids);
      return committed;
    });
  };
  return { ...store, commit };
}
