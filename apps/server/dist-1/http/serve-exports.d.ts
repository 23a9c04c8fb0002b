import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { OpenExport } from "@rollcall/service";
/** Path of List exports. */
export declare const exportsMount = "/exports";
/**
 * Serves List exports by the identifier of their job, to tokens that may start them. Answers 202 while an export is
 * running, 410 if it failed, and 404 if it is unknown or the token cannot read its List.
 * @param noToken code of a request without a token
 */
export declare function createExports(openExport: OpenExport, noToken: string): FetchHandler;
//# sourceMappingURL=serve-exports.d.ts.map