import type { FetchHandler } from "../fetch-handler.js";

/** A server that an adapter has started on a free port of 127.0.0.1. */
export interface AdapterServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a server of the adapter's framework with the handler mounted at its root. `onError` is told of what the
 * handler throws; reading a body fails when nothing of it has come for `bodyTimeoutMs`.
 */
export type ServeForConformance = (
  handler: FetchHandler,
  options: { readonly onError: (error: unknown) => void; readonly bodyTimeoutMs: number },
) => Promise<AdapterServer>;

/** The same with the handler mounted below a prefix, which its addresses lack where `stripsPrefix` says so. */
export type ServeBelowPrefix = (
  handler: FetchHandler,
  options: Parameters<ServeForConformance>[1] & { readonly prefix: string; readonly stripsPrefix: boolean },
) => Promise<AdapterServer>;

/** One thing that every adapter must do. */
export interface AdapterCase {
  /** Goes on from "it". */
  readonly title: string;
  readonly run: (serve: ServeForConformance) => Promise<void>;
}

/** What a case has while its server runs. */
export interface Serving {
  readonly port: number;
  readonly url: string;
  /** What `onError` has been told so far. */
  readonly errors: readonly unknown[];
}

/** How long a body may stand still in the kit. */
export const bodyTimeoutMs = 300;

/** A case that serves a handler, does something with the server, and closes it. */
export function serving(title: string, handler: FetchHandler, use: (serving: Serving) => Promise<void>): AdapterCase {
  return {
    title,
    run: async (serve) => {
      const errors: unknown[] = [];
      const server = await serve(handler, { onError: (error) => errors.push(error), bodyTimeoutMs });
      try {
        await use({ port: server.port, url: `http://127.0.0.1:${server.port}`, errors });
      } finally {
        await server.close();
      }
    },
  };
}
