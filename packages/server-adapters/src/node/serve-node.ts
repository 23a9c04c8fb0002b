import { once } from "node:events";
import { checkHandler } from "../check-handler.js";
import type { FetchHandler } from "../plain.js";
import { answerClientErrors } from "./answer-client-errors.js";
import { type CloseOptions, closeServer, trackRunning } from "./close-server.js";
import { createNodeListener } from "./create-node-listener.js";
import { nodeDefaults } from "./node-defaults.js";
import { createServer } from "./node-http.js";
import type { NodeListenerOptions } from "./node-listener-options.js";
import { serveUpgrades } from "./upgrades/serve-upgrades.js";
import type { UpgradeHandler } from "./upgrades/upgrade.js";

/** Options of `serveNode`. */
export interface ServeNodeOptions extends NodeListenerOptions {
  /** Port to listen on. 0 selects a free port. Default: 0. */
  readonly port?: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /**
   * Maximum size of the address and headers of a request together, in bytes. Larger requests are answered with 431.
   * Default: 131,072. Node's own default of 16,384 is too small for addresses with long filters.
   */
  readonly maxHeaderBytes?: number;
  /**
   * Time for the headers of a request to arrive, in milliseconds; 0 for no limit. Afterwards the answer is 408.
   * Default: 60,000.
   */
  readonly headersTimeoutMs?: number;
  /**
   * Time for a request with its body to arrive, in milliseconds; 0 for no limit. Afterwards the answer is 408, or the
   * connection is cut if an answer has begun. Default: 300,000.
   */
  readonly requestTimeoutMs?: number;
  /**
   * Time that an idle connection is kept, in milliseconds. Choose a longer time than the load balancer's, so that the
   * server does not close a connection while a request is on its way. Default: 75,000.
   */
  readonly keepAliveTimeoutMs?: number;
  /** Serves WebSockets. Default: requests that ask for an upgrade are served as if they did not. */
  readonly upgrades?: UpgradeHandler;
}

/** A listening server. The caller closes it. */
export interface NodeServer {
  /** Address at which this machine reaches the server, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops accepting connections, lets running requests finish, and resolves when all connections are closed. Every
   * answer meanwhile closes its connection. Further calls return the same promise.
   */
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Serves a handler over HTTP with `node:http`. Resolves when the server listens.
 * @throws the error of listening, such as `EADDRINUSE` in its `code`
 */
export async function serveNode(handler: FetchHandler, options: ServeNodeOptions = {}): Promise<NodeServer> {
  checkHandler("serveNode", handler);
  const { port = 0, host = "127.0.0.1" } = options;
  const server = createServer(toServerOptions(options), createNodeListener(handler, options));
  answerClientErrors(server);
  const running = trackRunning(server);
  const upgraded = options.upgrades && serveUpgrades(server, options.upgrades);
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const takenPort = typeof address === "object" && address !== null ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    url: `http://${reachableHost(host)}:${takenPort}`,
    port: takenPort,
    close: (closeOptions) => {
      closed ??= closeServer(server, { running, ...(upgraded && { upgraded }) }, closeOptions);
      return closed;
    },
  };
}

/** Maximum interval at which Node looks for requests that take too long. Node's default is half a minute. */
const maxCheckMs = 30_000;

function toServerOptions(options: ServeNodeOptions) {
  const { maxHeaderBytes, headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = { ...nodeDefaults, ...options };
  // Node requires `headersTimeout` to be at most `requestTimeout`; 0 is unlimited.
  const headersMs =
    requestTimeoutMs > 0 ? Math.min(headersTimeoutMs || requestTimeoutMs, requestTimeoutMs) : headersTimeoutMs;
  return {
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: headersMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(maxCheckMs, Math.ceil(headersMs / 2) || maxCheckMs),
  };
}

/** A wildcard address is reached over the loopback address. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  // Only an address of version 6 has colons. Node's check compiles a long pattern first.
  return host.includes(":") ? `[${host}]` : host;
}
