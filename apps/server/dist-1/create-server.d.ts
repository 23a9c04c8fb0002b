import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { ResourceMap } from "@rollcall/scim-core";
import type { CloseOptions } from "@rollcall/server-adapters/node";
import { type AppEnvironment } from "@rollcall/service";
import type { AnyDocument } from "@rollcall/service/store";
import type { MethodMap } from "@rollcall/webapi-core";
import type { Control } from "./double.js";
import { type LocalFetch } from "./http/create-local-fetch.js";
import type { ServedOptions } from "./options/served-options.js";
import { type ServerOptions } from "./options/server-options.js";
import type { DemoToken } from "./worlds/demo/demo-tokens.js";
/** A running server. The caller closes it. */
export interface Server {
    /** URL of the server on this machine, without a trailing slash. */
    readonly url: string;
    /** Base of the addresses of hooks in the first world, on this machine, without a trailing slash. */
    readonly hooksUrl: string;
    /** Serves a request without a socket. A path is relative to `url`. */
    readonly fetch: LocalFetch;
    /** The demo world's tokens that the database contains; empty if another world was just loaded. */
    readonly demoTokens: readonly DemoToken[];
    /** Credentials and tokens of the installed apps; empty without a control plane, except for those of `apps`. */
    readonly environments: readonly AppEnvironment[];
    /** URL of the metrics; absent if there are none. */
    readonly metricsUrl?: string;
    /** Reports that it is not ready, stops accepting connections, finishes running requests, and closes the database. */
    close(options?: CloseOptions): Promise<void>;
}
/** A server whose functions control its world, time and faults, as `/_rollcall/` does over HTTP. */
export interface ControlledServer extends Server, Control {
}
/**
 * Starts a server with its own world; a process can have several. Loads the world into an empty database.
 * @throws StartError if an option is invalid; nothing on disk has changed then
 */
export declare function createServer<M extends MethodMap<M> & Methods = Methods, C extends string = CommonCode, R extends ResourceMap<R> & ScimResources = ScimResources, S extends string = ScimCode, const D extends readonly AnyDocument[] = readonly []>(options: ServerOptions & ServedOptions<M, C, R, S, D> & {
    readonly control: false;
}): Promise<Server>;
export declare function createServer<M extends MethodMap<M> & Methods = Methods, C extends string = CommonCode, R extends ResourceMap<R> & ScimResources = ScimResources, S extends string = ScimCode, const D extends readonly AnyDocument[] = readonly []>(options: ServerOptions & ServedOptions<M, C, R, S, D> & {
    readonly database: string;
}): Promise<Server>;
export declare function createServer<M extends MethodMap<M> & Methods = Methods, C extends string = CommonCode, R extends ResourceMap<R> & ScimResources = ScimResources, S extends string = ScimCode, const D extends readonly AnyDocument[] = readonly []>(options?: ServerOptions & ServedOptions<M, C, R, S, D> & {
    readonly control?: true;
}): Promise<ControlledServer>;
export declare function createServer<M extends MethodMap<M> & Methods = Methods, C extends string = CommonCode, R extends ResourceMap<R> & ScimResources = ScimResources, S extends string = ScimCode, const D extends readonly AnyDocument[] = readonly []>(options?: ServerOptions & ServedOptions<M, C, R, S, D>): Promise<Server | ControlledServer>;
//# sourceMappingURL=create-server.d.ts.map