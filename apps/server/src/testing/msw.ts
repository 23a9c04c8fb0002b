import { bypass, type HttpHandler, http } from "msw";

/** A server that answers for the vendor: one of this process, or the address of one that runs elsewhere. */
export interface MswTarget {
  /** URL of the server. */
  readonly url: string;
  /** Names of the vendor's hosts. Each includes its subdomains. */
  readonly vendorHosts: readonly string[];
  /** Sends a request to the server. Default: the global `fetch`, past MSW. */
  readonly fetch?: (input: Request) => Promise<Response>;
}

/**
 * Creates handlers for Mock Service Worker that answer requests for the vendor's hosts with a server. They carry what MSW
 * intercepts: HTTP, but not the package `undici`, and no sockets.
 * @param target a server that was created with a wire profile, such as `wire: "slack"`
 * @throws Error if it has no hosts
 */
export function createHandlers(target: MswTarget): readonly HttpHandler[] {
  const { url, vendorHosts, fetch = (request) => globalThis.fetch(bypass(request)) } = target;
  if (vendorHosts.length === 0)
    throw new Error('The server has no hosts to answer for: create it with a wire profile, such as `wire: "slack"`.');
  const patterns = vendorHosts.flatMap((host) => [`https://${host}/*`, `https://*.${host}/*`]);
  return patterns.map((pattern) => http.all(pattern, async ({ request }) => fetch(await toServer(request, url))));
}

/** The request as the server receives it: at its own address, with the host that the client asked for. */
async function toServer(request: Request, url: string): Promise<Request> {
  const { host, pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("host", host);
  const body = request.body === null ? null : await request.arrayBuffer();
  return new Request(new URL(`${pathname}${search}`, url), {
    method: request.method,
    headers,
    body,
    redirect: "manual",
  });
}
