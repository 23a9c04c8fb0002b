import type { FetchHandler } from "@rollcall/server-adapters/node";

/** Like `fetch`, but served by a handler in this process. */
export type LocalFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates a fetch that passes requests to `handler`; a path is relative to `url`. */
export function createLocalFetch(handler: FetchHandler, url: string): LocalFetch {
  return (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, url), init);
    return handler(request, { remoteAddress: "127.0.0.1" });
  };
}
