import type { Metrics } from "../metrics/metrics.js";
import type { WatchDelivery } from "./event-port.js";
/** Counts attempts, and lets another watcher see them; undefined if there is neither. */
export declare function watchDeliveries(metrics: Pick<Metrics, "attempted"> | undefined, watch?: WatchDelivery): WatchDelivery | undefined;
//# sourceMappingURL=watch-deliveries.d.ts.map