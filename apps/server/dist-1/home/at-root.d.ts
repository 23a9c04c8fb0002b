import { type FetchHandler } from "@rollcall/server-adapters/node";
/** Routes requests for the root to one handler, and all others to another. */
export declare function atRoot(home: FetchHandler, others: FetchHandler): FetchHandler;
//# sourceMappingURL=at-root.d.ts.map