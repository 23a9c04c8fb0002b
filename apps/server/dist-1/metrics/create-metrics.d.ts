import type { Metrics } from "./metrics.js";
/** Creates the metrics of one server, in a registry of its own. */
export declare function createMetrics(): Metrics;
//# sourceMappingURL=create-metrics.d.ts.map