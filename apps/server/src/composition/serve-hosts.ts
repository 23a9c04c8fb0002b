import { hostNameOf } from "@rollcall/server-adapters/hosts";
import { type FetchHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import { hooksPath } from "@rollcall/service";
import { ReplacedRequest } from "../double.js";
import type { WireHosts } from "../overlays/wire-profile.js";

/**
 * Wraps a handler so that it also serves a vendor's host of hooks, whose paths are below a mount here: `/services/…` there is
 * `/hooks/services/…` here. The paths of all other hosts are those of this server.
 */
export function serveHosts(handler: FetchHandler, { hooks }: WireHosts): FetchHandler {
  if (hooks === undefined) return handler;
  const serve = toPlainHandler(handler);
  return toFetchHandler((request, connection) => {
    const stated = request.headers.get("host");
    if (stated === null || hostNameOf(stated) !== hooks) return serve(request, connection);
    const url = new URL(request.url);
    url.pathname = `${hooksPath}${url.pathname}`;
    return serve(new ReplacedRequest(request, { url: url.href }), connection);
  });
}
