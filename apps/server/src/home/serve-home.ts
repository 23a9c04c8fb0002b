import type { FetchHandler } from "@rollcall/server-adapters/node";
import { refuseVerb } from "../http/refuse-verb.js";
import type { Served } from "./render-home.js";

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  // The page runs no scripts, and no other page may embed it.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Serves the page at the root of a server. */
export function createHome(protocols: readonly Served[], docs?: string): FetchHandler {
  let text: string | undefined;
  return async ({ method }) => {
    const refusal = refuseVerb(method);
    if (refusal !== undefined) return refusal;
    const { renderHome } = await import("./render-home.js");
    text ??= renderHome(protocols, docs);
    return new Response(method === "HEAD" ? null : text, { headers });
  };
}
