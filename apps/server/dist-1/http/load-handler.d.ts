import type { FetchHandler } from "@rollcall/server-adapters/node";
/** Returns a handler that is loaded with its first request. */
export declare function loadHandler(load: () => Promise<FetchHandler>): FetchHandler;
//# sourceMappingURL=load-handler.d.ts.map