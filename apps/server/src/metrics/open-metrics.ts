import type { FetchHandler } from "@rollcall/scim-core";
import { listen } from "../listen.js";
import type { Metrics } from "./metrics.js";

/** Where metrics are served. */
export interface MetricsOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Absent means `127.0.0.1`, so that only this machine reads them. */
  readonly host?: string;
}

/** The metrics of a server and the port on which they are read. Whoever opened it closes it. */
export interface OpenMetrics {
  readonly metrics: Metrics;
  /** Address of the page. */
  readonly url: string;
  close(): Promise<void>;
}

/** Path of the page. */
export const metricsPath = "/metrics";

/**
 * Begins to count, and serves the counts on a port of their own: whoever may call the APIs need not see how much others
 * call them. What counts is loaded here, so that a server without it does not carry it.
 * @throws StartError where it cannot listen
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
