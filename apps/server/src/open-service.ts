import type { Clock } from "@rollcall/scim-core";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import {
  type AppEnvironment,
  createDueLoop,
  type Ids,
  openCredentials,
  type Sealer,
  type TokenPrefixes,
} from "@rollcall/service";
import { type DocumentSet, knowsToken, type Store, StoreUnavailable } from "@rollcall/service/store";
import type { World } from "@rollcall/service/world";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { Addresses } from "./addresses/choose-addresses.js";
import { createServiceHandler } from "./create-service-handler.js";
import type { ServiceDefinitions } from "./definition-sets.js";
import type { WatchDelivery } from "./delivery/event-port.js";
import { openDelivery } from "./delivery/open-delivery.js";
import type { Sockets } from "./delivery/sockets.js";
import { watchDeliveries } from "./delivery/watch-deliveries.js";
import type { Control } from "./double.js";
import { StartError } from "./errors/start-error.js";
import type { Log } from "./log/log.js";
import { createRequestLog } from "./log/request-log.js";
import { randomIds } from "./machine/random-ids.js";
import { backgroundClock, systemClock } from "./machine/system-clock.js";
import type { Metrics } from "./metrics/metrics.js";
import type { StartOptions } from "./options/start-options.js";
import { choosePrefixes } from "./options/token-prefixes.js";
import { checkSealed } from "./secrets/check-sealed.js";
import { chooseSealer } from "./secrets/choose-sealer.js";
import { openMemory, openSqlite } from "./store/open-sqlite.js";
import { toDocumentSet } from "./store/to-document-set.js";
import { beginWorld } from "./worlds/begin-world.js";
import { demoDueMs } from "./worlds/demo/demo-due.js";
import { readDemoImage, readDemoTokens } from "./worlds/demo/demo-image.js";
import type { DemoToken } from "./worlds/demo/demo-tokens.js";
import { loadFirstWorld } from "./worlds/load-first-world.js";
import { openEnvironments } from "./worlds/open-environments.js";

/** The service over an open database. */
export interface OpenService {
  readonly serve: FetchHandler;
  readonly demoTokens: readonly DemoToken[];
  readonly environments: readonly AppEnvironment[];
  readonly sockets: Sockets;
  /** Set if tests can control the server. */
  readonly control?: Control;
  /** Closes the database. */
  close(): Promise<void>;
}

/** Dependencies of an open service. */
interface Opening {
  readonly logger: Log;
  /** World to load into an empty database. Default: the demo world. */
  readonly world?: World;
  readonly addresses: Addresses;
  /** The definition sets that the server serves. */
  readonly definitions: ServiceDefinitions;
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Opens the database of a server and creates the service over it.
 * @throws StartError if an option is invalid
 */
export async function openService(options: StartOptions, opening: Opening): Promise<OpenService> {
  checkSeed(options);
  const secrets = { sealer: chooseSealer(options), tokenPrefixes: choosePrefixes(options.tokenPrefixes) };
  const { database } = options;
  const documents = toDocumentSet(options.documents);
  if (database === undefined) {
    const composition = await chooseComposition(options, { ...opening, documents, ...secrets });
    const isStock = opening.world === undefined && options.documents === undefined;
    const { clock, ids } = composition;
    const readImage = () => (isStock ? readDemoImage({ ids, nowMs: clock.now().getTime() }) : undefined);
    const store = options.memory === true ? openMemory(documents, readImage()) : openSqlite(documents, options.data);
    opening.metrics?.setDatabase("sqlite");
    const restore = async () => {
      const image = readImage();
      if (image === undefined) return false;
      const demo = openMemory(documents, image);
      store.restore(demo.image());
      await demo.close();
      return true;
    };
    return serveOver(store, composition, { options, opening, ...secrets, restore });
  }
  checkDatabase(options);
  const { databaseConnections: connections } = options;
  const { logger } = opening;
  // Only this loads the driver of PostgreSQL.
  const { openPostgres } = await import("./store/open-postgres.js");
  const store = await openPostgres({
    url: database,
    logger,
    documents,
    ...(connections !== undefined && { connections }),
  });
  opening.metrics?.setDatabase("postgres", () => store.poolUse());
  return serveOver(store, composeService(options, { ...opening, ...secrets }, { lookEveryMs }), {
    options,
    opening,
    ...secrets,
  });
}

/** Composes a service over a store, with a clock and a source of identifiers. */
interface Composition<S> {
  readonly clock: Clock;
  readonly ids: Ids;
  /** `dueMs`: when the first job may be due, as Unix time in milliseconds; 0 searches the store. */
  readonly compose: (store: S, siteUrl: string, dueMs: number) => Composed;
}

interface Beginning {
  readonly options: StartOptions;
  readonly opening: Opening;
  readonly sealer: Sealer;
  readonly tokenPrefixes: TokenPrefixes;
  /** Loads the world from its image; returns false if there is none. */
  readonly restore?: () => Promise<boolean>;
}

async function serveOver<S extends Store>(
  store: S,
  { clock, ids, compose }: Composition<S>,
  { options, opening, sealer, tokenPrefixes, restore = async () => false }: Beginning,
): Promise<OpenService> {
  try {
    const { siteUrl } = opening.addresses;
    let dueMs = 0;
    const isNew = await beginWorld(store, {
      clock,
      load: async () => {
        if (await restore()) dueMs = demoDueMs;
        else await loadFirstWorld(store, opening.world, { clock, ids, siteUrl, sealer, tokenPrefixes });
      },
      onWait: () => opening.logger.warn(waiting),
    });
    if (!isNew && options.memory !== true) await checkSealed(store, sealer, options);
    if (!isNew && options.world !== undefined) opening.logger.warn({ world: options.world }, notLoaded);
    const demoTokens = isNew && options.world !== undefined ? [] : await knownTokens(store);
    const environments = await openEnvironments(store, sealer, options);
    const { close = async () => undefined, ...composed } = compose(store, siteUrl, dueMs);
    return { ...composed, demoTokens, environments, close: () => close().then(() => store.close()) };
  } catch (error) {
    await store.close();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}

const waiting =
  "another process is loading a world into the database; waiting until it is done, or for up to a minute if it was killed";

const notLoaded =
  "the world was not loaded, because the database already contains one; remove the database, or use another one";

function checkSeed({ seed, control, memory }: StartOptions): void {
  if (seed === undefined) return;
  if (control === false) throw new StartError("a seed needs the control plane");
  if (memory !== true)
    throw new StartError("a seed needs a server in memory: after a restart it would make the same identifiers again");
}

/** Refuses options of the control plane: it replaces worlds and moves time, which a shared database does not support. */
function checkDatabase({ memory, data, seed, clock, control, controlToken, controlHosts }: StartOptions): void {
  const given = {
    memory: memory === true || undefined,
    data,
    seed,
    clock,
    control: control || undefined,
    controlToken,
    controlHosts,
  };
  const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (other !== undefined) throw new StartError(`a server on PostgreSQL cannot have the option ${other}`);
}

/** Dependencies of a composition. */
type Sealing = Opening & { readonly sealer: Sealer; readonly tokenPrefixes: TokenPrefixes };

function commonOf(
  { handlers, backends, rateMode, updateTimeMs, maxBodyBytes }: StartOptions,
  { definitions, addresses, metrics, stopping, sealer }: Sealing,
) {
  return {
    definitions,
    sealer,
    locations: addresses.locations,
    ...(handlers !== undefined && { handlers }),
    ...(backends !== undefined && { backends }),
    ...(rateMode !== undefined && { rateMode }),
    ...(updateTimeMs !== undefined && { updateTimeMs }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
  };
}

/** Chooses what production runs, or the same inside a control plane, which production never loads. */
async function chooseComposition(
  options: StartOptions,
  opening: Sealing & { readonly documents: DocumentSet },
): Promise<Composition<SqliteStore>> {
  if (options.control === false) return composeService(options, opening);
  const { composeDouble } = await import("./compose-double.js");
  const common = commonOf(options, opening);
  return composeDouble(options, {
    ...opening,
    serve: (world, siteUrl) => createServiceHandler({ ...common, ...world, siteUrl }),
    openDelivery: (world, siteUrl) =>
      openDelivery({
        ...deliveryOf(world.store, opening),
        ...world,
        ...watching(opening, world.watch),
        siteUrl,
        targets: { kinds: ["loopback"], hosts: options.deliverTo ?? [] },
        endsAtOnce: true,
        isLimited: () => world.rateMode() === "enforce",
        // Only the control plane can switch them on again.
        switchesOff: true,
        onError: (err) => opening.logger.error({ err }, undelivered),
      }),
  });
}

/** How often one of several servers looks for jobs that the others have stored, in milliseconds. */
const lookEveryMs = 10_000;

/** How often one of several servers looks for deliveries of the others, in milliseconds. */
const pollMs = 200;

const undelivered = "events are not sent until the database is back";

/** What deliveries of every composition have in common. */
function deliveryOf(store: Store, { definitions, sealer }: Sealing) {
  return {
    wireWord: definitions.rename?.(vendorWord) ?? vendorWord,
    credentialsOf: (appId: string) => openCredentials(store, sealer, appId),
  };
}

/** What sees each attempt of a delivery. */
function watching({ metrics }: Opening, watch?: WatchDelivery): { readonly watch?: WatchDelivery } {
  const both = watchDeliveries(metrics, watch);
  return both === undefined ? {} : { watch: both };
}

/** Wire word in the names of headers. */
const vendorWord = "svc";

/** Composes what production runs. */
function composeService(
  options: StartOptions,
  opening: Sealing,
  looking: { readonly lookEveryMs?: number } = {},
): Composition<Store> {
  const parts = { clock: systemClock, ids: randomIds };
  const { logger } = opening;
  const requestLog = createRequestLog(logger, randomIds.uuid, {
    ...(opening.metrics && { metrics: opening.metrics }),
    scim: opening.definitions.scim,
  });
  const onError = (err: unknown) => {
    if (err instanceof StoreUnavailable) logger.warn({ err }, postponed);
    else requestLog.failed(err, "time");
  };
  const compose: Composition<Store>["compose"] = (store, siteUrl, dueMs) => {
    const delivery = openDelivery({
      ...deliveryOf(store, opening),
      ...watching(opening),
      ...{ store, clock: backgroundClock, ids: randomIds, siteUrl, onError },
      targets: { hosts: options.deliverTo ?? [] },
      isLimited: () => options.rateMode === "enforce",
      ...looking,
      ...(looking.lookEveryMs !== undefined && { pollMs }),
    });
    const due = createDueLoop({ store: delivery.store, ids: randomIds, clock: backgroundClock, onError, ...looking });
    due.plan(dueMs);
    const common = { ...commonOf(options, opening), ...parts, siteUrl, requestLog, due };
    return {
      serve: createServiceHandler({ ...common, store: delivery.store }),
      sockets: delivery,
      close: async () => {
        await due.close();
        await delivery.close();
      },
    };
  };
  return { ...parts, compose };
}

const postponed = "the database is unavailable; what is due is done when it is back";

/** A composed service. */
interface Composed {
  readonly serve: FetchHandler;
  readonly sockets: Sockets;
  readonly control?: Control;
  close?(): Promise<void>;
}

async function knownTokens(store: Store): Promise<readonly DemoToken[]> {
  const tokens = await readDemoTokens();
  const known = await Promise.all(tokens.map(({ token }) => knowsToken(store, token)));
  return tokens.filter((_, index) => known[index]);
}
