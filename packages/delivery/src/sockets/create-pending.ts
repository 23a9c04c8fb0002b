import type { Connection } from "./open-connection.js";

/** The end of the wait for an acknowledgement. */
export type Outcome =
  | { readonly kind: "acknowledged"; readonly payload: unknown }
  | { readonly kind: "timed_out" }
  | { readonly kind: "ended" };

/** Envelopes that wait for an acknowledgement. */
export interface Pending {
  /** Waits until the envelope is acknowledged, its connection fails, or the signal aborts. */
  wait(envelopeId: string, connection: Connection, signal: AbortSignal): Promise<Outcome>;
  /** Settles an envelope of an app. Returns false if none waits. */
  acknowledge(app: string, envelopeId: string, payload: unknown): boolean;
  /** Ends the waits of a connection, or all. */
  end(connection?: Connection): void;
}

/** Creates an empty set. */
export function createPending(): Pending {
  const waits = new Map<string, { readonly connection: Connection; readonly resolve: (outcome: Outcome) => void }>();
  return {
    wait: (envelopeId, connection, signal) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const abort = () => resolve({ kind: "timed_out" });
      waits.set(envelopeId, { connection, resolve });
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort);
      return promise.finally(() => {
        signal.removeEventListener("abort", abort);
        waits.delete(envelopeId);
      });
    },
    acknowledge: (app, envelopeId, payload) => {
      const found = waits.get(envelopeId);
      if (found?.connection.app !== app) return false;
      found.resolve({ kind: "acknowledged", payload });
      return true;
    },
    end: (connection) => {
      for (const each of waits.values())
        if (connection === undefined || each.connection === connection) each.resolve({ kind: "ended" });
    },
  };
}
