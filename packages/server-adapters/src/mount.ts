import {
  type Connection,
  checkHandler,
  type FetchHandler,
  type PlainAnswer,
  type PlainRequest,
  textAnswer,
  toFetchHandler,
  toPlainHandler,
} from "./plain.js";

/**
 * Creates a handler that selects one of several handlers by the start of the path: `/api` matches `/api` and everything
 * below it, and the longest prefix applies. Handlers get the whole path. Requests without a match go to `fallback`.
 * Default: 404.
 * @throws if a prefix does not start with a slash, or ends with one
 */
export function mount(handlers: Readonly<Record<string, FetchHandler>>, fallback?: FetchHandler): FetchHandler {
  if (fallback !== undefined) checkHandler("The fallback of mount", fallback);
  for (const [prefix, handler] of Object.entries(handlers)) {
    checkHandler(`${prefix} of mount`, handler);
    if (!/^(?:\/[^/]+)+$/.test(prefix))
      throw new TypeError(`A prefix of mount must be a path like /api, not ${JSON.stringify(prefix)}.`);
  }
  const mounted = Object.entries(handlers)
    .sort(([one], [other]) => other.length - one.length)
    .map(([prefix, handler]) => ({ prefix, serve: toPlainHandler(handler) }));
  const serveOthers = fallback === undefined ? answerNotFound : toPlainHandler(fallback);
  return toFetchHandler((request, connection) => {
    const { url } = request;
    const start = pathStart(url);
    for (const { prefix, serve } of mounted)
      if (url.startsWith(prefix, start) && endsSegment(url, start + prefix.length)) return serve(request, connection);
    return serveOthers(request, connection);
  });
}

async function answerNotFound(): Promise<PlainAnswer> {
  return textAnswer(404, "Not Found");
}

/** Index at which the path starts. The end of the address if there is no path. */
function pathStart(url: string): number {
  const host = url.indexOf("://") + 3;
  const slash = url.indexOf("/", host);
  if (slash === -1) return url.length;
  // In an address without a path, a slash may be part of the query.
  const query = url.indexOf("?", host);
  return query !== -1 && query < slash ? url.length : slash;
}

/** Whether a path segment ends at an index. */
function endsSegment(url: string, at: number): boolean {
  const next = url[at];
  return next === undefined || next === "/" || next === "?" || next === "#";
}

/** The location of a mounted handler. */
export interface MountOptions {
  /**
   * Path of the handler, such as `/hr`. Requests outside of it are passed on. Default: where the framework mounts the
   * handler.
   */
  readonly prefix?: string;
  /**
   * Whether the handler sees addresses without the prefix, which it gets as `connection.prefix`. The engines of Rollcall
   * add it to the addresses that they write. Default: false.
   */
  readonly stripsPrefix?: boolean;
}

/**
 * Returns the address that the handler sees, possibly without an origin. Undefined for an address outside of the
 * prefix.
 */
type Locate = (address: string) => string | undefined;

/**
 * Creates a function that decides which addresses a handler serves and how it sees them.
 * @throws if the prefix does not start with a slash, or ends with one
 */
export function createLocate({ prefix, stripsPrefix = false }: MountOptions): Locate {
  if (prefix === undefined) return (address) => address;
  if (!/^(?:\/[^/?#]+)+$/.test(prefix))
    throw new TypeError(`The prefix must be a path like /hr, not ${JSON.stringify(prefix)}.`);
  return (address) => {
    const start = pathStartOf(address);
    if (!address.startsWith(prefix, start)) return undefined;
    const rest = address.slice(start + prefix.length);
    if (rest !== "" && !/^[/?#]/.test(rest)) return undefined;
    if (!stripsPrefix) return address;
    return `${address.slice(0, start)}${rest.startsWith("/") ? "" : "/"}${rest}`;
  };
}

/** Tells a handler below a prefix which path its addresses lack, so that it can write whole ones. */
export function belowPrefix(handler: FetchHandler, { prefix, stripsPrefix = false }: MountOptions): FetchHandler {
  if (prefix === undefined || !stripsPrefix) return handler;
  const below = (connection: Connection = {}): Connection => ({
    ...connection,
    prefix: `${connection.prefix ?? ""}${prefix}`,
  });
  const serve: FetchHandler = (request, connection) => handler(request, below(connection));
  const { plain } = handler;
  if (plain === undefined) return serve;
  return Object.assign(serve, {
    plain: (request: PlainRequest, connection: Connection) => plain(request, below(connection)),
  });
}

function pathStartOf(address: string): number {
  if (address.startsWith("/")) return 0;
  const start = address.indexOf("/", address.indexOf("://") + 3);
  return start === -1 ? address.length : start;
}
