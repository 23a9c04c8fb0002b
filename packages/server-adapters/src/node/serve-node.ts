import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import type { FetchHandler } from "../fetch-handler.js";
import { createNodeListener } from "./create-node-listener.js";
import type { NodeListenerOptions } from "./node-listener-options.js";

/** Where and how to serve. */
export interface ServeNodeOptions extends NodeListenerOptions {
  /** 0, which is the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
}

/** A server that listens. Whoever started it closes it. */
export interface NodeServer {
  /** Address under which this machine reaches it, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops accepting, lets what runs finish, and resolves when nothing is open any more. Connections that are still
   * open after `timeoutMs`, 10,000 unless given, are cut. Calling it again gives the same promise.
   */
  close(options?: { readonly timeoutMs?: number }): Promise<void>;
}

/**
 * Serves a handler over HTTP with `node:http`.
 * @throws what listening fails with, such as `EADDRINUSE` in its `code`.
 */
export async function serveNode(handler: FetchHandler, options: ServeNodeOptions = {}): Promise<NodeServer> {
  const { port = 0, host = "127.0.0.1", ...listenerOptions } = options;
  const server = createServer(createNodeListener(handler, listenerOptions));
  const running = trackRunning(server);
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const takenPort = typeof address === "object" && address !== null ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    url: `http://${reachableHost(host)}:${takenPort}`,
    port: takenPort,
    close: ({ timeoutMs = 10_000 } = {}) => {
      closed ??= closeServer(server, running, timeoutMs);
      return closed;
    },
  };
}

/** The answers that are being made or written. */
function trackRunning(server: Server): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>();
  server.prependListener("request", (_incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once("close", () => running.delete(outgoing));
    if (!server.listening) outgoing.shouldKeepAlive = false;
  });
  return running;
}

async function closeServer(server: Server, running: ReadonlySet<ServerResponse>, timeoutMs: number): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept connection would stay open after its answer and nobody would use it again.
  for (const outgoing of running) {
    outgoing.shouldKeepAlive = false;
    outgoing.once("close", () => server.closeIdleConnections());
  }
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await stopped;
  clearTimeout(deadline);
}

/** An address that means all of them is reached over the loopback one. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return isIPv6(host) ? `[${host}]` : host;
}
