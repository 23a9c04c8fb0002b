import { documents, type SocketPort } from "@rollcall/service/store";
import { countTickets, deleteExpiredTickets, deleteTicket, insertTicket } from "../../sql/events/socket-statements.js";
import { lockVersion } from "../../sql/statements/document-statements.js";
import { execute, firstOf } from "../../sql/statements/steps.js";
import type { PostgresConnection } from "../postgres-connection.js";

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
