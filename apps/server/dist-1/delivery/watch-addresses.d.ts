import type { Store } from "@rollcall/service/store";
/**
 * Notices the apps that get an address for events which is not verified.
 * @param onUnverified is called after the commit, with the identifiers of the apps
 */
export declare function watchAddresses<S extends Pick<Store, "commit">>(store: S, onUnverified: (appIds: readonly string[]) => void): S;
//# sourceMappingURL=watch-addresses.d.ts.map