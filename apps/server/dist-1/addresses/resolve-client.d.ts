import { type FetchHandler } from "@rollcall/server-adapters/node";
import type { TrustsProxy } from "./trusted-proxies.js";
/** How a server determines the address of the client and its own public origin. */
export interface SeeClientOptions {
    /** Whether a peer is a trusted proxy. Default: no proxy is trusted. */
    readonly trustsProxy?: TrustsProxy;
    /** Origin of requests that no trusted proxy forwarded. Default: the request's own. */
    readonly origin?: string;
}
/**
 * Wraps a handler so that each request has the client's address and the origin that the client sees. Uses
 * `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` only if the peer is a trusted proxy.
 */
export declare function resolveClient(handler: FetchHandler, { trustsProxy, origin }: SeeClientOptions): FetchHandler;
//# sourceMappingURL=resolve-client.d.ts.map