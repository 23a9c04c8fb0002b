import { type FetchHandler, type NodeServer, type ServeNodeOptions } from "@rollcall/server-adapters/node";
/**
 * Listens before the handler exists, so that a port in use is detected before a database is opened. Requests wait for the
 * handler.
 * @throws StartError if it cannot listen
 */
export declare function listen(handler: Promise<FetchHandler>, options: ServeNodeOptions): Promise<NodeServer>;
//# sourceMappingURL=listen.d.ts.map