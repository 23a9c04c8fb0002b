import type { FetchHandler } from "@rollcall/server-adapters/node";
import { listen } from "../http/listen.js";
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

/** Path of the metrics. */
const metricsPath = "/metrics";

/**
 * Creates metrics and serves them on a separate port, so that API clients cannot read them. The metrics library is loaded
 * here, so that a server without metrics does not load it.
 * @throws StartError if the port cannot be opened
 */
export async function openMetrics({ port, host = "127.0.0.1" }: MetricsOptions): Promise<OpenMetrics> {
  const { createMetrics } = await import("./create-metrics.js");
  const metrics = createMetrics();
  const node = await listen(Promise.resolve(createMetricsHandler(metrics)), { port, host });
  return { metrics, url: `${node.url}${metricsPath}`, close: () => node.close({ timeoutMs: 1000 }) };
}

function createMetricsHandler({ print, mediaType }: Metrics): FetchHandler {
  return async ({ url, method }) => {
    if (new URL(url).pathname !== metricsPath) return new Response("Not Found\n", { status: 404 });
    if (method !== "GET" && method !== "HEAD")
      return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
    const headers = { "content-type": mediaType, "cache-control": "no-store" };
    return new Response(method === "HEAD" ? null : await print(), { headers });
  };
}
