import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Openid } from "@rollcall/service";

/** Creates a handler that answers GET with a public document as JSON. Clients ask again, because tests replace worlds. */
export function createOpenidDocument(read: () => Promise<object>): FetchHandler {
  return async ({ method }) => {
    if (method !== "GET" && method !== "HEAD") {
      return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const headers = {
      "content-type": "application/json",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    };
    const body = JSON.stringify(await read());
    return new Response(method === "HEAD" ? null : body, { headers });
  };
}

/** Reads the two documents of OpenID Connect, by name. */
export function createOpenidDocuments(load: () => Promise<Openid>) {
  return {
    configuration: createOpenidDocument(async () => (await load()).configuration()),
    keys: createOpenidDocument(async () => (await load()).keys()),
  };
}
