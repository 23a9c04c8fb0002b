import type { FetchHandler } from "@rollcall/server-adapters/node";
/** What a permalink names. */
interface Permalinked {
    readonly channel: string;
    readonly ts: string;
}
/** Reads the path of a permalink. Undefined if it is none. */
export declare function readPermalink(pathname: string): Permalinked | undefined;
/**
 * Creates the handler of the pages that permalinks of messages lead to. A page needs no token, so it only says how to read the message
 * with one. It is the same for a message that exists and for one that does not.
 */
export declare function createArchives(webapiMount: string): FetchHandler;
export {};
//# sourceMappingURL=serve-archives.d.ts.map