import { hash } from "node:crypto";
import type { ScimCode } from "@rollcall/api/scim";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Clock, ScimMiddleware } from "@rollcall/scim-core";
import { type FetchHandler, type PlainHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import {
  createService,
  type DuePlan,
  draftStatedEvent,
  type Ephemerals,
  eventsOf,
  hooksUrlOf,
  type Ids,
  type KeyHolder,
  type RateMode,
  type ScimCaller,
  type Sealer,
  type Site,
  type SiteHosts,
  siteOf,
  type TokenPrefixes,
  type WebapiCaller,
  workspacesPath,
} from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { createMethodHandler, type MethodMiddleware } from "@rollcall/webapi-core";
import {
  type AddressedConnection,
  type AddressOptions,
  addressedOf,
  localEnd,
  type WorkspaceOptions,
} from "./addresses/addressed.js";
import { type ServiceDefinitions, serviceDefinitions } from "./default-definitions.js";
import { loadHandler } from "./http/load-handler.js";
import type { RequestLog } from "./log/request-log.js";
import type { Metrics } from "./metrics/metrics.js";
import { createMounts } from "./mounts.js";
import type { AdmitOperator } from "./operator-mount.js";
import { checkHandlerOptions } from "./options/check-options.js";
import type { CreateBackends, CreateHandlers, EventOf } from "./options/start-options.js";

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
  /**
   * Host names of a hosted service whose traffic is led here. Answers to requests under them have the addresses of the service.
   * Default: none.
   */
  readonly hosts?: SiteHosts;
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
   * else the request's own, which clients choose with the `Host` header. Requests below the address of a workspace get
   * locations below it. Default: `site`.
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
  /** Middleware of SCIM calls outside of the service's own, the outermost first. */
  readonly scimMiddleware?: readonly ScimMiddleware<ScimCaller, ScimCode>[];
  /** Middleware of Web API calls outside of the service's own, the outermost first. */
  readonly webapiMiddleware?: readonly MethodMiddleware<WebapiCaller>[];
  readonly requestLog: RequestLog;
  /** Maximum size of a body in bytes. Default: the limit in the definitions. */
  readonly maxBodyBytes?: number;
  /** Whether the reference of the APIs is served at `/docs`. Default: true. */
  readonly docs?: boolean;
  /**
   * Lets only the operator of a double through to the console and to the pages on which one picks a person. Default: the
   * server has neither.
   */
  readonly admitOperator?: AdmitOperator;
  /** Counts what the request log does not report. Default: nothing is counted. */
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop; from then on it is not ready. */
  readonly stopping?: AbortSignal;
}

/**
 * Creates the whole service over a store as one fetch handler: both protocols and health. Production runs it.
 * @throws TypeError if a required option is missing, for callers without a compiler
 */
export function createServiceHandler(options: ServiceHandlerOptions): FetchHandler {
  checkHandlerOptions(options);
  const { hosts, siteUrl, hooksUrl = hooksUrlOf(siteUrl) } = options;
  const own = createSiteHandler(options);
  if (hosts === undefined) return serveAddresses(own);
  const site = siteOf(hosts);
  const hooksOfWorld = `${site.hooksUrl}${hooksUrl.slice(hooksUrlOf(siteUrl).length)}`;
  const vendorOptions = { ...options, siteUrl: site.url, hooksUrl: hooksOfWorld };
  const vendor = toPlainHandler(loadHandler(async () => createSiteHandler(vendorOptions, site)));
  const serveOwn = toPlainHandler(own);
  const serve: PlainHandler = (request, connection) =>
    (addressedOf(connection)?.vendorHost === undefined ? serveOwn : vendor)(request, connection);
  return serveAddresses(toFetchHandler(serve), { hosts });
}

/**
 * Wraps a handler so that it serves the addresses of workspaces, below a path or under a host name, and the hosts of a hosted
 * service. The handler sees the paths of the mounts, and `addressedOf` its connection tells the rest.
 */
export function serveAddresses(handler: FetchHandler, options: AddressOptions = {}): FetchHandler {
  const serve = toPlainHandler(handler);
  const names = [localEnd, ...Object.values(options.hosts ?? {})].filter((name) => name !== undefined);
  const readAddress = toPlainHandler(
    loadHandler(async () => {
      const { createAddressReader } = await import("./addresses/find-workspace.js");
      return toFetchHandler(createAddressReader(serve, options));
    }),
  );
  return toFetchHandler((request, connection) => {
    const { url, headers } = request;
    const { addressed }: AddressedConnection = connection;
    const host = (headers.get("host") ?? "").toLowerCase();
    const isBelow = url.startsWith(`${workspacesPath}/`, url.indexOf("/", url.indexOf("://") + 3));
    const isPlain = !isBelow && !names.some((name) => host.includes(name));
    return (isPlain || addressed !== undefined ? serve : readAddress)(request, connection);
  });
}

/** Wraps a handler so that the workspace of an address is known to it, or the address has no answer. */
function serveWorkspaces(handler: FetchHandler, options: WorkspaceOptions): FetchHandler {
  const serve = toPlainHandler(handler);
  const find = toPlainHandler(
    loadHandler(async () => {
      const { createWorkspaceFinder } = await import("./addresses/find-workspace.js");
      return toFetchHandler(createWorkspaceFinder(serve, options));
    }),
  );
  return toFetchHandler((request, connection) => {
    const { addressed }: AddressedConnection = connection;
    return (addressed?.domain === undefined ? serve : find)(request, connection);
  });
}

/** Creates the whole service, whose answers have the addresses of one site. Default: those below `siteUrl`. */
function createSiteHandler(options: ServiceHandlerOptions, site?: Site): FetchHandler {
  const {
    definitions = serviceDefinitions,
    handlers: createHandlers,
    backends: createBackends,
    requestLog,
    scimMiddleware = [],
    webapiMiddleware = [],
    maxBodyBytes,
    metrics,
    stopping,
    locations = "site",
    admitOperator,
    docs,
    repeatedHash,
    ...serviceOptions
  } = options;
  const store = metrics?.watchStore(options.store, definitions) ?? options.store;
  const sha256 = rememberHashes((text) => hash("sha256", text));
  const service = createService({
    ...serviceOptions,
    ...(site && { site }),
    definitions,
    store,
    sha256: (text) => repeatedHash?.(text) ?? sha256(text),
  });
  const { clock, ids, siteUrl } = options;
  const parts = { store, clock, ids, siteUrl, definitions, eventOf: createEventOf(store, definitions) };
  const common = {
    clock: options.clock,
    newRequestId: requestLog.newRequestId,
    onError: requestLog.failed,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
  };
  const mounts = createMounts({
    store,
    definitions,
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
    scim: locate(
      loadHandler(async () => {
        const { createScim } = await import("./http/serve-scim.js");
        return createScim(await service.scim(), {
          ...common,
          definition: definitions.scim,
          ...(createBackends && { createBackends: (backends) => createBackends({ ...parts, backends }) }),
          middleware: scimMiddleware,
          onAnswer: requestLog.scimAnswered,
        });
      }),
      locations === "site" ? siteUrl : undefined,
    ),
    webapi: createMethodHandler({
      definition: definitions.webapi,
      ...service.webapi,
      handlers: { ...service.webapi.handlers, ...createHandlers?.(parts) },
      ...common,
      middleware: [...webapiMiddleware, ...service.webapi.middleware],
      onAnswer: requestLog.methodAnswered,
    }),
    openExport: service.openExport,
    openListFile: service.openListFile,
    hooks: loadHandler(async () => {
      const { createHookHandler } = await import("./http/serve-hooks.js");
      return createHookHandler(service.hooks, ({ definition, handlers, authenticate, middleware }) =>
        createMethodHandler({
          definition,
          handlers,
          authenticate,
          ...common,
          middleware: [...webapiMiddleware, ...middleware],
          onAnswer: requestLog.methodAnswered,
        }),
      );
    }),
    openDownload: service.openDownload,
    receiveUpload: service.receiveUpload,
    installs: service.installs,
    openid: service.openid,
    worldPrefix: options.worldPrefix ?? "",
    ...(admitOperator && { admitOperator }),
    ...(docs !== undefined && { docs }),
  });
  return serveWorkspaces(mounts, { organizations: store.organizations, names: admitOperator !== undefined });
}

/**
 * Wraps SCIM so that locations are below the address that the request was sent to.
 * @param siteUrl address of the server. Default: the origin of the request
 */
function locate(scim: FetchHandler, siteUrl: string | undefined): FetchHandler {
  const serve = toPlainHandler(scim);
  return toFetchHandler((request, connection) => {
    const { addressed }: AddressedConnection = connection;
    if (addressed === undefined && siteUrl === undefined) return serve(request, connection);
    const vendorUrl = addressed?.vendorHost === undefined ? undefined : `https://${addressed.vendorHost}`;
    const base = vendorUrl ?? siteUrl ?? connection.origin ?? new URL(request.url).origin;
    return serve(request, { ...connection, origin: `${base}${addressed?.prefix ?? ""}` });
  });
}

const maxRemembered = 500;
const maxLength = 200;

/**
 * Wraps a hash function so that it remembers the hashes of the last 500 short texts. The calls of a server have few
 * different tokens.
 */
export function rememberHashes(hash: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    const made = hash(text);
    if (text.length > maxLength) return made;
    if (known.size >= maxRemembered) known.clear();
    known.set(text, made);
    return made;
  };
}

/** Drafts events of the definitions for handlers and backends, which commit them with their writes. */
function createEventOf(store: Store, definitions: ServiceDefinitions): EventOf {
  return async (type, payload) => {
    const events = eventsOf(definitions);
    const row = Object.hasOwn(events, type) ? events[type] : undefined;
    if (row === undefined) {
      const hint = didYouMean(type, Object.keys(events)) || ".";
      throw new TypeError(`There is no event ${JSON.stringify(type)} in the definitions${hint}`);
    }
    const drafted = await draftStatedEvent(store, row, payload);
    if (drafted.ok) return drafted.draft;
    const faults = "messages" in drafted ? drafted.messages.join("; ") : `no conversation ${drafted.channelId}`;
    throw new TypeError(`The payload of ${type} is invalid: ${faults}`);
  };
}
