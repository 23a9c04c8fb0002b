import type { Metrics } from "./metrics.js";
/** Address of the metrics. */
export interface MetricsOptions {
    /** Port; 0 picks a free one. */
    readonly port: number;
    /** Address to listen on. Default: `127.0.0.1`, so that only this machine can read the metrics. */
    readonly host?: string;
}
/** The metrics of a server and the port that serves them. The caller closes it. */
export interface OpenMetrics {
    readonly metrics: Metrics;
    /** URL of the metrics. */
    readonly url: string;
    close(): Promise<void>;
}
/**
 * Creates metrics and serves them on a separate port, so that API clients cannot read them. The metrics library is loaded
 * here, so that a server without metrics does not load it.
 * @throws StartError if the port cannot be opened
 */
export declare function openMetrics({ port, host }: MetricsOptions): Promise<OpenMetrics>;
//# sourceMappingURL=open-metrics.d.ts.map