import { type DeliveryPort, type HttpTarget, type Delivery as Row, type Send, type Settlement } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import { type AskedDelivery } from "@rollcall/service";
import { type Delivery, type Store } from "@rollcall/service/store";
import type { LimitEvents } from "./limit-events.js";
import type { CountFailures } from "./switch-off.js";
import type { DeliveryCredentials } from "./verify-address.js";
/** Dependencies of the port. */
export interface EventPortOptions {
    readonly store: Store;
    readonly clock: Clock;
    /** URL of the site that users see, without a trailing slash. */
    readonly siteUrl: string;
    /** Receives errors of single deliveries, which are then not sent. */
    readonly onError: (error: unknown) => void;
    readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
    /** Prefix of the tokens of steps of workflows. Default: that of the definitions. */
    readonly workflowPrefix?: string;
    /** Decides whether an app receives a further event in this hour. Default: it does. */
    readonly limitEvents?: LimitEvents;
    /** Switches the subscriptions of apps off whose attempts fail too often. Default: they stay on. */
    readonly countFailures?: CountFailures;
    /** How long a delivery is held for its attempt, in milliseconds. Default: 15,000. */
    readonly holdMs?: number;
    /** Apps that have sockets of this process. Default: none. */
    readonly connectedApps?: () => readonly string[];
    /** Is called before each attempt; what it returns is called when the result is stored. Default: nobody watches. */
    readonly watch?: WatchDelivery;
}
/** Watches the attempts of deliveries, and the exchanges of people's acts. */
export type WatchDelivery = (delivery: Delivery | AskedDelivery) => (end: Settlement & DeliveryNotes) => void;
/** What else happened. */
interface DeliveryNotes {
    /** The app receives too many events: `app_rate_limited` was sent instead, or nothing. */
    readonly isRateLimited?: true;
    /** So many attempts have failed that the subscriptions of the app were switched off. */
    readonly isSwitchedOff?: true;
    /** Why nothing was sent. */
    readonly because?: string;
}
/** A delivery of the store. */
interface EventRow extends Row {
    readonly stored: Delivery;
}
/** The deliveries of a store, as dispatchers see them. */
export declare function createEventPort({ store, clock, siteUrl, credentialsOf, workflowPrefix, onError, watch, limitEvents, countFailures, connectedApps, holdMs, }: EventPortOptions, send: Send<HttpTarget>): DeliveryPort<EventRow>;
export {};
//# sourceMappingURL=event-port.d.ts.map