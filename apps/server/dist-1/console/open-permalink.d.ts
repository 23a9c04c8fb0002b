import type { FetchHandler } from "@rollcall/server-adapters/node";
/** Leads browsers from the permalink of a message to the console, which opens it. `page` answers other requests. */
export declare function openPermalink(page: FetchHandler): FetchHandler;
//# sourceMappingURL=open-permalink.d.ts.map