import type { Send } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import { type AskApp, type Ids } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { WatchDelivery } from "./event-port.js";
import type { DeliveryCredentials } from "./verify-address.js";
/** Dependencies of {@link createAsk}. */
interface AskOptions {
    readonly store: Pick<Store, "apps">;
    readonly clock: Pick<Clock, "now">;
    readonly ids: Pick<Ids, "id">;
    readonly send: Send;
    readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
    /** Is called before each exchange; what it returns is called after it. Default: nobody watches. */
    readonly watch?: WatchDelivery;
    /** Ends exchanges in progress. */
    readonly signal: AbortSignal;
}
/** Creates the port by which acts of people ask apps: one attempt, over HTTP or a socket of the app. */
export declare function createAsk(options: AskOptions): AskApp;
export {};
//# sourceMappingURL=create-ask.d.ts.map