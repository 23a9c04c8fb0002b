import { documents, type SocketPort } from "@rollcall/service/store";
import { lockVersion } from "../../sql/statements/document-statements.js";
import { sql } from "../../sql/statements/sql.js";
import { statement } from "../../sql/statements/statement.js";
import { execute, firstOf } from "../../sql/statements/steps.js";
import type { PostgresConnection } from "../postgres-connection.js";

/** Removes tickets that have expired. A process that takes one at the same time has locked its row. */
const deleteExpiredTickets = statement<{ readonly nowMs: number }>(
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
const countTickets = statement<
  { readonly tokenHash: string },
  { readonly count: number; readonly oldest: number | null }
>(
  (arg) =>
    sql`select count(*) as count, min(until_ms) as oldest from socket_tickets where token_hash = ${arg.tokenHash}`,
);

/** Adds a ticket. */
const insertTicket = statement<Ticket>(
  (arg) => sql`insert into socket_tickets (hash, app_id, token_hash, until_ms)
      values (${arg.hash}, ${arg.appId}, ${arg.tokenHash}, ${arg.untilMs})`,
);

/** Takes a ticket. */
const deleteTicket = statement<{ readonly hash: string }, { readonly app_id: string; readonly until_ms: number }>(
  (arg) => sql`delete from socket_tickets where hash = ${arg.hash} returning app_id, until_ms`,
);

const lockToken = lockVersion(documents.token);

/** Tickets in a table, which any process accepts that uses the database. */
export function createPostgresSockets(connection: PostgresConnection): SocketPort {
  return {
    async issue(ticket, { atMost, nowMs }) {
      let freeMs: number | undefined;
      await connection.keep(function* () {
        yield* execute(deleteExpiredTickets, { nowMs });
        // Of concurrent calls with a token, each counts the tickets of those before it.
        yield* firstOf(lockToken, { hash: ticket.tokenHash });
        const { count = 0, oldest = null } = (yield* firstOf(countTickets, ticket)) ?? {};
        freeMs = count < atMost ? undefined : (oldest ?? nowMs);
        if (freeMs === undefined) yield* execute(insertTicket, ticket);
      });
      return freeMs;
    },
    async redeem(hash, nowMs) {
      let appId: string | undefined;
      await connection.keep(function* () {
        const taken = yield* firstOf(deleteTicket, { hash });
        if (taken !== undefined && taken.until_ms > nowMs) appId = taken.app_id;
      });
      return appId;
    },
  };
}
