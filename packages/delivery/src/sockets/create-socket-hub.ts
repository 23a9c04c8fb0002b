import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../dispatcher/create-waker.js";
import type { Send, SocketTarget } from "../messages/outgoing.js";
import { createPending } from "./create-pending.js";
import { createRoster } from "./create-roster.js";
import { createSocketSend } from "./create-socket-send.js";
import { type Connection, openConnection } from "./open-connection.js";
import { readAcknowledgement } from "./read-acknowledgement.js";

const phrases = { 403: "Forbidden", 503: "Service Unavailable" } as const;

/** Answers an upgrade with a status and a sentence, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof phrases, reason: string): void {
  const lines = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    "content-type: text/plain",
    `content-length: ${Buffer.byteLength(reason)}`,
    "connection: close",
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n${reason}`);
}

/** The decision about a client with a ticket. */
export type Admission =
  | { readonly kind: "accepted"; readonly app: string }
  /** The app may connect no more: it is connected, and then asked to leave with `link_disabled`. */
  | { readonly kind: "disabled"; readonly app: string }
  | { readonly kind: "refused" };

/** The arguments of an `upgrade` of a `node:http` server. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** An acknowledgement of an envelope that another process has sent. */
export interface ForeignAcknowledgement {
  readonly app: string;
  readonly envelopeId: string;
  readonly payload?: unknown;
}

/** Options of a hub. */
export interface SocketHubOptions {
  /** Time of the life of connections. Its sleeps should not keep the process running. */
  readonly clock: Clock;
  /** Takes a ticket, which is good once. Default: the caller admits clients and calls `connect`. */
  readonly admit?: (ticket: string) => Admission | Promise<Admission>;
  /** Receives errors of `admit`. */
  readonly onError: (error: unknown) => void;
  /** Name of this server, shown to apps in `debug_info`. Default: `localhost`. */
  readonly host?: string;
  /** Number shown to apps in `hello`. Default: 1. */
  readonly buildNumber?: number;
  /** Receives the number of usable connections of an app whenever it changes. */
  readonly onChange?: (app: string, connections: number) => void;
  /** Receives acknowledgements of unknown envelopes. Another process may pass them to `acknowledge` of its hub. */
  readonly onForeignAcknowledgement?: (acknowledgement: ForeignAcknowledgement) => void;
  /** Maximum time until an acknowledgement on the machine's clock, in milliseconds. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Maximum number of connections per app. Default: 10. */
  readonly maxConnections?: number;
  /** Time after which an app is asked to open a new connection, in milliseconds of `clock`. Default: 18,000,000, which are five hours. */
  readonly lifetimeMs?: number;
  /** The same with `debug_reconnects=true` in the address. Default: 360,000. */
  readonly debugLifetimeMs?: number;
  /** Time between pings on the machine's clock, in milliseconds. Default: 10,000. */
  readonly pingMs?: number;
  /** Time for an app to close a connection that it was asked to leave, in milliseconds. Default: 5,000. */
  readonly closeMs?: number;
  /** Maximum size of a message of an app, in bytes. Default: 1,048,576. */
  readonly maxMessageBytes?: number;
  /** Maximum size of unsent data per connection, in bytes. Default: 1,048,576. */
  readonly maxBufferedBytes?: number;
}

/** Serves the WebSockets of apps. */
export interface SocketHub {
  /** Makes one attempt over a connection of an app. */
  readonly send: Send<SocketTarget>;
  /** Serves an `upgrade` of a `node:http` server. The path is the caller's to check; `ticket` is in the query. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Serves an upgrade whose client was admitted. Resolves when the client is connected or refused. */
  connect(admission: Admission, upgrade: Upgrade): Promise<void>;
  /** Apps with usable connections in this process. */
  apps(): readonly string[];
  /** Number of usable connections of an app in this process. */
  connections(app: string): number;
  /** Settles an envelope with an acknowledgement that another process received. Returns whether it was waiting. */
  acknowledge(acknowledgement: ForeignAcknowledgement): boolean;
  /** Ends the connection that the next envelope would use, without a close frame. Returns false if there is none. */
  cut(app: string): Promise<boolean>;
  /** Asks the app to leave all of its connections with `link_disabled`. */
  disable(app: string): void;
  /** Asks all apps to leave and ends all connections. Attempts in progress fail. */
  close(): Promise<void>;
}

/** Creates a hub. It loads `ws` with its first upgrade. */
export function createSocketHub(options: SocketHubOptions): SocketHub {
  const { admit = refuseAll, onError, host = "localhost", timeoutMs = 3000, maxConnections = 10 } = options;
  const pending = createPending();
  const roster = createRoster(timeoutMs);
  const all = new Set<Connection>();
  let isClosed = false;

  const changed = (app: string) => options.onChange?.(app, roster.count(app));
  const receive = (app: string, text: string) => {
    const found = readAcknowledgement(text);
    if (found === undefined || pending.acknowledge(app, found.envelopeId, found.payload)) return;
    options.onForeignAcknowledgement?.({ app, ...found });
  };
  const open = (socket: WebSocket, app: string, lifetimeMs: number): Connection => {
    const connection: Connection = openConnection({
      ...{ socket, app, host, lifetimeMs, clock: options.clock },
      pingMs: options.pingMs ?? 10_000,
      closeMs: options.closeMs ?? 5000,
      maxBufferedBytes: options.maxBufferedBytes ?? 1_048_576,
      onText: (text) => receive(app, text),
      onLeave: () => retire(connection),
      onEnd: (isClean) => {
        all.delete(connection);
        if (!isClean) pending.end(connection);
        retire(connection);
      },
    });
    all.add(connection);
    return connection;
  };
  const retire = (connection: Connection) => {
    const before = roster.count(connection.app);
    roster.remove(connection);
    if (roster.count(connection.app) !== before) changed(connection.app);
  };
  const accept = (socket: WebSocket, admission: Exclude<Admission, { kind: "refused" }>, isDebug: boolean) => {
    const { app } = admission;
    const lifetimeMs = isDebug ? (options.debugLifetimeMs ?? 360_000) : (options.lifetimeMs ?? 18_000_000);
    const connection = open(socket, app, lifetimeMs);
    if (isClosed) return void connection.close();
    if (admission.kind === "disabled") return connection.dismiss("link_disabled");
    const connections = roster.count(app) + 1;
    if (connections > maxConnections) return connection.dismiss("too_many_websockets");
    const { clock, buildNumber = 1 } = options;
    connection.send(writeHello({ app, connections, host, buildNumber, startedAt: clock.now(), lifetimeMs }));
    roster.add(connection);
    changed(app);
  };
  const serverOf = createServerOnce(options.maxMessageBytes ?? 1_048_576);
  const connect: SocketHub["connect"] = async (admission, { request, socket, head }) => {
    if (isClosed) return refuseUpgrade(socket, 503, "The server is closing.");
    if (admission.kind === "refused") return refuseUpgrade(socket, 403, "The ticket is unknown, used or expired.");
    const server = await serverOf();
    const isDebug = queryOf(request)?.get("debug_reconnects") === "true";
    server.handleUpgrade(request, socket, head, (each) => accept(each, admission, isDebug));
  };
  const admitAndConnect = async (upgrade: Upgrade) => {
    const ticket = queryOf(upgrade.request)?.get("ticket") ?? "";
    await connect(ticket === "" ? refused : await admit(ticket), upgrade);
  };
  return {
    send: createSocketSend({ pending, roster, timeoutMs }),
    handleUpgrade: (request, socket, head) => {
      socket.on("error", () => undefined);
      if (isClosed) return refuseUpgrade(socket, 503, "The server is closing.");
      admitAndConnect({ request, socket, head }).catch((error: unknown) => {
        onError(error);
        refuseUpgrade(socket, 503, "The ticket cannot be checked now.");
      });
    },
    connect,
    apps: roster.apps,
    connections: roster.count,
    acknowledge: ({ app, envelopeId, payload }) => pending.acknowledge(app, envelopeId, payload),
    cut: async (app) => {
      const connection = await roster.pick(app, AbortSignal.abort());
      connection?.cut();
      return connection !== undefined;
    },
    disable: (app) => {
      for (const connection of roster.of(app)) connection.dismiss("link_disabled");
    },
    close: async () => {
      isClosed = true;
      roster.close();
      pending.end();
      for (const app of roster.apps()) for (const each of roster.of(app)) each.dismiss("refresh_requested");
      await Promise.all([...all].map((each) => each.close()));
    },
  };
}

const refused: Admission = { kind: "refused" };

const refuseAll = () => refused;

function queryOf({ url = "" }: IncomingMessage): URLSearchParams | undefined {
  return URL.parse(url, "ws://localhost")?.searchParams;
}

function createServerOnce(maxPayload: number): () => Promise<WebSocketServer> {
  let created: Promise<WebSocketServer> | undefined;
  const create = async () => {
    const { WebSocketServer } = await import("ws");
    return new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload });
  };
  return () => {
    created ??= create();
    return created;
  };
}

/** The contents of the first message. */
interface HelloParts {
  readonly app: string;
  /** Number of connections of the app, this one included. */
  readonly connections: number;
  readonly host: string;
  readonly buildNumber: number;
  readonly startedAt: Date;
  readonly lifetimeMs: number;
}

/** Writes the first message of a connection. */
function writeHello({ app, connections, host, buildNumber, startedAt, lifetimeMs }: HelloParts): string {
  return JSON.stringify({
    type: "hello",
    num_connections: connections,
    connection_info: { app_id: app },
    debug_info: {
      host,
      started: startedAt.toISOString().replace("T", " ").replace("Z", ""),
      build_number: buildNumber,
      approximate_connection_time: Math.round(lifetimeMs / 1000),
    },
  });
}
