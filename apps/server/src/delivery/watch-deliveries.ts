import type { Upgrade } from "@rollcall/server-adapters/node";
import { eventSubscriptions } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import type { Metrics } from "../metrics/metrics.js";
import type { WatchDelivery } from "./event-port.js";

/** Counts attempts, and lets another watcher see them; undefined if there is neither. */
export function watchDeliveries(
  metrics: Pick<Metrics, "attempted"> | undefined,
  watch?: WatchDelivery,
): WatchDelivery | undefined {
  if (metrics === undefined) return watch;
  return (delivery) => {
    const end = watch?.(delivery);
    return (settlement) => {
      end?.(settlement);
      metrics.attempted({ event: delivery.event.type, ...toCounted(settlement) });
    };
  };
}

type Settlement = Parameters<ReturnType<WatchDelivery>>[0];

function toCounted(settlement: Settlement) {
  switch (settlement.kind) {
    case "withdrawn":
      return { result: settlement.kind };
    case "delivered":
      return { result: settlement.kind, ms: settlement.attempt.durationMs };
    case "retry":
    case "given_up": {
      const { reason, durationMs: ms } = settlement.attempt;
      return { result: settlement.kind === "retry" ? "retried" : settlement.kind, reason, ms } as const;
    }
  }
}

/** Address of an app that has not passed the handshake; undefined if there is none to verify. */
export function unverifiedUrl(app: App): string | undefined {
  const { delivery } = eventSubscriptions(app);
  return app.deleted || delivery.kind !== "http" || delivery.isVerified ? undefined : delivery.url;
}

/** The sockets of a service. */
export interface Sockets {
  /** Opens a socket for the app of a ticket. Returns false if the ticket is unknown, used or expired. */
  connect(ticket: string, upgrade: Upgrade): Promise<boolean>;
  /** Asks all apps to leave, and ends their sockets. Opens no more. */
  closeSockets(): Promise<void>;
}
