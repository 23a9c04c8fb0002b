import { isIP } from "node:net";
import { type KeyHolder, openCredentials } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { WatchDelivery } from "../delivery/event-port.js";
import { watchDeliveries } from "../delivery/watch-deliveries.js";
import type { StartOptions } from "../options/start-options.js";
import type { Opening, Sealing } from "./composition.js";
import { vendorWord } from "./vendor-word.js";

/** Options of the handler of every composition. */
export function commonOf(
  {
    handlers,
    backends,
    rateMode,
    updateTimeMs,
    maxBodyBytes,
    docs,
    issuer,
    deliverTo,
    hosts,
    control,
    database,
  }: StartOptions,
  { definitions, addresses, metrics, stopping, sealer, tokenPrefixes }: Sealing,
) {
  const keyHolder: KeyHolder = {};
  return {
    definitions,
    sealer,
    tokenPrefixes,
    keyHolder,
    machineNow: () => Date.now(),
    allowsHttp: async (host: string) => {
      if (deliverTo === undefined || deliverTo.length === 0) return false;
      const { createTargetPolicy } = await import("@rollcall/delivery");
      // Without a look-up, a name counts only if it is listed, and an address if it is in a range.
      return createTargetPolicy({ kinds: [], hosts: deliverTo }).allows(isIP(host) === 0 ? "0.0.0.0" : host, host);
    },
    ...(issuer !== undefined && { issuer: issuer.replace(/\/+$/, "") }),
    locations: addresses.locations,
    // A server without a guard answers under any name, so none of them means more than others.
    ...(hosts !== undefined && control !== false && database === undefined && { hosts }),
    ...(handlers !== undefined && { handlers }),
    ...(backends !== undefined && { backends }),
    ...(rateMode !== undefined && { rateMode }),
    ...(updateTimeMs !== undefined && { updateTimeMs }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(docs !== undefined && { docs }),
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
  };
}

/** The common options of deliveries in every composition. */
export function deliveryOf(store: Store, { definitions, sealer, tokenPrefixes }: Sealing) {
  return {
    workflowPrefix: tokenPrefixes.workflow,
    wireWord: definitions.rename?.(vendorWord) ?? vendorWord,
    credentialsOf: (appId: string) => openCredentials(store, sealer, appId),
  };
}

/** The observer of each attempt of a delivery. */
export function watching({ metrics }: Opening, watch?: WatchDelivery): { readonly watch?: WatchDelivery } {
  const both = watchDeliveries(metrics, watch);
  return both === undefined ? {} : { watch: both };
}
