import type { Delivery, EventPort, Id } from "@rollcall/service/store";
import { receivers, resend, settle, toDelivery, waiting } from "../sql/events/event-port.js";
import { selectDue, selectFirst, selectWaitingApps } from "../sql/events/event-statements.js";
import { createHolds } from "./delivery-holds.js";
import type { SqliteConnection } from "./sqlite-connection.js";

/** Deliveries of a database of this process. */
export interface SqliteDeliveries extends Omit<EventPort, "subscribed" | "refresh"> {
  /** Must be called when the database has other deliveries. */
  renewed(): void;
}

/** Creates the deliveries of a database. What is taken is held in memory: after the end of the process it is due again. */
export function createSqliteDeliveries(connection: SqliteConnection): SqliteDeliveries {
  const holds = createHolds();
  let known: { readonly changes: number | undefined; readonly appIds: readonly Id[] } | undefined;
  /** Apps with deliveries. Several looks follow each change of the table. */
  const waitingApps = async (): Promise<readonly Id[]> => {
    const changes = connection.changesOf(["deliveries"]);
    if (known === undefined || known.changes !== changes) {
      known = { changes, appIds: (await connection.rows(selectWaitingApps, {})).map(({ app_id: id }) => id) };
    }
    return known.appIds;
  };
  return {
    receivers: (audience, slice) => receivers(connection, audience, slice),
    async take({ nowMs, limit, except, holdMs }) {
      const taken: Delivery[] = [];
      for (const appId of await waitingApps()) {
        if (except.includes(appId)) continue;
        const rest = limit - taken.length;
        if (rest <= 0) break;
        const rows = await connection.rows(selectDue, { appId, nowMs, limit: rest + holds.count(appId) });
        const free = rows.map(toDelivery).filter((each) => (holds.until(each) ?? 0) <= nowMs);
        for (const each of free.slice(0, rest)) {
          holds.add(each, nowMs + holdMs);
          taken.push(each);
        }
      }
      return taken;
    },
    async settle(settled) {
      await settle(connection, settled);
      for (const key of settled) holds.remove(key);
    },
    async release(keys) {
      for (const key of keys) holds.remove(key);
    },
    async resend(deliveries, nowMs) {
      await resend(connection, deliveries, nowMs);
      for (const each of deliveries) holds.remove(each);
    },
    waiting: (limit) => waiting(connection, limit),
    async nextDue() {
      const times: number[] = [];
      for (const appId of await waitingApps()) {
        const rows = await connection.rows(selectFirst, { appId, limit: holds.count(appId) + 1 });
        for (const { event_id: eventId, due_ms: dueMs } of rows) times.push(holds.until({ appId, eventId }) ?? dueMs);
      }
      return times.length === 0 ? undefined : Math.min(...times);
    },
    renewed: () => holds.clear(),
  };
}
