import { type FetchHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import { refuseVerb } from "../http/file-answers.js";
import type { Served } from "./render-home.js";

/** Path of the page of a server. */
export const rootPath = "/";

/** Routes requests for the root to one handler, and all others to another. */
export function atRoot(home: FetchHandler, others: FetchHandler): FetchHandler {
  const [serveHome, serveOthers] = [toPlainHandler(home), toPlainHandler(others)];
  return toFetchHandler((request, connection) =>
    isRoot(request.url) ? serveHome(request, connection) : serveOthers(request, connection),
  );
}

/** Whether the path of an absolute URL is empty or `/`. */
function isRoot(url: string): boolean {
  const next = url[url.indexOf("/", url.indexOf("://") + 3) + 1];
  return next === undefined || next === "?" || next === "#";
}

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
