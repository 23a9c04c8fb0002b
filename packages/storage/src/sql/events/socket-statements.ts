import { named } from "../statements/named.js";

/** Removes tickets that have expired. A process that takes one at the same time has locked its row. */
export const deleteExpiredTickets = named<{ readonly nowMs: number }>(
  (param) => `delete from socket_tickets where hash in (
    select hash from socket_tickets where until_ms <= ${param("nowMs")} order by hash for update skip locked)`,
);

interface Ticket {
  readonly hash: string;
  readonly appId: string;
  readonly tokenHash: string;
  readonly untilMs: number;
}

/** Counts the tickets of a token. */
export const countTickets = named<
  { readonly tokenHash: string },
  { readonly count: number; readonly oldest: number | null }
>(
  (param) =>
    `select count(*) as count, min(until_ms) as oldest from socket_tickets where token_hash = ${param("tokenHash")}`,
);

/** Adds a ticket. */
export const insertTicket = named<Ticket>(
  (param) =>
    `insert into socket_tickets (hash, app_id, token_hash, until_ms)
      values (${param("hash")}, ${param("appId")}, ${param("tokenHash")}, ${param("untilMs")})`,
);

/** Takes a ticket. */
export const deleteTicket = named<{ readonly hash: string }, { readonly app_id: string; readonly until_ms: number }>(
  (param) => `delete from socket_tickets where hash = ${param("hash")} returning app_id, until_ms`,
);
