import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Metrics } from "./metrics.js";
/** Wraps handlers so that their answers are counted under their mount paths. */
export declare function countRequests(handlers: Readonly<Record<string, FetchHandler>>, { answered }: Pick<Metrics, "answered">): Readonly<Record<string, FetchHandler>>;
//# sourceMappingURL=count-requests.d.ts.map