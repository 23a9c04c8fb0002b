import type { FetchHandler } from "../plain.js";

/** A server that an adapter has started on a free port of 127.0.0.1. */
export interface AdapterServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a server of the adapter's framework with the handler at its root. `onError` receives what the handler throws.
 * Reading a body fails after `bodyTimeoutMs` without data, and a client that reads nothing of an answer is disconnected
 * after `writeTimeoutMs`.
 */
export type ServeForConformance = (
  handler: FetchHandler,
  options: {
    readonly onError: (error: unknown) => void;
    readonly bodyTimeoutMs: number;
    readonly writeTimeoutMs: number;
  },
) => Promise<AdapterServer>;

/** Starts a server with the handler below a prefix. With `stripsPrefix`, the handler sees addresses without it. */
export type ServeBelowPrefix = (
  handler: FetchHandler,
  options: Parameters<ServeForConformance>[1] & { readonly prefix: string; readonly stripsPrefix: boolean },
) => Promise<AdapterServer>;

/** A requirement of every adapter. */
export interface AdapterCase {
  /** Completes the sentence "it …". */
  readonly title: string;
  readonly run: (serve: ServeForConformance) => Promise<void>;
}

/** The parts that a case can use while its server runs. */
interface Serving {
  readonly port: number;
  readonly url: string;
  /** Errors that `onError` has received. */
  readonly errors: readonly unknown[];
}

/** Time without data after which reading a body fails in the kit. */
export const bodyTimeoutMs = 300;

/** Time after which the kit's servers disconnect a client that reads nothing of an answer: a busy machine pauses for less. */
export const writeTimeoutMs = 1500;

/** Creates a case that serves a handler, runs against the server, and closes it. */
export function serving(title: string, handler: FetchHandler, use: (serving: Serving) => Promise<void>): AdapterCase {
  return {
    title,
    run: async (serve) => {
      const errors: unknown[] = [];
      const server = await serve(handler, { onError: (error) => errors.push(error), bodyTimeoutMs, writeTimeoutMs });
      try {
        await use({ port: server.port, url: `http://127.0.0.1:${server.port}`, errors });
      } finally {
        await server.close();
      }
    },
  };
}
