import type { Clock, FetchHandler } from "@rollcall/scim-core";
import type { Ids } from "@rollcall/service";
import { type Store, StoreUnavailable } from "@rollcall/service/store";
import { knowsToken, type World } from "@rollcall/service/world";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { Logger } from "pino";
import { beginWorld } from "./begin-world.js";
import { createServiceHandler } from "./create-service-handler.js";
import { type DemoToken, toDemoTokens } from "./demo-tokens.js";
import { readDemoWorld } from "./demo-world.js";
import type { Control } from "./double/control/to-control.js";
import type { Metrics } from "./metrics/metrics.js";
import { openStore } from "./open-store.js";
import { randomIds } from "./random-ids.js";
import { createRequestLog } from "./request-log.js";
import type { ServerOptions } from "./server-options.js";
import type { ServiceDefinitions } from "./service-definitions.js";
import { StartError } from "./start-error.js";
import { systemClock } from "./system-clock.js";

/** The service over an open database. */
export interface OpenService {
  readonly serve: FetchHandler;
  readonly demoTokens: readonly DemoToken[];
  /** Set where tests may control the server. */
  readonly control?: Control;
  /** Closes the database. */
  close(): Promise<void>;
}

export interface Opening {
  readonly logger: Logger;
  /** What an empty database gets first. */
  readonly world: World;
  readonly url: string;
  /** What the server speaks by. */
  readonly definitions: ServiceDefinitions;
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Opens the database of a server and puts the service upon it.
 * @throws StartError where an option cannot be used
 */
export async function openService(options: ServerOptions, opening: Opening): Promise<OpenService> {
  checkSeed(options);
  const { database } = options;
  if (database === undefined) {
    const store = openStore(options.memory === true ? undefined : (options.data ?? ".rollcall"));
    opening.metrics?.setDatabase("sqlite");
    return serveOver(store, () => chooseComposition(options, opening), { options, opening });
  }
  checkDatabase(options);
  const { databaseConnections: connections } = options;
  const { logger } = opening;
  // The driver of PostgreSQL is loaded only here.
  const { openDatabase } = await import("./open-database.js");
  const store = await openDatabase({ url: database, logger, ...(connections !== undefined && { connections }) });
  opening.metrics?.setDatabase("postgres", () => store.poolUse());
  return serveOver(store, async () => composeService(options, opening), { options, opening });
}

/** How a service is put together over a store, and the time and the identifiers that it goes by. */
interface Composition<S> {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly compose: (store: S, siteUrl: string) => Composed;
}

interface Beginning {
  readonly options: ServerOptions;
  readonly opening: Opening;
}

async function serveOver<S extends Store>(
  store: S,
  choose: () => Promise<Composition<S>>,
  { options, opening }: Beginning,
): Promise<OpenService> {
  try {
    const { clock, ids, compose } = await choose();
    const siteUrl = options.siteUrl ?? opening.url;
    const isNew = await beginWorld(store, opening.world, {
      clock,
      ids,
      siteUrl,
      onWait: () => opening.logger.warn(waiting),
    });
    if (!isNew && options.world !== undefined) opening.logger.warn({ world: options.world }, notLoaded);
    const demoTokens = isNew && options.world !== undefined ? [] : await knownTokens(store, await readDemoWorld());
    const { close = async () => undefined, ...composed } = compose(store, siteUrl);
    return { ...composed, demoTokens, close: () => close().then(() => store.close()) };
  } catch (error) {
    await store.close();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}

const waiting =
  "another process puts a world into the database; waiting until it has, or for a minute at most where it was killed";

const notLoaded = "the world was not loaded: the database holds one already; remove it, or name another one";

function checkSeed({ seed, control, memory }: ServerOptions): void {
  if (seed === undefined) return;
  if (control === false) throw new StartError("a seed is for servers that may be controlled");
  if (memory !== true)
    throw new StartError("a seed needs a server in memory: after a restart it would make the same identifiers again");
}

/** A control plane makes worlds of its own, turns time back and forgets; a database that others share has none of it. */
function checkDatabase({ memory, data, seed, clock, control, controlToken }: ServerOptions): void {
  const given = {
    memory: memory === true || undefined,
    data,
    seed,
    clock,
    control: control || undefined,
    controlToken,
  };
  const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (other !== undefined) throw new StartError(`a server on PostgreSQL cannot have the option ${other}`);
}

function commonOf(
  { engines, rateMode, updateTimeMs, maxBodyBytes }: ServerOptions,
  { definitions, metrics, stopping }: Opening,
) {
  return {
    definitions,
    ...(engines !== undefined && { engines }),
    ...(rateMode !== undefined && { rateMode }),
    ...(updateTimeMs !== undefined && { updateTimeMs }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
  };
}

/** What production runs, or the same with a control plane around it, which production never loads. */
async function chooseComposition(options: ServerOptions, opening: Opening): Promise<Composition<SqliteStore>> {
  if (options.control === false) return composeService(options, opening);
  const { composeDouble } = await import("./double/compose-double.js");
  return composeDouble(options, { ...commonOf(options, opening), logger: opening.logger });
}

/** What production runs. */
function composeService(options: ServerOptions, opening: Opening): Composition<Store> {
  const parts = { clock: systemClock, ids: randomIds };
  const requestLog = createRequestLog(opening.logger, randomIds.uuid, opening.metrics);
  const compose = (store: Store, siteUrl: string): Composed => ({
    serve: createServiceHandler({ ...commonOf(options, opening), ...parts, store, siteUrl, requestLog }),
  });
  return { ...parts, compose };
}

/** A service that is put together. */
export interface Composed {
  readonly serve: FetchHandler;
  readonly control?: Control;
  close?(): Promise<void>;
}

async function knownTokens(store: Store, world: World): Promise<readonly DemoToken[]> {
  const tokens = toDemoTokens(world);
  const known = await Promise.all(tokens.map(({ token }) => knowsToken(store, token)));
  return tokens.filter((_, index) => known[index]);
}
