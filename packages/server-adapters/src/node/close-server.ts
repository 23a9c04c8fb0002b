import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { nodeDefaults } from "./create-node-listener.js";

/** Options of closing a server. */
export interface CloseOptions {
  /**
   * Time before the server stops accepting connections, in milliseconds. It lets load balancers notice the shutdown;
   * every answer meanwhile asks the client to reconnect. Default: 0.
   */
  readonly drainMs?: number;
  /**
   * Time after that for running requests to finish before their connections are cut, in milliseconds. Default: 10,000.
   */
  readonly timeoutMs?: number;
  /** Receives the number of requests that were cut off, if any. */
  readonly onCut?: (requests: number) => void;
}

/** Answers of a server in progress. */
interface Running {
  readonly answers: () => readonly ServerResponse[];
  /** From now on, closes the connection after every answer. */
  readonly keepNone: () => void;
}

/** Starts tracking the answers of a server. */
export function trackRunning(server: Server): Running {
  // A set that becomes empty with every answer gets a new table each time, which V8 puts among its old objects.
  const places: (ServerResponse | undefined)[] = [];
  const free: number[] = [];
  const answers = () => places.filter((outgoing) => outgoing !== undefined);
  let isKept = true;
  server.prependListener("request", (_incoming, outgoing) => {
    const place = free.pop() ?? places.length;
    places[place] = outgoing;
    outgoing.once("close", () => {
      places[place] = undefined;
      free.push(place);
    });
    if (!isKept) outgoing.shouldKeepAlive = false;
  });
  return {
    answers,
    keepNone: () => {
      isKept = false;
      for (const outgoing of answers()) outgoing.shouldKeepAlive = false;
    },
  };
}

/** Received data is read in the next turn of the event loop and becomes a request in the turn after it. */
const turnsToRead = 3;

/** Idle time after which a kept connection is closed during shutdown. */
const silenceMs = 1000;

/** The connections and requests that must end before a server is closed. */
interface Served {
  readonly running: Running;
  readonly upgraded?: { close(timeoutMs: number): Promise<void> };
}

/** Closes a server: it keeps serving for a while, stops accepting connections, and waits for running requests. */
export async function closeServer(
  server: Server,
  { running, upgraded }: Served,
  options: CloseOptions = {},
): Promise<void> {
  const { drainMs = 0, timeoutMs = nodeDefaults.stopTimeoutMs, onCut = () => undefined } = options;
  running.keepNone();
  if (drainMs > 0) await setTimeout(drainMs);
  // Connections that the system has accepted arrive before the end of a turn. Otherwise they would be reset.
  await setImmediate();
  // `close` of an HTTP server would drop connections without a request at once, together with data that has already
  // arrived.
  const stopped = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  for (let turn = 0; turn < turnsToRead; turn += 1) await setImmediate();
  const ended = upgraded?.close(timeoutMs);
  const waiting = new AbortController();
  const cut = cutConnections(server, running.answers, { timeoutMs, onCut, signal: waiting.signal });
  await ended;
  await stopped;
  waiting.abort();
  await cut;
  // Ends Node's checks for late requests.
  server.close(() => undefined);
}

interface Cutting {
  readonly timeoutMs: number;
  readonly onCut: (requests: number) => void;
  readonly signal: AbortSignal;
}

const lookMs = 50;

/** Cuts open connections after a timeout, and idle ones before that. */
async function cutConnections(server: Server, answers: Running["answers"], cutting: Cutting): Promise<void> {
  const { timeoutMs, onCut, signal } = cutting;
  const deadline = performance.now() + timeoutMs;
  let busyAt = performance.now();
  while (!signal.aborted) {
    const now = performance.now();
    const running = answers();
    const { length: requests } = running;
    if (requests > 0) busyAt = now;
    // An answer in progress at the start may have left a kept connection. Node also takes a connection for idle whose
    // reader has not taken the whole answer yet.
    if (!running.some(isUnread)) server.closeIdleConnections();
    if (now >= deadline && requests > 0) onCut(requests);
    if (now >= deadline || now - busyAt >= silenceMs) return server.closeAllConnections();
    await setTimeout(Math.min(lookMs, deadline - now), undefined, { signal }).catch(() => undefined);
  }
}

/** Whether all of an answer is written, but not taken by its reader. */
function isUnread({ writableEnded, writableFinished }: ServerResponse): boolean {
  return writableEnded && !writableFinished;
}
