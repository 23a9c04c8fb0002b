import type { Clock } from "@rollcall/scim-core";
import { type AskApp } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { DispatchOptions } from "./open-dispatcher.js";
import type { Sockets } from "./sockets.js";
/** Sends the events of a store to apps. */
export interface EventDelivery extends Sockets {
    /** The store whose commits bring about events. */
    readonly store: Store;
    /** Looks for due deliveries of the apps, or of all. */
    notify(appIds?: readonly string[]): void;
    /** Resolves when everything that is due now was attempted. */
    idle(): Promise<void>;
    /** Number of sockets that an app has open in this process. */
    socketsOf(appId: string): Promise<number>;
    /** Asks an app because of a person's act. */
    readonly ask: AskApp;
    /** Takes nothing more, and finishes attempts in progress. */
    close(): Promise<void>;
}
/** Dependencies of {@link openDelivery}. */
interface DeliveryOptions extends DispatchOptions {
    readonly store: Store;
    readonly clock: Clock;
    /** How often to look for what other processes have left, in milliseconds. Default: only now. */
    readonly lookEveryMs?: number;
}
/** Opens the delivery of a store. What sends is loaded when there is something to send. */
export declare function openDelivery(options: DeliveryOptions): EventDelivery;
export {};
//# sourceMappingURL=open-delivery.d.ts.map