import type { FetchHandler } from "./fetch-handler.js";

/**
 * One handler out of several, chosen by the beginning of the path: `/api` takes `/api` and all below it, and of two
 * that fit the longer one. The request is handed on as it is, its path uncut. What fits none goes to `fallback`, which
 * answers 404 where none is given.
 * @throws when a prefix does not begin with a slash, or ends with one.
 */
export function mount(
  handlers: Readonly<Record<string, FetchHandler>>,
  fallback: FetchHandler = answerNotFound,
): FetchHandler {
  for (const prefix of Object.keys(handlers)) {
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

/** Where the path begins; the end of the address where there is none. */
function pathStart(url: string): number {
  const host = url.indexOf("://") + 3;
  const slash = url.indexOf("/", host);
  if (slash === -1) return url.length;
  // An address without a path may have a slash in its query.
  const query = url.indexOf("?", host);
  return query !== -1 && query < slash ? url.length : slash;
}

/** Whether a segment of a path ends at a place. */
function endsSegment(url: string, at: number): boolean {
  const next = url[at];
  return next === undefined || next === "/" || next === "?" || next === "#";
}
