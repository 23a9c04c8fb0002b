import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** Removes tickets that have expired. A process that takes one at the same time has locked its row. */
export const deleteExpiredTickets = statement<{ readonly nowMs: number }>(
  (arg) => sql`delete from socket_tickets where hash in (
    select hash from socket_tickets where until_ms <= ${arg.nowMs} order by hash for update skip locked)`,
);

interface Ticket {
  readonly hash: string;
  readonly appId: string;
  readonly tokenHash: string;
  readonly untilMs: number;
}

/** Counts the tickets of a token. */
export const countTickets = statement<
  { readonly tokenHash: string },
  { readonly count: number; readonly oldest: number | null }
>(
  (arg) =>
    sql`select count(*) as count, min(until_ms) as oldest from socket_tickets where token_hash = ${arg.tokenHash}`,
);

/** Adds a ticket. */
export const insertTicket = statement<Ticket>(
  (arg) => sql`insert into socket_tickets (hash, app_id, token_hash, until_ms)
      values (${arg.hash}, ${arg.appId}, ${arg.tokenHash}, ${arg.untilMs})`,
);

/** Takes a ticket. */
export const deleteTicket = statement<
  { readonly hash: string },
  { readonly app_id: string; readonly until_ms: number }
>((arg) => sql`delete from socket_tickets where hash = ${arg.hash} returning app_id, until_ms`);
