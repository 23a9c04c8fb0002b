import { type Awaitable, documents, type EventPort } from "@rollcall/service/store";
import { namesIn, selectSubscriptions } from "../sql/events/subscriptions.js";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import type { SqliteConnection } from "./sqlite-connection.js";
import type { SqliteDeliveries } from "./sqlite-deliveries.js";

/** Finds out whether something waits to be sent. */
const selectAnyDelivery = statement<object, { readonly found: number }>(
  () => sql`select 1 as found from deliveries limit 1`,
);

/** Events of a database of this process, which therefore knows every change of the subscriptions. */
interface SqliteEvents extends EventPort {
  /** Must be called when the database has other deliveries. */
  renewed(): void;
}

/**
 * Creates the events of a database. What sends them is loaded when something may have to be sent.
 * @param isOpen whether the database has been opened
 */
export function createSqliteEvents(connection: SqliteConnection, isOpen: () => boolean): SqliteEvents {
  let known: { readonly changes: number; readonly names: ReadonlySet<string> } | undefined;
  let deliveries: SqliteDeliveries | undefined;
  const importDeliveries = async () => {
    const { createSqliteDeliveries } = await import("./sqlite-deliveries.js");
    deliveries ??= createSqliteDeliveries(connection);
    return deliveries;
  };
  // An import costs as much as several statements, so that it is not repeated.
  const load = (): Awaitable<SqliteDeliveries> => deliveries ?? importDeliveries();
  // An image has none, and is not opened to find that out.
  const isWaiting = async () =>
    deliveries !== undefined || (isOpen() && (await connection.first(selectAnyDelivery, {})) !== undefined);
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
    receivers: async (audience, slice) => (await load()).receivers(audience, slice),
    take: async (options) => (await load()).take(options),
    settle: async (settled) => (await load()).settle(settled),
    release: async (keys, nowMs) => (await load()).release(keys, nowMs),
    resend: async (again, nowMs) => (await load()).resend(again, nowMs),
    waiting: async (limit) => ((await isWaiting()) ? (await load()).waiting(limit) : []),
    nextDue: async () => ((await isWaiting()) ? (await load()).nextDue() : undefined),
    renewed: () => deliveries?.renewed(),
  };
}

const none: ReadonlySet<string> = new Set();
