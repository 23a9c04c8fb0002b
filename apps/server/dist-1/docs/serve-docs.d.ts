import type { FetchHandler } from "@rollcall/server-adapters/node";
/**
 * Serves the reference of both protocols as pages, and the OpenAPI documents that they are rendered from.
 * @param rename replaces words of the definitions by the server's wire words
 */
export declare function createDocs(rename: (text: string) => string): FetchHandler;
//# sourceMappingURL=serve-docs.d.ts.map