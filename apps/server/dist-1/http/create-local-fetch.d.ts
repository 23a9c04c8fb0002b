import type { FetchHandler } from "@rollcall/server-adapters/node";
/** Like `fetch`, but served by a handler in this process. */
export type LocalFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
/** Creates a fetch that passes requests to `handler`; a path is relative to `url`. */
export declare function createLocalFetch(handler: FetchHandler, url: string): LocalFetch;
//# sourceMappingURL=create-local-fetch.d.ts.map