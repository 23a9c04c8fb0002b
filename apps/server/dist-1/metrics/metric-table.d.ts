/** The server's own metrics; prom-client adds those of the process and of Node. */
export declare const metricTable: {
    readonly requests: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["protocol", "version", "route", "status", "code"];
    };
    readonly gone: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["protocol", "version", "route"];
    };
    readonly durations: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["protocol", "version", "route"];
    };
    readonly locks: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["result"];
    };
    readonly locksHeld: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly [];
    };
    readonly rates: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["protocol", "tier", "result"];
    };
    readonly deliveries: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["event", "result", "reason"];
    };
    readonly deliveryDurations: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["result"];
    };
    readonly pool: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["state"];
    };
    readonly waiting: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly [];
    };
    readonly defects: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly [];
    };
    readonly build: {
        kind: "counter" | "gauge" | "histogram";
        name: string;
        help: string;
        labels: readonly ["version", "node", "database"];
    };
};
/** Upper bounds of the buckets for response times, in seconds. */
export declare const durationBuckets: readonly [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
//# sourceMappingURL=metric-table.d.ts.map