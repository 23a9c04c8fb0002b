import type { SocketPort } from "@rollcall/service/store";
import { deleteExpiredTickets, deleteTicket, insertTicket } from "../../sql/events/socket-statements.js";
import { execute, firstOf } from "../../sql/statements/steps.js";
import type { PostgresConnection } from "../postgres-connection.js";

/** Tickets in a table, which any process accepts that uses the database. */
export function createPostgresSockets(connection: PostgresConnection): SocketPort {
  return {
    issue: (ticket, nowMs) =>
      connection.keep(function* () {
        yield* execute(deleteExpiredTickets, { nowMs });
        yield* execute(insertTicket, ticket);
      }),
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
