import { type Delivery, documents, type EventPort } from "@rollcall/service/store";
import { namesIn, resend, settle, toDelivery, waiting } from "../sql/events/event-port.js";
import { selectDue, selectFirst, selectSubscriptions, selectWaitingApps } from "../sql/events/event-statements.js";
import { createHolds } from "./delivery-holds.js";
import type { SqliteConnection } from "./sqlite-connection.js";

/** Events of a database of this process, which therefore knows every change of the subscriptions. */
interface SqliteEvents extends EventPort {
  /** Must be called when the database has other deliveries. */
  renewed(): void;
}

/**
 * Creates the events of a database. What is taken is held in memory: after the end of the process it is due again.
 * @param isOpen whether the database has been opened
 */
export function createSqliteEvents(connection: SqliteConnection, isOpen: () => boolean): SqliteEvents {
  let known: { readonly changes: number; readonly names: ReadonlySet<string> } | undefined;
  const holds = createHolds();
  const waitingApps = async () => (await connection.rows(selectWaitingApps, {})).map(({ app_id: id }) => id);
  return {
    subscribed() {
      const changes = connection.documentChangesOf(documents.app.table);
      if (changes === undefined) return none;
      if (known?.changes !== changes) {
        // The rows have the columns that the statement selects.
        const rows = connection.run({ statement: selectSubscriptions, args: {} }).rows as readonly { events: string }[];
        known = { changes, names: namesIn(rows) };
      }
      return known.names;
    },
    refresh: async () => undefined,
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
    async resend(deliveries) {
      await resend(connection, deliveries);
      for (const each of deliveries) holds.remove(each);
    },
    // An image has none, and is not opened to find that out.
    waiting: async (limit) => (isOpen() ? waiting(connection, limit) : []),
    async nextDue() {
      if (!isOpen()) return undefined;
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

const none: ReadonlySet<string> = new Set();
