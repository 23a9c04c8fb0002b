import {
  type Delivery,
  type DeliveryKey,
  namesInEventsColumn,
  type SettledDelivery,
  type StoredEvent,
} from "@rollcall/service/store";
import { parseDocument, toText } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";
import { execute, rowsOf, type Steps } from "../statements/steps.js";
import {
  type DeliveryRow,
  deleteDelivered,
  deleteDelivery,
  insertAgain,
  keepEvent,
  makeDue,
  planRetry,
  selectEvents,
  selectNextDue,
  selectWaiting,
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

/** Makes deliveries due, as if no attempt had been made. */
export function resend(reading: Reading, deliveries: readonly Delivery[], dueMs: number): Promise<void> {
  return reading.keep(function* () {
    for (const { eventId, appId, line, tokenHash, event } of deliveries) {
      yield* execute(keepEvent, { id: eventId, document: toText(event) });
      yield* execute(insertAgain, { eventId, appId, line, token: `again ${tokenHash}`, dueMs });
    }
  });
}

/** Deliveries that have not ended, by event and app. */
export async function waiting(reading: Reading, limit: number): Promise<readonly Delivery[]> {
  let found: readonly Delivery[] = [];
  await reading.keep(function* () {
    found = yield* withEvents(yield* rowsOf(selectWaiting, { limit }), byEvent);
  });
  return found;
}

/** Deliveries of rows, by app, conversation and place. */
export function* withEvents(rows: readonly DeliveryRow[], order = byLine): Steps<readonly Delivery[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ event_id: id }) => id))];
  const events = new Map(
    (yield* rowsOf(selectEvents, { ids })).map(({ id, document }) => [id, parseDocument<StoredEvent>(document)]),
  );
  return rows.toSorted(order).flatMap((row) => {
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

function byEvent(one: DeliveryRow, other: DeliveryRow): number {
  const [first, second] = [keyOf(one), keyOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function keyOf({ event_id: eventId, app_id: appId }: DeliveryRow): string {
  return `${eventId} ${appId}`;
}

function byLine(one: DeliveryRow, other: DeliveryRow): number {
  if (one.app_id !== other.app_id) return one.app_id < other.app_id ? -1 : 1;
  if (one.line !== other.line) return one.line < other.line ? -1 : 1;
  return one.place - other.place;
}
