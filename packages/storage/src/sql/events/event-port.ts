import {
  type Delivery,
  type DeliveryKey,
  namesInEventsColumn,
  type SettledDelivery,
  type StoredEvent,
} from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";
import { execute, rowsOf, type Steps } from "../statements/steps.js";
import {
  type DeliveryRow,
  deleteDelivered,
  deleteDelivery,
  makeDue,
  planRetry,
  selectEvents,
  selectNextDue,
} from "./event-statements.js";

/** When the next attempt is due. */
export async function nextDue(reading: Reading): Promise<number | undefined> {
  return (await reading.first(selectNextDue, {}))?.due_ms ?? undefined;
}

/** Ends deliveries, or plans their next attempts. */
export function settle(reading: Reading, settled: readonly SettledDelivery[]): Promise<void> {
  return reading.keep(function* () {
    for (const { eventId, appId, retry } of settled) {
      if (retry !== undefined) yield* execute(planRetry, { eventId, appId, ...retry });
      else {
        yield* execute(deleteDelivery, { eventId, appId });
        yield* execute(deleteDelivered, { eventId });
      }
    }
  });
}

/** Makes deliveries due. */
export function release(reading: Reading, keys: readonly DeliveryKey[], dueMs: number): Promise<void> {
  return reading.keep(function* () {
    for (const { eventId, appId } of keys) yield* execute(makeDue, { eventId, appId, dueMs });
  });
}

/** Deliveries of rows, by app, conversation and place. */
export function* withEvents(rows: readonly DeliveryRow[]): Steps<readonly Delivery[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ event_id: id }) => id))];
  const events = new Map(
    (yield* rowsOf(selectEvents, { ids })).map(({ id, document }) => [id, parseDocument<StoredEvent>(document)]),
  );
  return rows.toSorted(byLine).flatMap((row) => {
    const event = events.get(row.event_id);
    return event === undefined ? [] : [toDelivery(row, event)];
  });
}

/** Names of subscriptions in the columns of apps. */
export function namesIn(rows: readonly { readonly events: string }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ events }) => namesInEventsColumn(events)));
}

function toDelivery(row: DeliveryRow, event: StoredEvent): Delivery {
  return {
    eventId: row.event_id,
    appId: row.app_id,
    line: row.line,
    place: row.place,
    tokenHash: row.token.slice(row.token.indexOf(" ") + 1),
    dueMs: row.due_ms,
    ...(row.reason !== null && { retry: { num: row.attempts, reason: row.reason } }),
    event,
  };
}

function byLine(one: DeliveryRow, other: DeliveryRow): number {
  if (one.app_id !== other.app_id) return one.app_id < other.app_id ? -1 : 1;
  if (one.line !== other.line) return one.line < other.line ? -1 : 1;
  return one.place - other.place;
}
