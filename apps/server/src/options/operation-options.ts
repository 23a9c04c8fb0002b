import type { ServeNodeOptions } from "@rollcall/server-adapters/node";
import type { MetricsOptions } from "../metrics/open-metrics.js";

/** Limits, timeouts and metrics of a server. */
export interface OperationOptions
  extends Pick<
    ServeNodeOptions,
    | "maxHeaderBytes"
    | "headersTimeoutMs"
    | "requestTimeoutMs"
    | "bodyTimeoutMs"
    | "writeTimeoutMs"
    | "keepAliveTimeoutMs"
  > {
  /** Maximum size of a request body in bytes. Default: the limit in the definitions of each API. */
  readonly maxBodyBytes?: number;
  /** Port and host of the metrics. Default: no metrics are served or counted. */
  readonly metrics?: MetricsOptions;
}
