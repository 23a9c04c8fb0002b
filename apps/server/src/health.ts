import type { FetchHandler } from "@rollcall/scim-core";
import type { Store } from "@rollcall/service/store";

/** Answers 200 as long as the process serves. */
export const serveHealthz: FetchHandler = async () => Response.json({ status: "ok" });

/** Answers 200 while the database answers, else 503. */
export function createReadyz(store: Store): FetchHandler {
  return async () =>
    (await store.ready())
      ? Response.json({ status: "ready" })
      : Response.json({ status: "unavailable" }, { status: 503, headers: { "retry-after": "1" } });
}
