import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { SecureContext } from "node:tls";
import { checkHandler, type FetchHandler } from "../plain.js";
import { type CloseOptions, closeServer, trackRunning } from "./close-server.js";
import { createNodeListener, type NodeListenerOptions, nodeDefaults } from "./create-node-listener.js";
import { cutBody } from "./incoming-body.js";
import type { Upgrade, UpgradeHandler } from "./upgrades/serve-again.js";

/**
 * Node's `http`, without an import statement. A statement reads all exports of the module, some of which belong to
 * `fetch`, so that Node would load its whole HTTP client for a server, which takes as long as the rest of the server.
 */
const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");

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
  /** Serves HTTPS. Default: HTTP. */
  readonly tls?: TlsOptions;
  /** Serves WebSockets. Default: requests that ask for an upgrade are served as if they did not. */
  readonly upgrades?: UpgradeHandler;
}

/** Certificates of a server. */
export interface TlsOptions {
  /** Private key in PEM. */
  readonly key: string;
  /** Certificate in PEM, followed by those that signed it. */
  readonly cert: string;
  /** Returns the certificate for a host name that a client states. Default: `cert`. */
  readonly contextFor?: (host: string) => SecureContext;
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
 * Serves a handler over HTTP or HTTPS with Node's own servers. Resolves when the server listens.
 * @throws the error of listening, such as `EADDRINUSE` in its `code`
 */
export async function serveNode(handler: FetchHandler, options: ServeNodeOptions = {}): Promise<NodeServer> {
  checkHandler("serveNode", handler);
  const { port = 0, host = "127.0.0.1" } = options;
  const server = openServer(options, createNodeListener(handler, options));
  answerClientErrors(server);
  const running = trackRunning(server);
  const upgraded = options.upgrades && serveUpgrades(server, options.upgrades);
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const takenPort = typeof address === "object" && address !== null ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    url: `${options.tls === undefined ? "http" : "https"}://${reachableHost(host)}:${takenPort}`,
    port: takenPort,
    close: (closeOptions) => {
      closed ??= closeServer(server, { running, ...(upgraded && { upgraded }) }, closeOptions);
      return closed;
    },
  };
}

function openServer(options: ServeNodeOptions, listener: RequestListener): Server {
  if (options.tls === undefined) return createServer(toServerOptions(options), listener);
  const { contextFor, ...credentials } = options.tls;
  const { createServer: createTlsServer } = process.getBuiltinModule("node:https");
  const byName = contextFor && {
    SNICallback: (host: string, done: (error: null, context: SecureContext) => void) => done(null, contextFor(host)),
  };
  return createTlsServer({ ...toServerOptions(options), ...credentials, ...byName }, listener);
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

/** The upgraded connections of a server. */
interface OpenUpgrades {
  /** Lets the handler end them, and cuts those that are left after `timeoutMs`. */
  close(timeoutMs: number): Promise<void>;
}

/** Passes WebSockets of a path to a handler. All other upgrades are served as if the request did not ask for one. */
function serveUpgrades(server: Server, handler: UpgradeHandler): OpenUpgrades {
  const open = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    // A client that disconnects is not a defect.
    socket.on("error", () => undefined);
    // A client that asks for an upgrade before it has the answers to earlier requests is disconnected.
    if (socket.destroyed) return;
    const upgrade = { request, socket, head };
    if (!isFor(handler.path, request)) return void serveLater(server, upgrade);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    handler.handle(upgrade);
  });
  return {
    close: async (timeoutMs) => {
      const waiting = new AbortController();
      const late = setTimeout(timeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([handler.close(), late]);
      waiting.abort();
      for (const socket of open) socket.destroy();
    },
  };
}

function isFor(path: string, { url = "", headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase().trim() === "websocket";
  return isWebSocket && url.replace(/[?#].*$/s, "") === path;
}

async function serveLater(server: Server, upgrade: Upgrade): Promise<void> {
  const { serveAgain } = await import("./upgrades/serve-again.js");
  serveAgain(server, upgrade);
}

/**
 * Answers invalid requests, such as one with too large headers, with a status and a problem document (RFC 9457), and
 * closes the connection. By default, Node sends no body.
 */
function answerClientErrors(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A client may end its side before its body is complete and still read the answer.
    if (error.code === "HPE_INVALID_EOF_STATE" && cutBody(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable || hasBegun(socket)) socket.destroy(error);
    else socket.end(problem(statusOf(error)), () => socket.destroy());
  });
}

/** Whether an answer has begun. Another answer would become part of its body. */
function hasBegun(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, "_httpMessage");
  return typeof message === "object" && message !== null && Reflect.get(message, "headersSent") === true;
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return 431;
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return 413;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    default:
      return 400;
  }
}

function problem(status: number): string {
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ title, status });
  return [
    `HTTP/1.1 ${status} ${title}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
