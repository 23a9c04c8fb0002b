import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { WebSocket } from "ws";
import type { Clock } from "../dispatcher/create-waker.js";
import { createSocketHub, type SocketHub, type SocketHubOptions } from "../sockets/create-socket-hub.js";
import { createTickets } from "../sockets/create-tickets.js";

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

/** A clock that stands still until it is moved. */
interface TestClock extends Clock {
  /** Number of sleeps in progress. */
  sleepers(): number;
  /** Moves time and wakes sleepers, the earliest first; `settled` runs after each of them. */
  advance(ms: number, settled?: () => Promise<void>): Promise<void>;
}

interface Sleeper {
  readonly untilMs: number;
  readonly resolve: () => void;
}

/** Creates a clock that shows an instant. */
export function createTestClock(begin = new Date("2026-01-01T12:00:00Z")): TestClock {
  let nowMs = begin.getTime();
  const asleep = new Set<Sleeper>();
  return {
    now: () => new Date(nowMs),
    sleepers: () => asleep.size,
    sleep: (ms, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { untilMs: nowMs + ms, resolve };
      asleep.add(sleeper);
      signal?.addEventListener("abort", () => {
        asleep.delete(sleeper);
        reject(signal.reason);
      });
      return promise;
    },
    advance: async (ms, settled = async () => undefined) => {
      const targetMs = nowMs + ms;
      await settled();
      while (true) {
        const [next] = [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
        if (next === undefined || next.untilMs > targetMs) break;
        nowMs = next.untilMs;
        asleep.delete(next);
        next.resolve();
        await settled();
      }
      nowMs = targetMs;
      await settled();
    },
  };
}
