import { once } from "node:events";
import { createServer } from "node:http";
import { isIPv6 } from "node:net";
import type { FetchHandler } from "../fetch-handler.js";
import { answerClientErrors } from "./answer-client-errors.js";
import { type CloseOptions, closeServer, trackRunning } from "./close-server.js";
import { createNodeListener } from "./create-node-listener.js";
import { nodeDefaults } from "./node-defaults.js";
import type { NodeListenerOptions } from "./node-listener-options.js";

/** Where and how to serve. */
export interface ServeNodeOptions extends NodeListenerOptions {
  /** 0, which is the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
  /**
   * Size that the address and the headers of a request may have together; 131,072 unless given. A larger one is answered
   * with 431. Node's own limit is 16,384, which an address with a long filter passes.
   */
  readonly maxHeaderBytes?: number;
  /**
   * How long the headers of a request may take to come, in milliseconds; 60,000 unless given, and 0 for ever. Then
   * 408 is answered.
   */
  readonly headersTimeoutMs?: number;
  /**
   * How long a request with its body may take to come, in milliseconds; 300,000 unless given, and 0 for
   * ever. Then 408 is answered, or the connection is cut where an answer has begun.
   */
  readonly requestTimeoutMs?: number;
  /**
   * How long a connection is kept for its next request, in milliseconds; 75,000 unless given. It is longer than load
   * balancers keep theirs, so that the server is not the one who closes it while a request is on its way.
   */
  readonly keepAliveTimeoutMs?: number;
}

/** A server that listens. Whoever started it closes it. */
export interface NodeServer {
  /** Address under which this machine reaches it, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops accepting, lets what runs finish, and resolves when nothing is open any more. From the beginning every answer
   * closes its connection. Calling it again gives the same promise.
   */
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Serves a handler over HTTP with `node:http`.
 * @throws what listening fails with, such as `EADDRINUSE` in its `code`.
 */
export async function serveNode(handler: FetchHandler, options: ServeNodeOptions = {}): Promise<NodeServer> {
  const { port = 0, host = "127.0.0.1" } = options;
  const server = createServer(toServerOptions(options), createNodeListener(handler, options));
  answerClientErrors(server);
  const running = trackRunning(server);
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const takenPort = typeof address === "object" && address !== null ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    url: `http://${reachableHost(host)}:${takenPort}`,
    port: takenPort,
    close: (closeOptions) => {
      closed ??= closeServer(server, running, closeOptions);
      return closed;
    },
  };
}

/** Node looks for requests that take too long at intervals, of half a minute unless told otherwise. */
const maxCheckMs = 30_000;

function toServerOptions(options: ServeNodeOptions) {
  const { maxHeaderBytes, headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = { ...nodeDefaults, ...options };
  // Node takes no other order of the two; 0 is for ever.
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

/** An address that means all of them is reached over the loopback one. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return isIPv6(host) ? `[${host}]` : host;
}
