import { randomBytes } from "node:crypto";
import type { Clock } from "../dispatcher/create-waker.js";

/** Tickets of one process, with which apps open connections. */
export interface Tickets {
  /** Returns a new opaque ticket for an app. It is text for the query of an address. */
  issue(app: string): string;
  /** Returns the app of a ticket, once; undefined for a ticket that is unknown, used or expired. */
  redeem(ticket: string): string | undefined;
}

/** Options of tickets. */
export interface TicketOptions {
  readonly clock: Clock;
  /** Time in which a ticket can be used, in milliseconds. Default: 30,000. */
  readonly lifetimeMs?: number;
}

/** Maximum number of unused tickets. Beyond it, the oldest one expires. */
const maxTickets = 10_000;

/** The same for one app, so that it does not end the tickets of others. */
const maxTicketsOfApp = 100;

/** Creates tickets in memory. Several processes that accept each other's tickets need tickets of their own. */
export function createTickets({ clock, lifetimeMs = 30_000 }: TicketOptions): Tickets {
  const issued = new Map<string, { readonly app: string; readonly untilMs: number }>();
  const dropOld = (nowMs: number) => {
    for (const [ticket, { untilMs }] of issued) {
      if (untilMs > nowMs && issued.size < maxTickets) return;
      issued.delete(ticket);
    }
  };
  const dropOldOf = (app: string) => {
    const its = [...issued].filter(([, ticket]) => ticket.app === app);
    for (const [ticket] of its.slice(0, Math.max(0, its.length + 1 - maxTicketsOfApp))) issued.delete(ticket);
  };
  return {
    issue: (app) => {
      const nowMs = clock.now().getTime();
      dropOld(nowMs);
      dropOldOf(app);
      const ticket = randomBytes(32).toString("base64url");
      issued.set(ticket, { app, untilMs: nowMs + lifetimeMs });
      return ticket;
    },
    redeem: (ticket) => {
      const found = issued.get(ticket);
      issued.delete(ticket);
      return found !== undefined && found.untilMs > clock.now().getTime() ? found.app : undefined;
    },
  };
}
