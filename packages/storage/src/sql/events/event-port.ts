import type {
  Delivery,
  DeliveryKey,
  EventReceiver,
  ReceiverSlice,
  SettledDelivery,
  StoredAudience,
  StoredEvent,
} from "@rollcall/service/store";
import { parseDocument, toText } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import { execute, firstOf } from "../statements/steps.js";
import {
  type DeliveryRow,
  deleteDelivery,
  insertDelivery,
  planRetry,
  restartDelivery,
  selectKey,
  selectReceiverPage,
  selectWaiting,
  toAudienceArgs,
} from "./event-statements.js";

/** Ends deliveries, or plans their next attempts. After a crash of the machine, the last ones may be attempted again. */
export function settle(reading: Reading, settled: readonly SettledDelivery[]): Promise<void> {
  const steps = function* () {
    for (const { retry, ...key } of settled) {
      if (retry === undefined) yield* execute(deleteDelivery, key);
      else yield* execute(planRetry, { ...key, num: retry.num, reason: retry.reason, retryMs: retry.dueMs });
    }
  };
  return reading.keep(steps, { isUnsynced: true });
}

/** Makes deliveries due, as if no attempt had been made. Those that have ended come after all others. */
export function resend(reading: Reading, deliveries: readonly Delivery[], nowMs: number): Promise<void> {
  return reading.keep(function* () {
    const ended: Delivery[] = [];
    for (const delivery of deliveries) {
      const { appId, eventId } = delivery;
      const document = toText({ ...delivery.event, resentMs: nowMs });
      const row = yield* firstOf(selectKey, { appId, eventId });
      if (row === undefined) ended.push(delivery);
      else yield* execute(restartDelivery, { appId, dueMs: row.due_ms, place: row.place, eventId, document });
    }
    for (const { appId, eventId, line: channelId, tokenHash, event } of ended) {
      const token = `again ${tokenHash}`;
      const document = toText({ ...event, resentMs: nowMs });
      yield* execute(insertDelivery, { appId, token, eventId, channelId, document });
    }
  });
}

/** Bots and users through which apps receive an event. */
export async function receivers(
  reading: Reading,
  audience: StoredAudience,
  slice: ReceiverSlice,
): Promise<readonly EventReceiver[]> {
  const rows = await reading.rows(selectReceiverPage, { ...toAudienceArgs(audience), ...slice });
  return rows.map(({ place, hash: tokenHash }) => ({ place, tokenHash }));
}

/** Deliveries that have not ended, by event and app. */
export async function waiting(reading: Reading, limit: number): Promise<readonly Delivery[]> {
  return (await reading.rows(selectWaiting, { limit })).map(toDelivery);
}

/** Delivery of a row. */
export function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...{ appId: row.app_id, dueMs: row.due_ms, place: row.place, eventId: row.event_id },
    line: row.line,
    tokenHash: row.token.slice(row.token.indexOf(" ") + 1),
    ...(row.reason !== null && { retry: { num: row.attempts, reason: row.reason } }),
    event: parseDocument<StoredEvent>(row.document),
  };
}

/** Compares deliveries by app and by their order. */
export function byPlace(one: DeliveryKey, other: DeliveryKey): number {
  if (one.appId !== other.appId) return one.appId < other.appId ? -1 : 1;
  return one.dueMs - other.dueMs || one.place - other.place || (one.eventId < other.eventId ? -1 : 1);
}
