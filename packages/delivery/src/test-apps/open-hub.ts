import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { WebSocket } from "ws";
import { createSocketHub, type SocketHub, type SocketHubOptions } from "../sockets/create-socket-hub.js";
import { createTickets } from "../sockets/create-tickets.js";
import { createTestClock } from "./create-test-clock.js";

/** A hub behind a server on a free port. */
export interface HubApp {
  readonly hub: SocketHub;
  readonly port: number;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly errors: readonly unknown[];
  /** Apps whose mode is switched off. */
  readonly disabled: Set<string>;
  /** Returns an address with a new ticket of an app. */
  addressOf(app: string): string;
  stop(): Promise<void>;
}

/** Starts a hub with tickets in memory and a clock that stands still. */
export async function openHub(options: Partial<SocketHubOptions> = {}): Promise<HubApp> {
  const clock = createTestClock();
  const errors: unknown[] = [];
  const disabled = new Set<string>();
  const tickets = createTickets({ clock });
  const admit = (ticket: string) => {
    const app = tickets.redeem(ticket);
    if (app === undefined) return { kind: "refused" } as const;
    return { kind: disabled.has(app) ? "disabled" : "accepted", app } as const;
  };
  const hub = createSocketHub({ clock, admit, onError: (error) => errors.push(error), ...options });
  const server = createServer().on("upgrade", hub.handleUpgrade).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ...{ hub, port, clock, errors, disabled },
    addressOf: (app) => `ws://127.0.0.1:${port}/link?ticket=${tickets.issue(app)}&app_id=${app}`,
    stop: async () => {
      await hub.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A client that keeps what it receives. */
interface Client {
  readonly socket: WebSocket;
  /** The next message. */
  next(): Promise<Record<string, unknown>>;
  send(message: object): void;
  /** Code with which the connection ends. */
  readonly closed: Promise<number>;
  /** The connection below. */
  stream(): Socket;
}

/** Connects a client. Rejects if the server refuses it. */
export async function openClient(url: string, options: { readonly autoPong?: boolean } = {}): Promise<Client> {
  const socket = new WebSocket(url, options);
  const messages: Record<string, unknown>[] = [];
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  socket.on("message", (data) => {
    const message: Record<string, unknown> = JSON.parse(String(data));
    const resolve = waiting.shift();
    if (resolve === undefined) messages.push(message);
    else resolve(message);
  });
  let stream: Socket | undefined;
  socket.once("upgrade", (response) => {
    stream = response.socket;
  });
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<number>();
  socket.once("close", resolveClosed);
  await once(socket, "open");
  socket.on("error", () => undefined);
  return {
    socket,
    closed,
    next: () => {
      const message = messages.shift();
      return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
    },
    send: (message) => socket.send(JSON.stringify(message)),
    stream: () => {
      if (stream === undefined) throw new Error("The client is not connected.");
      return stream;
    },
  };
}
