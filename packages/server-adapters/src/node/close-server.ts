import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { nodeDefaults } from "./node-defaults.js";

/** How a server ends. */
export interface CloseOptions {
  /**
   * How long it accepts connections and serves on before it stops accepting, in milliseconds; 0 unless given. Load
   * balancers need that long to notice, and clients are told on every answer to come over another connection.
   */
  readonly drainMs?: number;
  /** How long what runs may take after that before its connection is cut, in milliseconds; 10,000 unless given. */
  readonly timeoutMs?: number;
  /** Is told how many requests were cut off, where some were. */
  readonly onCut?: (requests: number) => void;
}

/** The answers of a server that are being made or written. */
export interface Running {
  readonly answers: ReadonlySet<ServerResponse>;
  /** Has every answer from now on close its connection. */
  readonly keepNone: () => void;
}

/** Begins to follow the answers of a server. */
export function trackRunning(server: Server): Running {
  const answers = new Set<ServerResponse>();
  let isKept = true;
  server.prependListener("request", (_incoming, outgoing) => {
    answers.add(outgoing);
    outgoing.once("close", () => answers.delete(outgoing));
    if (!isKept) outgoing.shouldKeepAlive = false;
  });
  return {
    answers,
    keepNone: () => {
      isKept = false;
      for (const outgoing of answers) outgoing.shouldKeepAlive = false;
    },
  };
}

/** What has come on a connection is read in the next turn, and is a request in the one after it. */
const turnsToRead = 3;

/** A connection on which no request has come for so long after the last was answered is not waited for. */
const silenceMs = 1000;

/** Ends a server: it serves on for a while, stops accepting, and waits for what runs. */
export async function closeServer(server: Server, running: Running, options: CloseOptions = {}): Promise<void> {
  const { drainMs = 0, timeoutMs = nodeDefaults.stopTimeoutMs, onCut = () => undefined } = options;
  running.keepNone();
  if (drainMs > 0) await setTimeout(drainMs);
  // Connections that the system has made already are taken before the end of a turn, and would be reset otherwise.
  await setImmediate();
  // A server of HTTP would close the connections without a request at once, with what has come on them meanwhile.
  const stopped = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  for (let turn = 0; turn < turnsToRead; turn += 1) await setImmediate();
  server.close(() => undefined);
  const waiting = new AbortController();
  const cut = cutConnections(server, running.answers, { timeoutMs, onCut, signal: waiting.signal });
  await stopped;
  waiting.abort();
  await cut;
}

interface Cutting {
  readonly timeoutMs: number;
  readonly onCut: (requests: number) => void;
  readonly signal: AbortSignal;
}

const lookMs = 50;

/** Cuts what is open after a time, and before that what is open though nothing runs. */
async function cutConnections(server: Server, answers: ReadonlySet<ServerResponse>, cutting: Cutting): Promise<void> {
  const { timeoutMs, onCut, signal } = cutting;
  const deadline = performance.now() + timeoutMs;
  let busyAt = performance.now();
  while (!signal.aborted) {
    const now = performance.now();
    if (answers.size > 0) busyAt = now;
    // An answer that was under way when the end began may have left a kept connection behind.
    server.closeIdleConnections();
    if (now >= deadline && answers.size > 0) onCut(answers.size);
    if (now >= deadline || now - busyAt >= silenceMs) return server.closeAllConnections();
    await setTimeout(Math.min(lookMs, deadline - now), undefined, { signal }).catch(() => undefined);
  }
}
