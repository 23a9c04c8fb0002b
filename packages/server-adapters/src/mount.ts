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
    .map(([prefix, handler]) => ({ prefix, below: `${prefix}/`, handler }));
  return (request, connection) => {
    const path = pathOf(request.url);
    const found = mounted.find(({ prefix, below }) => path.startsWith(below) || path === prefix);
    return (found?.handler ?? fallback)(request, connection);
  };
}

async function answerNotFound(): Promise<Response> {
  return new Response("Not Found\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  if (start === -1) return "/";
  const path = upTo("?", upTo("#", url));
  return start < path.length ? path.slice(start) : "/";
}

function upTo(mark: string, text: string): string {
  const end = text.indexOf(mark);
  return end === -1 ? text : text.slice(0, end);
}
