import { type ServedWorld, type WatchDelivery } from "@rollcall/double";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { RateMode, Sealer, TokenPrefixes } from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { ServiceDefinitions } from "../definition-sets.js";
import type { AroundSend } from "../delivery/around-send.js";
import type { EventDelivery } from "../delivery/open-delivery.js";
import type { Log } from "../log/log.js";
import type { Metrics } from "../metrics/metrics.js";
import { type ServerOptions } from "../options/server-options.js";
/** What the deliveries of a world are opened with. */
type DeliveredWorld = Pick<ServedWorld, "store" | "clock" | "ids"> & {
    readonly watch: WatchDelivery;
    /** Current rate mode of the world. */
    readonly rateMode: () => RateMode;
    /** Is called when an app opens or closes a socket. */
    readonly onSockets: () => void;
    /** Applies the faults of the world. */
    readonly aroundSend: AroundSend;
};
/** Dependencies of the composition. */
export interface DoubleParts {
    readonly definitions: ServiceDefinitions;
    /** The documents that stores keep. */
    readonly documents: DocumentSet;
    readonly logger: Log;
    readonly sealer: Sealer;
    readonly tokenPrefixes: TokenPrefixes;
    readonly metrics?: Metrics;
    /** Aborts when the server begins to stop. */
    readonly stopping?: AbortSignal;
    /** Creates the service of a world. */
    readonly serve: (world: ServedWorld, siteUrl: string) => FetchHandler;
    /** Sends the events of a world to apps. */
    readonly openDelivery: (world: DeliveredWorld, siteUrl: string) => EventDelivery;
}
/** Composes a server that tests can control. Production never loads this module. */
export declare function composeDouble(options: ServerOptions, { serve, openDelivery, logger, metrics, definitions, documents, sealer, tokenPrefixes, stopping }: DoubleParts): {
    clock: import("@rollcall/double").VirtualClock;
    ids: import("@rollcall/service").Ids;
    compose: (store: SqliteStore, siteUrl: string, dueMs: number) => import("@rollcall/double").Double;
};
export {};
//# sourceMappingURL=compose-double.d.ts.map