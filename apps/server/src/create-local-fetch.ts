import type { FetchHandler } from "@rollcall/scim-core";

/** Like `fetch`, but served by a handler in this process. */
export type LocalFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A fetch that hands requests to `handler`; a path stands below `url`. */
export function createLocalFetch(handler: FetchHandler, url: string): LocalFetch {
  return (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, url), init);
    return handler(request, { remoteAddress: "127.0.0.1" });
  };
}
