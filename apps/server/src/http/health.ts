import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";

/** Answers 200 as long as the process serves. */
export const serveHealthz: FetchHandler = async () => Response.json({ status: "ok" });

/** Answers 200 while the database can be read and written and the server is not stopping; otherwise 503. */
export function createReadyz(store: Pick<Store, "ready">, stopping?: AbortSignal): FetchHandler {
  return async () => {
    if (stopping?.aborted === true) return notReady("stopping");
    return (await store.ready()) ? Response.json({ status: "ready" }) : notReady("unavailable");
  };
}

function notReady(status: string): Response {
  return Response.json({ status }, { status: 503, headers: { "retry-after": "1" } });
}
