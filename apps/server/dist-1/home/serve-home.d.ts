import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Served } from "./render-home.js";
/** Serves the page at the root of a server. */
export declare function createHome(protocols: readonly Served[], docs: string): FetchHandler;
//# sourceMappingURL=serve-home.d.ts.map