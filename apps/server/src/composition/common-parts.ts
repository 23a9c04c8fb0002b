import { openCredentials } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { WatchDelivery } from "../delivery/event-port.js";
import { watchDeliveries } from "../delivery/watch-deliveries.js";
import type { StartOptions } from "../options/start-options.js";
import type { Opening, Sealing } from "./composition.js";
import { vendorWord } from "./vendor-word.js";

/** Options of the handler of every composition. */
export function commonOf(
  { handlers, backends, rateMode, updateTimeMs, maxBodyBytes }: StartOptions,
  { definitions, addresses, metrics, stopping, sealer, tokenPrefixes }: Sealing,
) {
  return {
    definitions,
    sealer,
    tokenPrefixes,
    locations: addresses.locations,
    ...(handlers !== undefined && { handlers }),
    ...(backends !== undefined && { backends }),
    ...(rateMode !== undefined && { rateMode }),
    ...(updateTimeMs !== undefined && { updateTimeMs }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
  };
}

/** What deliveries of every composition have in common. */
export function deliveryOf(store: Store, { definitions, sealer, tokenPrefixes }: Sealing) {
  return {
    workflowPrefix: tokenPrefixes.workflow,
    wireWord: definitions.rename?.(vendorWord) ?? vendorWord,
    credentialsOf: (appId: string) => openCredentials(store, sealer, appId),
  };
}

/** What sees each attempt of a delivery. */
export function watching({ metrics }: Opening, watch?: WatchDelivery): { readonly watch?: WatchDelivery } {
  const both = watchDeliveries(metrics, watch);
  return both === undefined ? {} : { watch: both };
}
