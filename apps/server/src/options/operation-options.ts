import type { ServeNodeOptions } from "@rollcall/server-adapters/node";
import type { MetricsOptions } from "../metrics/open-metrics.js";

/** What a server is run within. */
export interface OperationOptions
  extends Pick<
    ServeNodeOptions,
    "maxHeaderBytes" | "headersTimeoutMs" | "requestTimeoutMs" | "bodyTimeoutMs" | "keepAliveTimeoutMs"
  > {
  /** Size of the largest body that the APIs take, in bytes; absent means what their definitions say. */
  readonly maxBodyBytes?: number;
  /** Where metrics are served; absent means nowhere, and that nothing is counted. */
  readonly metrics?: MetricsOptions;
}
