import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Metrics } from "./metrics.js";

/** Wraps handlers so that their answers are counted under their mount paths. */
export function countRequests(
  handlers: Readonly<Record<string, FetchHandler>>,
  { answered }: Pick<Metrics, "answered">,
): Readonly<Record<string, FetchHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([route, serve]): [string, FetchHandler] => [
      route,
      async (request, connection) => {
        const since = performance.now();
        const response = await serve(request, connection);
        const { status } = response;
        answered({ protocol: "site", route, status, isGone: false, ms: performance.now() - since });
        return response;
      },
    ]),
  );
}
