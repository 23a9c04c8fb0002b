import type { Clock } from "@rollcall/scim-core";
import type { Ids, ServedSets } from "@rollcall/service";
import type { AnyDocument, Store } from "@rollcall/service/store";
import type { AnyOutcome } from "@rollcall/webapi-core";
import type { ServiceBackends } from "./served-options.js";
import type { ServerOptions } from "./server-options.js";
/** Dependencies of handlers and backends, without the types of their set. */
export interface AnyServedParts {
    readonly store: Store;
    readonly clock: Clock;
    readonly ids: Ids;
    /** Address of the site that users see, without a trailing slash. */
    readonly siteUrl: string;
    /** The sets that are served, after the overlays. */
    readonly definitions: ServedSets;
}
/** Handlers by method, without the types of their set. */
export type AnyHandlers = {
    readonly [method: string]: (args: never, context: never) => Promise<AnyOutcome>;
};
/** Creates handlers of methods that the generated set lacks. */
export type CreateHandlers = (parts: AnyServedParts) => AnyHandlers;
/** Creates the backends of all resource types, from those of the service. */
export type CreateBackends = (parts: AnyServedParts & {
    readonly backends: ServiceBackends;
}) => ServiceBackends;
/** The served options without the types of their sets; `createServer` has checked them. */
interface AnyServedOptions {
    readonly definitions?: Partial<ServedSets>;
    readonly documents?: readonly AnyDocument[];
    readonly handlers?: CreateHandlers;
    readonly backends?: CreateBackends;
}
/** Every option of a server. */
export interface StartOptions extends ServerOptions, AnyServedOptions {
}
export {};
//# sourceMappingURL=start-options.d.ts.map