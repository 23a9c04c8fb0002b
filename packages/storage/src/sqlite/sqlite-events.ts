import { type Delivery, documents, type EventPort } from "@rollcall/service/store";
import { namesIn, nextDue, release, resend, settle, waiting, withEvents } from "../sql/events/event-port.js";
import { selectSubscriptions, takeDue } from "../sql/events/event-statements.js";
import { rowsOf } from "../sql/statements/steps.js";
import type { SqliteConnection } from "./sqlite-connection.js";

/**
 * Events of a database of this process, which therefore knows every change of the subscriptions.
 * @param isOpen whether the database has been opened
 */
export function createSqliteEvents(connection: SqliteConnection, isOpen: () => boolean): EventPort {
  let known: { readonly changes: number; readonly names: ReadonlySet<string> } | undefined;
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
      let taken: readonly Delivery[] = [];
      await connection.keep(function* () {
        taken = yield* withEvents(yield* rowsOf(takeDue, { nowMs, limit, except, untilMs: nowMs + holdMs }));
      });
      return taken;
    },
    settle: (settled) => settle(connection, settled),
    release: (keys, nowMs) => release(connection, keys, nowMs),
    resend: (deliveries, nowMs) => resend(connection, deliveries, nowMs),
    waiting: async (limit) => (isOpen() ? waiting(connection, limit) : []),
    // An image has none, and is not opened to find that out.
    nextDue: async () => (isOpen() ? nextDue(connection) : undefined),
  };
}

const none: ReadonlySet<string> = new Set();
