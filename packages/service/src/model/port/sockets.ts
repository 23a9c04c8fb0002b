import type { Id } from "../../values/ids.js";

/** With what an app opens a socket, once. */
export interface SocketTicket {
  /** Hash of its text. */
  readonly hash: string;
  readonly appId: Id;
  /** Hash of the token that asked for it. */
  readonly tokenHash: string;
  /** When it expires, as Unix time in milliseconds. */
  readonly untilMs: number;
}

/** Maximum number of a token's tickets that wait for their use, and the present as Unix time in milliseconds. */
interface TicketLimit {
  readonly atMost: number;
  readonly nowMs: number;
}

/** The state of sockets that processes share through a database. It is not part of the world: no copy of it has it. */
export interface SocketPort {
  /**
   * Stores a ticket, and removes those that have expired.
   * @returns if its token has too many already, and nothing is stored: when the oldest of them expires, as Unix time in
   * milliseconds
   */
  issue(ticket: SocketTicket, limit: TicketLimit): Promise<number | undefined>;
  /** Takes a ticket, and returns its app; undefined if it is unknown, used or expired. */
  redeem(hash: string, nowMs: number): Promise<Id | undefined>;
}

/** Tickets in the memory of one process. */
export function createMemorySockets(): SocketPort {
  const tickets = new Map<string, SocketTicket>();
  return {
    async issue(ticket, { atMost, nowMs }) {
      for (const { hash, untilMs } of tickets.values()) if (untilMs <= nowMs) tickets.delete(hash);
      const waiting = [...tickets.values()].filter(({ tokenHash }) => tokenHash === ticket.tokenHash);
      if (waiting.length >= atMost) return Math.min(...waiting.map(({ untilMs }) => untilMs));
      tickets.set(ticket.hash, ticket);
      return undefined;
    },
    async redeem(hash, nowMs) {
      const ticket = tickets.get(hash);
      tickets.delete(hash);
      return ticket !== undefined && ticket.untilMs > nowMs ? ticket.appId : undefined;
    },
  };
}
