import { checkHandler } from "./check-handler.js";
import type { FetchHandler } from "./fetch-handler.js";

/**
 * Chooses one of several handlers by the start of the path: `/api` matches `/api` and everything below it, and the
 * longest prefix applies. The request is passed on with its whole path. If no prefix matches, `fallback` answers.
 * Default: 404.
 * @throws if a prefix does not begin with a slash, or ends with one.
 */
export function mount(
  handlers: Readonly<Record<string, FetchHandler>>,
  fallback: FetchHandler = answerNotFound,
): FetchHandler {
  checkHandler("The fallback of mount", fallback);
  for (const [prefix, handler] of Object.entries(handlers)) {
    checkHandler(`${prefix} of mount`, handler);
    if (!/^(?:\/[^/]+)+$/.test(prefix))
      throw new TypeError(`A mount is a path like /api, not ${JSON.stringify(prefix)}.`);
  }
  const mounted = Object.entries(handlers)
    .sort(([one], [other]) => other.length - one.length)
    .map(([prefix, handler]) => ({ prefix, handler }));
  return (request, connection) => {
    const { url } = request;
    const start = pathStart(url);
    for (const { prefix, handler } of mounted)
      if (url.startsWith(prefix, start) && endsSegment(url, start + prefix.length)) return handler(request, connection);
    return fallback(request, connection);
  };
}

async function answerNotFound(): Promise<Response> {
  return new Response("Not Found\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** Start of the path. The end of the address if there is no path. */
function pathStart(url: string): number {
  const host = url.indexOf("://") + 3;
  const slash = url.indexOf("/", host);
  if (slash === -1) return url.length;
  // An address without a path may have a slash in its query.
  const query = url.indexOf("?", host);
  return query !== -1 && query < slash ? url.length : slash;
}

/** Whether a segment of a path ends at a position. */
function endsSegment(url: string, at: number): boolean {
  const next = url[at];
  return next === undefined || next === "/" || next === "?" || next === "#";
}
