import type { FetchHandler } from "@rollcall/scim-core";
import type { NodeServer } from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";
import { isEmpty, knowsToken, loadWorld, type World } from "@rollcall/service/world";
import type { Logger } from "pino";
import { createLocalFetch, type LocalFetch } from "./create-local-fetch.js";
import { createSilentLogger } from "./create-logger.js";
import { createServiceHandler } from "./create-service-handler.js";
import { type DemoToken, toDemoTokens } from "./demo-tokens.js";
import { listen } from "./listen.js";
import { openStore } from "./open-store.js";
import { randomIds } from "./random-ids.js";
import { demoWorldPath, readWorld } from "./read-world.js";
import { createRequestLog } from "./request-log.js";
import type { ServerOptions } from "./server-options.js";
import { systemClock } from "./system-clock.js";

/** A server that serves. Whoever created it closes it. */
export interface Server {
  /** Address under which this machine reaches it, without a slash at its end. */
  readonly url: string;
  /** Serves a request without a socket; a path stands below `url`. */
  readonly fetch: LocalFetch;
  /** Those of the demo world's tokens that the database knows; empty where another world has just been put into it. */
  readonly demoTokens: readonly DemoToken[];
  /** Stops accepting, lets what runs finish, and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a server of its own world; several can live in one process. An empty database gets the world first.
 * @throws StartError where an option cannot be used; then nothing on disk was touched
 */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const logger = options.logger ?? createSilentLogger();
  const world = await readWorld(options.world ?? demoWorldPath);
  const handler = Promise.withResolvers<FetchHandler>();
  // A start that fails is told of below; requests that wait for it get their answer from the adapter.
  handler.promise.catch(() => undefined);
  const node = await listen(handler.promise, {
    port: options.port ?? 0,
    host: options.host ?? "127.0.0.1",
    replaceGlobals: options.replaceGlobals ?? false,
    onError: (err) => logger.error({ err }, "defect"),
  });
  try {
    const { store, serve, demoTokens } = await openService(options, { logger, world, url: node.url });
    handler.resolve(serve);
    return { url: node.url, fetch: createLocalFetch(serve, node.url), demoTokens, close: createClose(node, store) };
  } catch (error) {
    handler.reject(error);
    await node.close({ timeoutMs: 0 });
    throw error;
  }
}

interface Opening {
  readonly logger: Logger;
  readonly world: World;
  readonly url: string;
}

const notLoaded = "the world was not loaded: the database holds one already; remove it, or name another data folder";

async function openService(options: ServerOptions, { logger, world, url }: Opening) {
  const store = openStore(options.memory === true ? undefined : (options.data ?? ".rollcall"));
  try {
    const siteUrl = options.siteUrl ?? url;
    const isNew = await isEmpty(store);
    if (isNew) await loadWorld(store, world, { clock: systemClock, ids: randomIds, siteUrl });
    else if (options.world !== undefined) logger.warn({ world: options.world }, notLoaded);
    const serve = createServiceHandler({
      store,
      clock: systemClock,
      ids: randomIds,
      siteUrl,
      ...(options.rateMode === undefined ? {} : { rateMode: options.rateMode }),
      ...(options.updateTimeMs === undefined ? {} : { updateTimeMs: options.updateTimeMs }),
      requestLog: createRequestLog(logger, randomIds.uuid),
    });
    const demoTokens =
      isNew && options.world !== undefined ? [] : await knownTokens(store, await readWorld(demoWorldPath));
    return { store, serve, demoTokens };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function knownTokens(store: Store, world: World): Promise<readonly DemoToken[]> {
  const tokens = toDemoTokens(world);
  const known = await Promise.all(tokens.map(({ token }) => knowsToken(store, token)));
  return tokens.filter((_, index) => known[index]);
}

function createClose(node: NodeServer, store: Store): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= node.close().then(() => store.close());
    return closed;
  };
}
