import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type Served } from "../home/render-home.js";
/** Serves the page of the console. Until its script runs, it describes the server. Without a build of it, `home` answers. */
export declare function createConsole(served: readonly Served[], home: FetchHandler): FetchHandler;
/** Serves the files that the page loads. */
export declare function createConsoleFiles(path: string, others: FetchHandler): FetchHandler;
//# sourceMappingURL=serve-console.d.ts.map