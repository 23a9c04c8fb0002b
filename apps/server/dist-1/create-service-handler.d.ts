import type { ScimCode } from "@rollcall/api/scim";
import { type Clock, type ScimAround } from "@rollcall/scim-core";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type DuePlan, type Ephemerals, type Ids, type KeyHolder, type RateMode, type ScimCaller, type Sealer, type TokenPrefixes, type WebapiCaller } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { type MethodAround } from "@rollcall/webapi-core";
import type { GuardConsole } from "./console/console-mounts.js";
import type { ServiceDefinitions } from "./definition-sets.js";
import type { RequestLog } from "./log/request-log.js";
import type { Metrics } from "./metrics/metrics.js";
import type { GuardPages } from "./oauth/oauth-mounts.js";
import type { CreateBackends, CreateHandlers } from "./options/start-options.js";
/** Options of {@link createServiceHandler}. */
export interface ServiceHandlerOptions {
    /** The definition sets to serve. Default: the generated sets. */
    readonly definitions?: ServiceDefinitions;
    /** Creates handlers of methods that the generated set lacks. Default: none. */
    readonly handlers?: CreateHandlers;
    /** Creates the backends of all resource types, from those of the service. Default: those of the service. */
    readonly backends?: CreateBackends;
    readonly store: Store;
    readonly clock: Clock;
    readonly ids: Ids;
    /** Seals the credentials of apps that must be recovered. Default: they are stored as they are. */
    readonly sealer?: Sealer;
    /** Prefixes of the tokens that are made. Default: those of the definitions. */
    readonly tokenPrefixes?: TokenPrefixes;
    /** URL of the site that users see, without a trailing slash. */
    readonly siteUrl: string;
    /** Base of the addresses at which apps post without a token, without a trailing slash. Default: below `siteUrl`. */
    readonly hooksUrl?: string;
    /** Issuer of identity tokens, without a trailing slash. Default: `siteUrl`. */
    readonly issuer?: string;
    /** Unix time of the machine in milliseconds, for the times of identity tokens. Default: that of `clock`. */
    readonly machineNow?: () => number;
    /** Holds the key that signs identity tokens. Handlers over several stores share one. Default: a holder of its own. */
    readonly keyHolder?: KeyHolder;
    /** Whether apps may have redirect URLs that lead to a host by http. Default: loopback hosts only. */
    readonly allowsHttp?: (host: string) => Promise<boolean>;
    /** Begins client identifiers and tokens in answers, for a server with several worlds. Default: none. */
    readonly worldPrefix?: string;
    /**
     * Base of `Location` and `meta.location`: `site` is `siteUrl`; `request` is the origin that the connection states, or
     * else the request's own, which clients choose with the `Host` header. Default: `site`.
     */
    readonly locations?: "site" | "request";
    /** Default: `off`. */
    readonly rateMode?: RateMode;
    /** Default: 0. */
    readonly updateTimeMs?: number;
    /** Keeps messages that only one user sees. Default: nobody sees them. */
    readonly ephemerals?: Ephemerals;
    /** Hash of the token that a given one is used in place of. Undefined for others. Default: no token replaces another. */
    readonly repeatedHash?: (token: string) => string | undefined;
    /** Does what calls schedule. Default: nothing does it. */
    readonly due?: DuePlan;
    /** Wrappers of SCIM calls around the service's own, the outermost first. */
    readonly scimAround?: readonly ScimAround<ScimCaller, ScimCode>[];
    /** Wrappers of Web API calls around the service's own, the outermost first. */
    readonly webapiAround?: readonly MethodAround<WebapiCaller>[];
    readonly requestLog: RequestLog;
    /** Maximum size of a body in bytes. Default: the limit in the definitions. */
    readonly maxBodyBytes?: number;
    /** Lets only some requests for the pages of installations through. Default: none. */
    readonly guardPages?: GuardPages;
    /** Lets only some requests through to the console. Default: the server has none. */
    readonly guardConsole?: GuardConsole;
    /** Counts what the request log does not report. Default: nothing is counted. */
    readonly metrics?: Metrics;
    /** Aborts when the server begins to stop; from then on it is not ready. */
    readonly stopping?: AbortSignal;
}
/**
 * Creates the whole service over a store as one fetch handler: both protocols and health. Production runs it.
 * @throws TypeError if a required option is missing, for callers without a compiler
 */
export declare function createServiceHandler(options: ServiceHandlerOptions): FetchHandler;
//# sourceMappingURL=create-service-handler.d.ts.map