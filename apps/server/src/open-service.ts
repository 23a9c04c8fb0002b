import type { AdministratorTokens, AppEnvironment, Sealer, TokenPrefixes } from "@rollcall/service";
import { knowsToken, type Store, StoreUnavailable, sweepContents } from "@rollcall/service/store";
import { chooseComposition } from "./composition/choose-composition.js";
import { composeService } from "./composition/compose-service.js";
import type { Composed, Composition, Opening } from "./composition/composition.js";
import { StartError } from "./errors/start-error.js";
import { checkDatabase, checkOrigins, checkSeed } from "./options/check-options.js";
import { kindOf } from "./options/server-kind.js";
import type { StartOptions } from "./options/start-options.js";
import { choosePrefixes } from "./options/token-prefixes.js";
import { checkSealed, chooseSealer } from "./secrets/choose-sealer.js";
import { openMemory, openSqlite } from "./store/open-sqlite.js";
import { toDocumentSet } from "./store/to-document-set.js";
import { beginWorld } from "./worlds/begin-world.js";
import { type DemoToken, isWorldName } from "./worlds/demo/named-world.js";
import { readDemoTokens, readImage, type WorldImage, writeContents } from "./worlds/demo/world-image.js";
import { loadFirstWorld } from "./worlds/load-first-world.js";

/** The service over an open database. */
export interface OpenService extends Composed {
  /** Whether the database was empty. */
  readonly isNew: boolean;
  /** Present if the world of a deployment was made. */
  readonly administrator?: AdministratorTokens;
  readonly demoTokens: readonly DemoToken[];
  readonly environments: readonly AppEnvironment[];
  /** Closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database of a server and creates the service over it.
 * @throws StartError if an option is invalid
 */
export async function openService(options: StartOptions, opening: Opening): Promise<OpenService> {
  checkSeed(options);
  checkOrigins(options);
  const secrets = { sealer: chooseSealer(options), tokenPrefixes: choosePrefixes(options.tokenPrefixes) };
  const { database } = options;
  const documents = toDocumentSet(options.documents);
  if (database === undefined) {
    const composition = chooseComposition(options, { ...opening, documents, ...secrets });
    const { clock, ids } = composition;
    const name = options.documents === undefined ? opening.worldName : undefined;
    const findImage = () => name && readImage(name, { ids, nowMs: clock.now().getTime() });
    const held = options.memory === true ? findImage() : undefined;
    const store = options.memory === true ? openMemory(documents, held?.image) : openSqlite(documents, options.data);
    opening.metrics?.setDatabase("sqlite");
    if (held !== undefined) await writeContents(store, held, clock.now().getTime());
    const restore = async () => {
      const found = findImage();
      if (found === undefined) return undefined;
      const loaded = openMemory(documents, found.image);
      store.restore(loaded.image());
      await loaded.close();
      await writeContents(store, found, clock.now().getTime());
      return found.dueMs;
    };
    return serveOver(store, composition, { options, opening, ...secrets, restore, ...(held && { held }) });
  }
  checkDatabase(options);
  const { databaseConnections: connections, databaseStatements: statements } = options;
  const { logger } = opening;
  // Only this loads the driver of PostgreSQL.
  const { openPostgres } = await import("./store/open-postgres.js");
  const store = await openPostgres({
    url: database,
    logger,
    documents,
    ...(connections !== undefined && { connections }),
    ...(statements !== undefined && { statements }),
  });
  opening.metrics?.setDatabase("postgres", () => store.poolUse());
  return serveOver(store, composeService(options, { ...opening, ...secrets }, { isShared: true }), {
    options,
    opening,
    ...secrets,
  });
}

interface Beginning {
  readonly options: StartOptions;
  readonly opening: Opening;
  readonly sealer: Sealer;
  readonly tokenPrefixes: TokenPrefixes;
  /** Loads the world from its image, and returns when its first job is due; undefined if there is none. */
  readonly restore?: () => Promise<number | undefined>;
  /** The image that the store was opened with. Default: none. */
  readonly held?: WorldImage;
}

/** The state of a store at the start of the service over it. */
interface Begun extends Pick<OpenService, "isNew" | "administrator" | "demoTokens" | "environments"> {
  /** When the first job may be due, as Unix time in milliseconds; 0 searches the store. */
  readonly dueMs: number;
}

async function serveOver<S extends Store>(
  store: S,
  composition: Composition<S>,
  beginning: Beginning,
): Promise<OpenService> {
  try {
    const { siteUrl } = beginning.opening.addresses;
    const { held } = beginning;
    const { dueMs, ...found } = held === undefined ? await begin(store, composition, beginning) : imageBegun(held);
    const { close = async () => undefined, ...composed } = composition.compose(store, siteUrl, dueMs);
    return { ...composed, ...found, close: () => close().then(() => store.close()) };
  } catch (error) {
    await store.close();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
  }
}

/** The world of an image, of which all this is known. A test compares it with the world. */
function imageBegun({ tokens, dueMs }: WorldImage): Begun {
  return { isNew: true, dueMs, demoTokens: tokens, environments: [] };
}

/** Loads a world into an empty store, and reads what a store holds. */
async function begin<S extends Store>(
  store: S,
  { clock, ids }: Composition<S>,
  { options, opening, sealer, tokenPrefixes, restore = async () => undefined }: Beginning,
): Promise<Begun> {
  const { siteUrl } = opening.addresses;
  const { world, worldName } = opening;
  const kind = kindOf(options);
  const issuesTokens = kind === "deployment" && options.world === undefined;
  const loading = { clock, ids, siteUrl, sealer, tokenPrefixes };
  let dueMs = 0;
  let administrator: AdministratorTokens | undefined;
  const isNew = await beginWorld(store, {
    clock,
    load: async () => {
      const restoredMs = await restore();
      if (restoredMs !== undefined) dueMs = restoredMs;
      else administrator = await loadFirstWorld(store, { ...loading, world, worldName, issuesTokens });
    },
    onWait: () => opening.logger.warn(waiting),
  });
  if (!isNew && options.memory !== true) await checkSealed(store, sealer, options);
  if (!isNew && kind === "deployment") await (await import("./worlds/demo/refuse-demo.js")).refuseDemoTokens(store);
  // A server that tests control keeps contents while it runs.
  if (!isNew) await sweepContents(store, clock.now().getTime());
  if (!isNew && options.world !== undefined) opening.logger.warn({ world: options.world }, notLoaded);
  // Most starts are with an image, whose world has no such apps.
  const { openEnvironments, surroundingsOf } = await import("./worlds/open-environments.js");
  const surroundings = surroundingsOf(siteUrl, opening.definitions);
  const isDemo = kind === "double" && !(isNew && options.world !== undefined && !isWorldName(options.world));
  return {
    isNew,
    dueMs,
    demoTokens: isDemo ? await knownTokens(store) : [],
    environments: await openEnvironments(store, sealer, { ...options, surroundings }),
    ...(administrator && { administrator }),
  };
}

const waiting =
  "another process is loading a world into the database; waiting until it is done, or for up to a minute if it was killed";

const notLoaded =
  "the world was not loaded, because the database already contains one; remove the database, or use another one";

async function knownTokens(store: Store): Promise<readonly DemoToken[]> {
  const tokens = await readDemoTokens();
  const known = await Promise.all(tokens.map(({ token }) => knowsToken(store, token)));
  return tokens.filter((_, index) => known[index]);
}
