import type { ScimAnswer } from "@rollcall/scim-core";
import type { ServedSets, WebapiCaller } from "@rollcall/service";
import type { MethodAnswer } from "@rollcall/webapi-core";
import type { Metrics } from "../metrics/metrics.js";
import type { Log } from "./log.js";
/** Writes one line for each request and each unexpected error. It receives neither tokens nor bodies. */
export interface RequestLog {
    /** Makes the identifier of a request that begins now. */
    readonly newRequestId: () => string;
    readonly scimAnswered: (answer: ScimAnswer) => void;
    readonly methodAnswered: (answer: MethodAnswer<WebapiCaller>) => void;
    readonly failed: (error: unknown, requestId: string) => void;
}
/** What else a request log uses. */
export interface RequestLogOptions {
    /** Counts requests and unexpected errors. */
    readonly metrics?: Pick<Metrics, "answered" | "failed">;
    /** The SCIM set that is served. Default: the generated one. */
    readonly scim?: ServedSets["scim"];
}
/**
 * Creates a log of requests that also counts them in the metrics. It generates the identifiers of requests itself,
 * because an identifier that a client sends may not be unique.
 * @param uuid generates the identifiers
 */
export declare function createRequestLog(logger: Log, uuid: () => string, { metrics, scim }?: RequestLogOptions): RequestLog;
//# sourceMappingURL=request-log.d.ts.map