import { type FetchHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";

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
