import type { SocketPort, SocketTicket } from "./socket-port.js";

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
