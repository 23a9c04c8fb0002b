import type {
  DeliveryPort,
  HttpTarget,
  Outgoing,
  Reason,
  Delivery as Row,
  Send,
  Settled,
  Settlement,
} from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import {
  type Delivery,
  type SettledDelivery,
  type Store,
  StoreUnavailable,
  writeDelivery,
} from "@rollcall/service/store";
import { type DeliveryCredentials, findTarget } from "./find-target.js";

/** Dependencies of the port. */
export interface EventPortOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** URL of the site that users see, without a trailing slash. */
  readonly siteUrl: string;
  /** Receives errors of single deliveries, which are then not sent. */
  readonly onError: (error: unknown) => void;
  readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
  /** Is called before each attempt; what it returns is called when the result is stored. Default: nobody watches. */
  readonly watch?: WatchDelivery;
}

/** Watches the attempts of deliveries. */
export type WatchDelivery = (delivery: Delivery) => (settlement: Settlement) => void;

/** A delivery of the store. */
interface EventRow extends Row {
  readonly stored: Delivery;
}

/** How long a delivery is held for its attempt, in milliseconds. */
const holdMs = 15_000;

/** The deliveries of a store, as dispatchers see them. */
export function createEventPort(
  { store, clock, siteUrl, credentialsOf, onError, watch }: EventPortOptions,
  send: Send<HttpTarget>,
): DeliveryPort<EventRow> {
  const { events } = store;
  const nowMs = () => clock.now().getTime();
  /** Deliveries in progress: time that tests move may make them due again. */
  const held = new Set<string>();
  const watchers = new WeakMap<EventRow, ReturnType<WatchDelivery>>();
  const prepare = async (stored: Delivery): Promise<Omit<Outgoing, "retry"> | undefined> => {
    const credentials = (await credentialsOf(stored.appId)) ?? {};
    const options = { store, siteUrl, verificationToken: credentials.verificationToken ?? "" };
    const written = await writeDelivery(stored, options, nowMs());
    const target = written && (await findTarget(written.app, { store, send, credentials }));
    if (written === undefined || target === undefined) return undefined;
    return { target, content: { kind: "events_api", body: JSON.stringify(written.body) } };
  };
  const letGo = (rows: readonly EventRow[]) => {
    for (const { id } of rows) held.delete(id);
  };
  return {
    async take({ now, limit, except }) {
      const taken = await events.take({ nowMs: now.getTime(), limit, except, holdMs });
      const rows = taken.map(toRow).filter(({ id }) => !held.has(id));
      for (const { id } of rows) held.add(id);
      return rows;
    },
    async prepare(row) {
      if (watch !== undefined) watchers.set(row, watch(row.stored));
      try {
        return await prepare(row.stored);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        // It would fail again, and hold up the events after it.
        onError(error);
        return undefined;
      }
    },
    async settle(settled) {
      await events.settle(settled.map(toSettled));
      for (const { delivery, settlement } of settled) watchers.get(delivery)?.(settlement);
      letGo(settled.map(({ delivery }) => delivery));
    },
    async release(rows) {
      await events.release(
        rows.map(({ stored }) => stored),
        nowMs(),
      );
      letGo(rows);
    },
    async nextDue() {
      const dueMs = await events.nextDue();
      return dueMs === undefined ? undefined : new Date(dueMs);
    },
  };
}

function toRow(stored: Delivery): EventRow {
  const { eventId, appId, line, retry, event } = stored;
  return {
    id: `${eventId} ${appId}`,
    app: appId,
    ...(line !== "" && { line }),
    // Reasons are stored as the dispatcher states them.
    ...(retry !== undefined && { retry: { num: retry.num, reason: retry.reason as Reason } }),
    occurredAt: new Date(event.atMs),
    stored,
  };
}

function toSettled({ delivery, settlement }: Settled<EventRow>): SettledDelivery {
  const { eventId, appId } = delivery.stored;
  if (settlement.kind !== "retry") return { eventId, appId };
  return { eventId, appId, retry: { ...settlement.retry, dueMs: settlement.at.getTime() } };
}
