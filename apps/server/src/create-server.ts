import type { FetchHandler } from "@rollcall/scim-core";
import type { CloseOptions, NodeServer } from "@rollcall/server-adapters/node";
import type { World } from "@rollcall/service/world";
import { createLocalFetch, type LocalFetch } from "./create-local-fetch.js";
import { createSilentLogger } from "./create-logger.js";
import type { DemoToken } from "./demo-tokens.js";
import { readDemoWorld } from "./demo-world.js";
import type { Control } from "./double/control/to-control.js";
import { listen } from "./listen.js";
import { type OpenMetrics, openMetrics } from "./metrics/open-metrics.js";
import { type OpenService, openService } from "./open-service.js";
import type { ServerOptions } from "./server-options.js";
import { createDefinitions } from "./service-definitions.js";

/** A server that serves. Whoever created it closes it. */
export interface Server {
  /** Address under which this machine reaches it, without a slash at its end. */
  readonly url: string;
  /** Serves a request without a socket; a path stands below `url`. */
  readonly fetch: LocalFetch;
  /** Those of the demo world's tokens that the database knows; empty where another world has just been put into it. */
  readonly demoTokens: readonly DemoToken[];
  /** Address of the metrics; absent where there are none. */
  readonly metricsUrl?: string;
  /** Is not ready any more, stops accepting, lets what runs finish, and closes the database. */
  close(options?: CloseOptions): Promise<void>;
}

/** A server whose world, time and faults are arranged by its own functions, as over `/_rollcall/`. */
export interface ControlledServer extends Server, Control {}

/**
 * Starts a server of its own world; several can live in one process. An empty database gets the world first.
 * @throws StartError where an option cannot be used; then nothing on disk was touched
 */
export async function createServer(options: ServerOptions & { readonly control: false }): Promise<Server>;
export async function createServer(options: ServerOptions & { readonly database: string }): Promise<Server>;
export async function createServer(options?: ServerOptions & { readonly control?: true }): Promise<ControlledServer>;
export async function createServer(options?: ServerOptions): Promise<Server | ControlledServer>;
export async function createServer(options: ServerOptions = {}): Promise<Server | ControlledServer> {
  const logger = options.logger ?? createSilentLogger();
  const definitions = createDefinitions(options);
  const world = await (options.world === undefined ? readDemoWorld() : readWorldFile(options.world));
  const handler = Promise.withResolvers<FetchHandler>();
  // A start that fails is told of below; requests that wait for it get their answer from the adapter.
  handler.promise.catch(() => undefined);
  const node = await listen(handler.promise, {
    ...options,
    port: options.port ?? 0,
    host: options.host ?? "127.0.0.1",
    onError: (err) => logger.error({ err }, "defect"),
  });
  const stopping = new AbortController();
  let counting: OpenMetrics | undefined;
  try {
    if (options.metrics !== undefined) counting = await openMetrics(options.metrics);
    const counted = counting && { metrics: counting.metrics };
    const service = await openService(options, {
      logger,
      world,
      definitions,
      url: node.url,
      stopping: stopping.signal,
      ...counted,
    });
    handler.resolve(service.serve);
    const fetch = createLocalFetch(service.serve, node.url);
    return {
      ...service.control,
      url: node.url,
      fetch,
      demoTokens: service.demoTokens,
      ...(counting && { metricsUrl: counting.url }),
      close: createClose({ node, service, stopping, ...(counting && { counting }) }),
    };
  } catch (error) {
    handler.reject(error);
    await Promise.all([node.close({ timeoutMs: 0 }), counting?.close()]);
    throw error;
  }
}

/** What reads world files is loaded here, so that a server that holds another world does not carry it. */
async function readWorldFile(path: string): Promise<World> {
  const { readWorld } = await import("./read-world.js");
  return readWorld(path);
}

interface Closing {
  readonly node: NodeServer;
  readonly service: Pick<OpenService, "close">;
  readonly stopping: AbortController;
  readonly counting?: OpenMetrics;
}

/** The metrics can be read until the end. */
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
