import { type KeyHolder } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { WatchDelivery } from "../delivery/event-port.js";
import type { StartOptions } from "../options/start-options.js";
import type { Opening, Sealing } from "./composition.js";
/** Options of the handler of every composition. */
export declare function commonOf({ handlers, backends, rateMode, updateTimeMs, maxBodyBytes, issuer, deliverTo }: StartOptions, { definitions, addresses, metrics, stopping, sealer, tokenPrefixes }: Sealing): {
    definitions: import("../definition-sets.js").ServiceDefinitions;
    sealer: import("@rollcall/service").Sealer;
    tokenPrefixes: import("@rollcall/service").TokenPrefixes;
    keyHolder: KeyHolder;
    machineNow: () => number;
    allowsHttp: (host: string) => Promise<boolean>;
    issuer?: string;
    locations: "request" | "site";
    handlers?: import("../options/start-options.js").CreateHandlers;
    backends?: import("../options/start-options.js").CreateBackends;
    rateMode?: import("@rollcall/service").RateMode;
    updateTimeMs?: number;
    maxBodyBytes?: number;
    metrics?: import("../index.js").Metrics;
    stopping?: AbortSignal;
};
/** What deliveries of every composition have in common. */
export declare function deliveryOf(store: Store, { definitions, sealer, tokenPrefixes }: Sealing): {
    workflowPrefix: string;
    wireWord: string;
    credentialsOf: (appId: string) => Promise<import("@rollcall/service").OpenedCredentials | undefined>;
};
/** What sees each attempt of a delivery. */
export declare function watching({ metrics }: Opening, watch?: WatchDelivery): {
    readonly watch?: WatchDelivery;
};
//# sourceMappingURL=common-parts.d.ts.map