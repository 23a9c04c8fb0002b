import type { Id } from "@rollcall/service/store";
import { among, integer, sql, tableOf, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { columns, type DeliveryRow, waitingApps } from "./event-statements.js";

interface LeasedTake {
  readonly holder: string;
  readonly nowMs: number;
  readonly untilMs: number;
  readonly limit: number;
  readonly except: readonly Id[];
}

/** Takes deliveries that are due, of apps that a process sends for. */
export const takeDueOfLeased = statement<LeasedTake, DeliveryRow>(
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
export const leaseApps = statement<Lease, { readonly app_id: string; readonly expired: number | null }>(
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
export const endHolds = statement<{ readonly appIds: readonly Id[] }>(
  (arg) => sql`update deliveries set held_ms = 0
    where app_id ${among(arg.appIds)} and held_ms > 0`,
);

/** Ends what a process has because of sockets, for apps that have none of it any more. */
export const releaseDisconnected = statement<Pick<Lease, "holder" | "sockets">>(
  (arg) => sql`delete from senders
    where holder = ${arg.holder} and connected = 1 and not app_id ${among(arg.sockets)}`,
);

/** When each app's first delivery that no process has is due, or until when the first one is held, if that is earlier. */
export const selectDueTimes = statement<object, { readonly due_ms: number }>(
  () => sql`select least(
      (select due_ms from deliveries where app_id = apps.app_id and held_ms = 0 order by due_ms, place, event_id limit 1),
      (select greatest(due_ms, held_ms) from deliveries where app_id = apps.app_id
        order by due_ms, place, event_id limit 1)) as due_ms
    from (${waitingApps}) as apps`,
);
