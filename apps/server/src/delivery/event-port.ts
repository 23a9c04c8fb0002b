import {
  type DeliveryPort,
  type HttpTarget,
  type Prepared,
  type Reason,
  type Delivery as Row,
  type Send,
  type Settled,
  type Settlement,
  type SocketTarget,
  writeRateLimited,
} from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import {
  type AskedDelivery,
  eventSubscriptions,
  type Site,
  standardPrefixes,
  workflowTokenOf,
} from "@rollcall/service";
import {
  type App,
  type Delivery,
  deliveryKeyOf,
  type SettledDelivery,
  type Store,
  StoreUnavailable,
  writeDelivery,
} from "@rollcall/service/store";
import type { LimitEvents } from "./limit-events.js";
import type { CountFailures } from "./switch-off.js";
import { type DeliveryCredentials, toTarget, type Verifying, verifyAddress } from "./verify-address.js";

/** Dependencies of the port. */
export interface EventPortOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Returns the addresses that bodies have now. */
  readonly siteNow: () => Site;
  /** Receives errors of single deliveries, which are then not sent. */
  readonly onError: (error: unknown) => void;
  readonly credentialsOf: (appId: string) => Promise<DeliveryCredentials | undefined>;
  /** Prefix of the tokens of steps of workflows. Default: that of the definitions. */
  readonly workflowPrefix?: string;
  /** Decides whether an app receives a further event in this hour. Default: it does. */
  readonly limitEvents?: LimitEvents;
  /** Switches the subscriptions of apps off whose attempts fail too often. Default: they stay on. */
  readonly countFailures?: CountFailures;
  /** Time for which a delivery is held for its attempt, in milliseconds. Default: 15,000. */
  readonly holdMs?: number;
  /** Apps that have sockets of this process. Default: none. */
  readonly connectedApps?: () => readonly string[];
  /** Is called before each attempt; what it returns is called when the result is stored. Default: nobody watches. */
  readonly watch?: WatchDelivery;
}

/** Watches the attempts of deliveries, and the exchanges of people's acts. */
export type WatchDelivery = (delivery: Delivery | AskedDelivery) => (end: Settlement & DeliveryNotes) => void;

/** The side effects of an attempt. */
interface DeliveryNotes {
  /** The app receives too many events: `app_rate_limited` was sent instead, or nothing. */
  readonly isRateLimited?: true;
  /** So many attempts have failed that the subscriptions of the app were switched off. */
  readonly isSwitchedOff?: true;
  /** The reason why nothing was sent. */
  readonly reason?: string;
}

/** A delivery of the store. */
interface EventRow extends Row {
  readonly stored: Delivery;
}

/** The deliveries of a store, as dispatchers see them. */
export function createEventPort(
  {
    store,
    clock,
    siteNow,
    credentialsOf,
    workflowPrefix = standardPrefixes.workflow,
    onError,
    watch,
    limitEvents,
    countFailures,
    connectedApps = () => [],
    holdMs = 15_000,
  }: EventPortOptions,
  send: Send<HttpTarget>,
): DeliveryPort<EventRow> {
  const { events } = store;
  const nowMs = () => clock.now().getTime();
  /** Deliveries in progress: time that tests move may make them due again. */
  const held = new Set<string>();
  const watchers = new WeakMap<EventRow, ReturnType<WatchDelivery>>();
  const limited = new WeakSet<EventRow>();
  const refusals = new WeakMap<EventRow, string>();
  const prepare = async (row: EventRow): Promise<Prepared | undefined> => {
    const { stored } = row;
    const credentials = (await credentialsOf(stored.appId)) ?? {};
    const { verificationToken = "", signingSecret } = credentials;
    const options = {
      store,
      site: siteNow(),
      verificationToken,
      ...(signingSecret && {
        stepTokenOf: (id: string) => workflowTokenOf(id, { signingSecret, prefix: workflowPrefix }),
      }),
    };
    const written = await writeDelivery(stored, options, nowMs());
    const withdraw = (reason: string) => {
      refusals.set(row, reason);
      return undefined;
    };
    if (!written.ok) return withdraw(written.reason);
    const target = await findTarget(written.app, { store, send, credentials });
    if (target.kind === "refused") return withdraw(target.reason);
    // An event that happened in no workspace counts for the organization.
    const team = written.body.team_id ?? String(written.body["enterprise_id"]);
    const verdict = stored.retry === undefined ? limitEvents?.(stored.appId, team) : undefined;
    if (verdict === undefined || verdict === "deliver")
      return { target, content: { kind: "events_api", body: JSON.stringify(written.body) } };
    limited.add(row);
    // It would stop the process of an app that has connections.
    if (verdict === "drop" || target.kind !== "http") return undefined;
    const body = writeRateLimited({ token: options.verificationToken, team, app: stored.appId, at: clock.now() });
    return { target, content: { kind: "events_api", body }, isRetried: false };
  };
  const end = async ({ delivery: row, settlement }: Settled<EventRow>) => {
    const isRateLimited = limited.has(row);
    const counts = !isRateLimited && settlement.kind !== "withdrawn" && countFailures !== undefined;
    const attempt = { appId: row.app, ok: settlement.kind === "delivered", isRetry: row.retry !== undefined };
    const isSwitchedOff = counts && (await countFailures(attempt).catch(ignoreFailure));
    const reason = refusals.get(row);
    const notes = {
      ...(isRateLimited && { isRateLimited }),
      ...(isSwitchedOff && { isSwitchedOff }),
      ...(reason !== undefined && { reason }),
    };
    watchers.get(row)?.({ ...settlement, ...notes });
  };
  const ignoreFailure = (error: unknown) => {
    onError(error);
    return false;
  };
  const letGo = (rows: readonly EventRow[]) => {
    for (const { id } of rows) held.delete(id);
  };
  return {
    async take({ now, limit, except }) {
      const taken = await events.take({ nowMs: now.getTime(), limit, except, holdMs, sockets: connectedApps() });
      const rows = taken.map(toRow).filter(({ id }) => !held.has(id));
      for (const { id } of rows) held.add(id);
      return rows;
    },
    async prepare(row) {
      if (watch !== undefined) watchers.set(row, watch(row.stored));
      try {
        return await prepare(row);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        // It would fail again, and hold up the events after it.
        onError(error);
        return undefined;
      }
    },
    async settle(settled) {
      await events.settle(settled.map(toResolvedUser));
      for (const each of settled) await end(each);
      letGo(settled.map(({ delivery }) => delivery));
    },
    async release(rows) {
      await events.release(
        rows.map(({ stored }) => stored),
        nowMs(),
      );
      letGo(rows);
    },
    abandon: letGo,
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
    occurredAt: new Date(event.resentMs ?? event.atMs),
    stored,
  };
}

function toResolvedUser({ delivery, settlement }: Settled<EventRow>): SettledDelivery {
  const key = deliveryKeyOf(delivery.stored);
  if (settlement.kind !== "retry") return key;
  return { ...key, retry: { ...settlement.retry, dueMs: settlement.at.getTime() } };
}

/** Nowhere: the app has no address, or one that has failed the handshake. */
interface RefusedTarget {
  readonly kind: "refused";
  /** The reason, in one or two sentences. */
  readonly reason: string;
}

/** Finds the target of an app's events. */
async function findTarget(app: App, verifying: Verifying): Promise<HttpTarget | SocketTarget | RefusedTarget> {
  const { delivery } = eventSubscriptions(app);
  if (delivery.kind === "socket") return { kind: "socket", app: app.id };
  if (delivery.kind !== "http") return { kind: "refused", reason: "The app has no address for events." };
  const { url, isVerified } = delivery;
  const refusal = isVerified ? undefined : await verifyAddress(app, url, verifying);
  if (refusal === undefined) return toTarget(url, verifying.credentials);
  return { kind: "refused", reason: `The address failed the handshake. ${refusal}` };
}
