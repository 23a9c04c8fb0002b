import type { FetchHandler } from "@rollcall/server-adapters/node";
/** Answers plain requests at the path of sockets. WebSockets do not reach fetch handlers. */
export declare const serveSocketPath: FetchHandler;
//# sourceMappingURL=serve-socket-path.d.ts.map