import { type TargetPolicyOptions } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import type { Upgrade } from "@rollcall/server-adapters/node";
import { type AskApp, type Ids } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { AroundSend } from "./around-send.js";
import { type EventPortOptions } from "./event-port.js";
/** How deliveries are sent. */
export interface DispatchOptions extends Pick<EventPortOptions, "siteUrl" | "credentialsOf" | "workflowPrefix" | "watch" | "holdMs"> {
    readonly store: Store;
    readonly clock: Clock;
    readonly ids: Ids;
    /** Addresses that deliveries may reach. */
    readonly targets: TargetPolicyOptions;
    /** Word in the names of headers. */
    readonly wireWord: string;
    /** Receives errors of the store. */
    readonly onError: (error: unknown) => void;
    /** Whether closing ends attempts in progress, which then are made again after the next start. Default: it awaits them. */
    readonly endsAtOnce?: boolean;
    /** Whether the subscriptions of apps are switched off whose attempts fail too often. Default: they stay on. */
    readonly switchesOff?: boolean;
    /** Whether the events of apps are limited now. Default: they are not. */
    readonly isLimited?: () => boolean;
    /** Maximum number of events that an app receives per hour and workspace. Default: 30,000. */
    readonly maxEventsPerHour?: number;
    /** Is called when an app opens or closes a socket. Default: nobody learns of it. */
    readonly onSockets?: () => void;
    /** Goes around each attempt. Default: nothing does. */
    readonly aroundSend?: AroundSend;
    /** How often to look for deliveries of other processes, in milliseconds. Default: never. */
    readonly pollMs?: number;
}
/** Sends what waits. */
export interface Dispatching {
    /** Looks for deliveries of the apps, or of all. */
    notify(appIds?: readonly string[]): void;
    /** Shakes hands with the addresses of apps that are not verified. */
    verify(appIds: readonly string[]): void;
    idle(): Promise<void>;
    /** Asks an app because of a person's act. */
    readonly ask: AskApp;
    /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
    connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
    /** Number of sockets that an app has open. */
    socketsOf(appId: string): number;
    /** Ends the sockets of apps. Opens no more. */
    closeSockets(): Promise<void>;
    close(): Promise<void>;
}
/** Opens the dispatcher of a store. */
export declare function openDispatcher(options: DispatchOptions): Dispatching;
//# sourceMappingURL=open-dispatcher.d.ts.map