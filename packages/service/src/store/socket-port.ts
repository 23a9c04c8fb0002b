import type { Id } from "../values/ids.js";

/** With what an app opens a socket, once. */
export interface SocketTicket {
  /** Hash of its text. */
  readonly hash: string;
  readonly appId: Id;
  /** When it expires, as Unix time in milliseconds. */
  readonly untilMs: number;
}

/** What processes that share a database know of sockets. It is not part of the world: no copy of it has it. */
export interface SocketPort {
  /** Stores a ticket. Removes those that have expired. */
  issue(ticket: SocketTicket, nowMs: number): Promise<void>;
  /** Takes a ticket, and returns its app; undefined if it is unknown, used or expired. */
  redeem(hash: string, nowMs: number): Promise<Id | undefined>;
}
