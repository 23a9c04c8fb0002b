import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Served } from "../home/render-home.js";
/** Path of the page of a server. */
export declare const rootPath = "/";
/** Lets only some requests through to the console. Other requests go to `others`. */
export type GuardConsole = (console: FetchHandler, others: FetchHandler) => FetchHandler;
/** What the page of a server needs. */
interface ConsoleMounts {
    readonly served: readonly Served[];
    /** Absent on a server without a control plane. */
    readonly guardConsole?: GuardConsole | undefined;
    /** Answers every path without a handler. */
    readonly others: FetchHandler;
}
/** The page of a server, by path: the console where the server is controlled, and a plain one elsewhere. */
export declare function consoleMounts({ served, guardConsole, others }: ConsoleMounts): Readonly<Record<string, FetchHandler>>;
export {};
//# sourceMappingURL=console-mounts.d.ts.map