import { type FetchHandler } from "@rollcall/server-adapters/node";
import { type Installs, type OpenDownload, type OpenExport, type Openid, type OpenListFile, type ReceiveUpload, type ServedSets } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { type GuardConsole } from "./console/console-mounts.js";
import type { ServiceDefinitions } from "./definition-sets.js";
import type { Served } from "./home/render-home.js";
import type { Metrics } from "./metrics/metrics.js";
import { type GuardPages } from "./oauth/oauth-mounts.js";
/** The handlers to mount, and their dependencies. */
interface Mounted {
    readonly store: Store;
    /** All versions of SCIM. Also answers every path without another handler. */
    readonly scim: FetchHandler;
    readonly webapi: FetchHandler;
    readonly openExport: OpenExport;
    /** The addresses at which apps post and answer without a token. */
    readonly hooks: FetchHandler;
    readonly openListFile: OpenListFile;
    readonly openDownload: OpenDownload;
    readonly receiveUpload: ReceiveUpload;
    readonly installs: () => Promise<Installs>;
    readonly openid: () => Promise<Openid>;
    /** Begins the client identifiers that pages get. */
    readonly worldPrefix: string;
    /** Lets only some requests for pages through. Default: none. */
    readonly guardPages?: GuardPages;
    /** Lets only some requests through to the console. Default: there is none. */
    readonly guardConsole?: GuardConsole;
    /** The sets that are served. */
    readonly definitions: ServiceDefinitions;
    /** Counts requests outside the two protocols; these report their own. */
    readonly metrics?: Metrics;
    /** Aborts when the server begins to stop. */
    readonly stopping?: AbortSignal;
}
/** Creates a handler that routes requests by their path. */
export declare function createMounts({ scim, webapi, hooks, ...mounted }: Mounted): FetchHandler;
/** The URLs of the protocols of a server at `url`, and of their reference. */
export declare function addressesOf(url: string, definitions?: ServedSets): readonly Served[];
export {};
//# sourceMappingURL=mounts.d.ts.map