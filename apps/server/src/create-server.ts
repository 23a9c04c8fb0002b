import type { ServiceEvents } from "@rollcall/api/events";
import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { ResourceMap } from "@rollcall/scim-core";
import type { CloseOptions, FetchHandler, NodeServer } from "@rollcall/server-adapters/node";
import { type AdministratorTokens, type AppEnvironment, apiUrlOf, hooksUrlOf } from "@rollcall/service";
import type { AnyDocument } from "@rollcall/service/store";
import type { World } from "@rollcall/service/world";
import type { EventMap, MethodMap } from "@rollcall/webapi-core";
import { readAddresses } from "./addresses/choose-addresses.js";
import { resolveClient } from "./addresses/resolve-client.js";
import { serviceDefinitions } from "./default-definitions.js";
import { serveSockets } from "./delivery/serve-sockets.js";
import type { Sockets } from "./delivery/watch-deliveries.js";
import type { Control } from "./double.js";
import { createLocalFetch, type LocalFetch } from "./http/create-local-fetch.js";
import { listen } from "./http/listen.js";
import type { OpenTls } from "./http/open-tls.js";
import { silentLog } from "./log/log.js";
import { type OpenMetrics, openMetrics } from "./metrics/open-metrics.js";
import { type OpenService, openService } from "./open-service.js";
import type { ActiveOptions } from "./options/active-options.js";
import { checkOptions } from "./options/check-options.js";
import { kindOf, withDefaults } from "./options/server-kind.js";
import { defaultHost, type ServerOptions } from "./options/server-options.js";
import type { StartOptions } from "./options/start-options.js";
import { createDefinitions } from "./service-definitions.js";
import { type DemoToken, isWorldName, type WorldName } from "./worlds/demo/named-world.js";
import { readDefaultWorld } from "./worlds/load-first-world.js";
import type { ManifestFile } from "./worlds/read-manifest.js";

/** A running server. The caller closes it. */
export interface Server {
  /** URL of the server on this machine, without a trailing slash. */
  readonly url: string;
  /** Base URL of the Web API on this machine, with a trailing slash. */
  readonly apiUrl: string;
  /** Base of the addresses of hooks in the first world, on this machine, without a trailing slash. */
  readonly hooksUrl: string;
  /** Serves a request without a socket. A path is relative to `url`. */
  readonly fetch: LocalFetch;
  /** Whether this start loaded a world into an empty database. */
  readonly isNew: boolean;
  /** The tokens of named worlds that the database of a double contains; empty if the world of a file was just loaded. */
  readonly demoTokens: readonly DemoToken[];
  /** Tokens of the administrator; present if this start made the world of a deployment. They cannot be read again. */
  readonly administrator?: AdministratorTokens;
  /** Token of the control plane; absent if it has none. */
  readonly controlToken?: string;
  /** Environments of the installed apps: addresses, tokens and secrets; empty without a control plane, except for those of `apps`. */
  readonly environments: readonly AppEnvironment[];
  /** Names of the vendor's hosts, each with its subdomains, by its wire profile. Empty without one. */
  readonly vendorHosts: readonly string[];
  /** Certificate of the authority that was made for the server, in PEM, for clients to trust. Absent without `tls`. */
  readonly certificate?: string;
  /** URL of the metrics; absent if there are none. */
  readonly metricsUrl?: string;
  /** Reports that it is not ready, stops accepting connections, finishes running requests, and closes the database. */
  close(options?: CloseOptions): Promise<void>;
}

/** A server whose functions control its world, time and faults, as `/_rollcall/` does over HTTP. */
export interface ControlledServer extends Server, Control {}

/**
 * Starts a server with its own world; a process can have several. Loads the world into an empty database.
 * @throws StartError if an option is invalid; nothing on disk has changed then
 */
export async function createServer<
  M extends MethodMap<M> & Methods = Methods,
  C extends string = CommonCode,
  R extends ResourceMap<R> & ScimResources = ScimResources,
  S extends string = ScimCode,
  const D extends readonly AnyDocument[] = readonly [],
  E extends EventMap<E> & ServiceEvents = ServiceEvents,
>(options: ServerOptions & ActiveOptions<M, C, R, S, D, E> & { readonly control: false }): Promise<Server>;
export async function createServer<
  M extends MethodMap<M> & Methods = Methods,
  C extends string = CommonCode,
  R extends ResourceMap<R> & ScimResources = ScimResources,
  S extends string = ScimCode,
  const D extends readonly AnyDocument[] = readonly [],
  E extends EventMap<E> & ServiceEvents = ServiceEvents,
>(options: ServerOptions & ActiveOptions<M, C, R, S, D, E> & { readonly database: string }): Promise<Server>;
export async function createServer<
  M extends MethodMap<M> & Methods = Methods,
  C extends string = CommonCode,
  R extends ResourceMap<R> & ScimResources = ScimResources,
  S extends string = ScimCode,
  const D extends readonly AnyDocument[] = readonly [],
  E extends EventMap<E> & ServiceEvents = ServiceEvents,
>(options?: ServerOptions & ActiveOptions<M, C, R, S, D, E> & { readonly control?: true }): Promise<ControlledServer>;
export async function createServer<
  M extends MethodMap<M> & Methods = Methods,
  C extends string = CommonCode,
  R extends ResourceMap<R> & ScimResources = ScimResources,
  S extends string = ScimCode,
  const D extends readonly AnyDocument[] = readonly [],
  E extends EventMap<E> & ServiceEvents = ServiceEvents,
>(options?: ServerOptions & ActiveOptions<M, C, R, S, D, E>): Promise<Server | ControlledServer>;
export async function createServer(given: StartOptions = {}): Promise<Server | ControlledServer> {
  checkOptions(given);
  const addressesAt = readAddresses(given);
  const { stated, vendorHosts } = await readProfile(given);
  const options = withDefaults(stated);
  const logger = options.logger ?? silentLog;
  const definitions = await createDefinitions(options, { ...serviceDefinitions, ...options.definitions });
  const { world, name, files } = await readFirstWorld(options);
  if (world !== undefined)
    await (await import("./worlds/read-manifest.js")).warnOfManifests(world, { logger, definitions, files });
  const handler = Promise.withResolvers<FetchHandler>();
  const sockets = Promise.withResolvers<Sockets>();
  // A failed start is reported below; the adapter answers the requests that wait for it.
  for (const { promise } of [handler, sockets]) promise.catch(() => undefined);
  const onError = (err: unknown) => logger.error({ err }, "defect");
  const opened = await openTlsOf(options);
  const { tls: _isAsked, ...listening } = options;
  const node = await listen(handler.promise, {
    ...listening,
    ...(opened && { tls: opened.tls }),
    port: options.port ?? 0,
    host: options.host ?? defaultHost,
    onError,
    upgrades: serveSockets(sockets.promise, onError),
  });
  const stopping = new AbortController();
  let counting: OpenMetrics | undefined;
  try {
    if (options.metrics !== undefined) counting = await openMetrics(options.metrics);
    const counted = counting && { metrics: counting.metrics };
    const addresses = addressesAt(node.url);
    if (addresses.isUnnamed) logger.warn({ url: node.url }, unnamed);
    const service = await openService(options, {
      logger,
      ...(world && { world }),
      ...(name && { worldName: name }),
      definitions,
      addresses,
      stopping: stopping.signal,
      ...counted,
    });
    const serve = resolveClient(service.serve, addresses.client);
    handler.resolve(serve);
    sockets.resolve(service.sockets);
    const fetch = createLocalFetch(serve, node.url);
    return {
      ...service.control,
      url: node.url,
      apiUrl: apiUrlOf(node.url, definitions.webapi),
      hooksUrl: hooksUrlOf(node.url),
      fetch,
      isNew: service.isNew,
      demoTokens: service.demoTokens,
      environments: service.environments,
      vendorHosts,
      ...(service.administrator && { administrator: service.administrator }),
      ...(service.control && options.controlToken !== undefined && { controlToken: options.controlToken }),
      ...(opened?.certificate !== undefined && { certificate: opened.certificate }),
      ...(counting && { metricsUrl: counting.url }),
      close: createClose({ node, service, stopping, ...(counting && { counting }) }),
    };
  } catch (error) {
    handler.reject(error);
    sockets.resolve(noSockets);
    await Promise.all([node.close({ timeoutMs: 0 }), counting?.close()]);
    throw error;
  }
}

/** Loads what reads and makes certificates only for a server of HTTPS. */
async function openTlsOf(options: StartOptions): Promise<OpenTls | undefined> {
  const { tls, tlsCert, tlsKey } = options;
  if (tls !== true && tlsCert === undefined && tlsKey === undefined) return undefined;
  const { openTls } = await import("./http/open-tls.js");
  return openTls(options);
}

/** The options with what the profile of a vendor sets, and the names of its hosts. */
async function readProfile(given: StartOptions): Promise<Profiled> {
  if (given.wire === undefined) return { stated: given, vendorHosts: [] };
  const { hostNamesOf, readWireProfile, withProfile } = await import("./overlays/wire-profile.js");
  const profile = await readWireProfile(given.wire);
  return { stated: withProfile(given, profile), vendorHosts: hostNamesOf(profile.hosts) };
}

interface Profiled extends Pick<Server, "vendorHosts"> {
  readonly stated: StartOptions;
}

/** Sockets of a server that has not started. */
const noSockets: Sockets = { connect: async () => false, closeSockets: async () => undefined };

const unnamed =
  "other machines can reach this server, but its public URL is unknown; locations begin with this address; set --site-url to change it";

/**
 * Finds the world of an empty database, and reads the files of its apps. Loads the readers only when they are used, which saves
 * memory.
 */
async function readFirstWorld(options: StartOptions): Promise<FirstWorld> {
  const { world: path, defaultWorld = "demo", apps = [], events, socket, webhook } = options;
  const kind = kindOf(options);
  const named = isWorldName(path) ? path : undefined;
  const name = path === undefined && kind === "double" ? defaultWorld : named;
  const readStated = async () =>
    path === undefined || named !== undefined
      ? readDefaultWorld(name)
      : (await import("./worlds/read-world.js")).readWorld(path);
  if (path !== undefined && kind === "deployment")
    await (await import("./worlds/demo/refuse-demo.js")).refuseDemoWorld(await readStated(), path);
  if (apps.length > 0 || events !== undefined || socket === true || webhook !== undefined)
    return (await import("./worlds/add-apps.js")).addApps(await readStated(), options);
  const isStated = path !== undefined && named === undefined;
  return { files: [], ...(isStated ? { world: await readStated() } : name && { name }) };
}

/** A world, or the name of one. Default: an organization with its administrator. */
interface FirstWorld {
  readonly world?: World;
  readonly name?: WorldName;
  readonly files: readonly ManifestFile[];
}

interface Closing {
  readonly node: NodeServer;
  readonly service: Pick<OpenService, "close">;
  readonly stopping: AbortController;
  readonly counting?: OpenMetrics;
}

/** The metrics can be read until the server has closed. */
function createClose({ node, service, stopping, counting }: Closing): Server["close"] {
  let closed: Promise<void> | undefined;
  return (options) => {
    stopping.abort();
    closed ??= node
      .close(options)
      .then(() => service.close())
      .then(() => counting?.close());
    return closed;
  };
}
