import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Openid } from "@rollcall/service";
/** Creates a handler that answers GET with a public document as JSON. Clients ask again, because tests replace worlds. */
export declare function createOpenidDocument(read: () => Promise<object>): FetchHandler;
/** Reads the two documents of OpenID Connect, by name. */
export declare function createOpenidDocuments(load: () => Promise<Openid>): {
    configuration: FetchHandler;
    keys: FetchHandler;
};
//# sourceMappingURL=serve-openid.d.ts.map