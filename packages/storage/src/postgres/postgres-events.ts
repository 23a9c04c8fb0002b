import { randomUUID } from "node:crypto";
import type { Delivery, EventPort, Id } from "@rollcall/service/store";
import { byPlace, receivers, resend, settle, toDelivery, waiting } from "../sql/events/event-port.js";
import { columns, type DeliveryRow, releaseDelivery, waitingApps } from "../sql/events/event-statements.js";
import { namesIn, selectSubscriptions, selectVersion } from "../sql/events/subscriptions.js";
import { among, integer, sql, tableOf, text } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { changedBy, execute, rowsOf } from "../sql/statements/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";

interface LeasedTake {
  readonly holder: string;
  readonly nowMs: number;
  readonly untilMs: number;
  readonly limit: number;
  readonly except: readonly Id[];
}

/** Takes deliveries that are due, of apps that a process sends for. */
const takeDueOfLeased = statement<LeasedTake, DeliveryRow>(
  (arg) => sql`update deliveries set held_ms = ${integer(arg.untilMs)}
    where (app_id, due_ms, place, event_id) in (select due.app_id, due.due_ms, due.place, due.event_id
      from senders cross join lateral (select app_id, due_ms, place, event_id from deliveries
        where deliveries.app_id = senders.app_id and due_ms <= ${integer(arg.nowMs)}
          and held_ms <= ${arg.nowMs}
        order by due_ms, place, event_id limit ${integer(arg.limit)}) as due
      where senders.holder = ${arg.holder} and not senders.app_id ${among(arg.except)}
      order by due.app_id, due.due_ms, due.place, due.event_id limit ${arg.limit})
      and held_ms <= ${arg.nowMs}
    returning ${columns}`,
);

interface Lease {
  readonly holder: string;
  readonly nowMs: number;
  readonly untilMs: number;
  /** Apps that have sockets of the process. */
  readonly sockets: readonly Id[];
}

/**
 * Makes a process the only one that sends for apps with deliveries and those that have sockets of it, unless another one
 * is. A process with sockets takes the place of one without. `expired` is 1 if the lease of another process had expired.
 */
const leaseApps = statement<Lease, { readonly app_id: string; readonly expired: number | null }>(
  (arg) => sql`insert into senders (app_id, holder, until_ms, connected)
    select app_id, ${text(arg.holder)}, ${integer(arg.untilMs)},
      case when app_id ${among(arg.sockets)} then 1 else 0 end
    from (select app_id from (${waitingApps}) as waiting
      union select value from ${tableOf(arg.sockets)} as connected) as apps order by app_id
    on conflict (app_id) do update
      set holder = excluded.holder, until_ms = excluded.until_ms, connected = excluded.connected
    where senders.holder = excluded.holder or senders.until_ms <= ${integer(arg.nowMs)}
      or senders.connected < excluded.connected
    returning app_id, (select case when before.holder <> ${arg.holder} and before.until_ms <= ${arg.nowMs}
      then 1 else 0 end from senders as before where before.app_id = senders.app_id) as expired`,
);

/** Makes deliveries due that a process has taken and not ended. */
const endHolds = statement<{ readonly appIds: readonly Id[] }>(
  (arg) => sql`update deliveries set held_ms = 0
    where app_id ${among(arg.appIds)} and held_ms > 0`,
);

/** Ends what a process has because of sockets, for apps that have none of it any more. */
const releaseDisconnected = statement<Pick<Lease, "holder" | "sockets">>(
  (arg) => sql`delete from senders
    where holder = ${arg.holder} and connected = 1 and not app_id ${among(arg.sockets)}`,
);

/** When each app's first delivery that no process has is due, or until when the first one is held, if that is earlier. */
const selectDueTimes = statement<object, { readonly due_ms: number }>(
  () => sql`select least(
      (select due_ms from deliveries where app_id = apps.app_id and held_ms = 0 order by due_ms, place, event_id limit 1),
      (select greatest(due_ms, held_ms) from deliveries where app_id = apps.app_id
        order by due_ms, place, event_id limit 1)) as due_ms
    from (${waitingApps}) as apps`,
);

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
