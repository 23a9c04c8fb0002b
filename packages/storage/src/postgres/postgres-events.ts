import { randomUUID } from "node:crypto";
import type { Delivery, EventPort } from "@rollcall/service/store";
import { byPlace, receivers, resend, settle, toDelivery, waiting } from "../sql/events/event-port.js";
import { releaseDelivery } from "../sql/events/event-statements.js";
import {
  endHolds,
  leaseApps,
  releaseDisconnected,
  selectDueTimes,
  takeDueOfLeased,
} from "../sql/events/lease-statements.js";
import { namesIn, selectSubscriptions, selectVersion } from "../sql/events/subscriptions.js";
import { changedBy, execute, rowsOf } from "../sql/statements/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";

/** Milliseconds for which a process is the only one that sends for an app. */
const leaseMs = 10_000;

interface PostgresEvents extends EventPort {
  /** Reads the subscriptions again if their version is not the one that is known. */
  seen(version: number): Promise<void> | undefined;
}

/** Events of a database that several processes share. One of them at a time sends for an app. */
export function createPostgresEvents(connection: PostgresConnection): PostgresEvents {
  const holder = randomUUID();
  /** Apps that had sockets of this process at the last look. */
  let connected: readonly string[] = [];
  // No version of a database is below 0, so the first look-up reads the names.
  let known: { readonly version: number; readonly names: ReadonlySet<string> } = { version: -1, names: new Set() };
  const read = async () => {
    const version = (await connection.first(selectVersion, {}))?.version ?? 0;
    if (version !== known.version) known = { version, names: namesIn(await connection.rows(selectSubscriptions, {})) };
  };
  return {
    subscribed: () => known.names,
    seen: (version) => (version === known.version ? undefined : read()),
    refresh: read,
    receivers: (audience, slice) => receivers(connection, audience, slice),
    async take({ nowMs, limit, except, holdMs, sockets = [] }) {
      let taken: readonly Delivery[] = [];
      if (connected.some((app) => !sockets.includes(app)))
        await connection.keep(function* () {
          yield* changedBy(releaseDisconnected, { holder, sockets });
        });
      connected = sockets;
      await connection.keep(function* () {
        const leased = yield* rowsOf(leaseApps, { holder, nowMs, untilMs: nowMs + leaseMs, sockets });
        const left = leased.filter(({ expired }) => expired === 1);
        // Later deliveries must not overtake those that a killed process had taken.
        if (left.length > 0) yield* execute(endHolds, { appIds: left.map(({ app_id: appId }) => appId) });
        const rows = yield* rowsOf(takeDueOfLeased, { holder, nowMs, limit, except, untilMs: nowMs + holdMs });
        taken = rows.map(toDelivery).toSorted(byPlace);
      });
      return taken;
    },
    settle: (settled) => settle(connection, settled),
    release: (keys) =>
      connection.keep(function* () {
        for (const key of keys) yield* execute(releaseDelivery, key);
      }),
    resend: (deliveries, nowMs) => resend(connection, deliveries, nowMs),
    waiting: (limit) => waiting(connection, limit),
    async nextDue() {
      const times = (await connection.rows(selectDueTimes, {})).map(({ due_ms: dueMs }) => dueMs);
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}
