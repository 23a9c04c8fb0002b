import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";
/** Answers 200 as long as the process serves. */
export declare const serveHealthz: FetchHandler;
/** Answers 200 while the database can be read and written and the server is not stopping; otherwise 503. */
export declare function createReadyz(store: Pick<Store, "ready">, stopping?: AbortSignal): FetchHandler;
//# sourceMappingURL=health.d.ts.map