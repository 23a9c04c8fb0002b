import type { Attempt } from "../messages/attempt.js";
import type { Outgoing } from "../messages/outgoing.js";

/** The place of an attempt among the others, for senders that hold attempts back. */
export interface Turn {
  /** Line that the attempt occupies. Absent for retries and for deliveries without a line, which wait for no other. */
  readonly line?: string;
  /** Lets the next delivery of the line begin before this attempt ends. */
  leaveLine(): void;
  /** Waits for something, such as an instant of the clock. Meanwhile, `idle` of the dispatcher does not wait for the attempt. */
  rest<T>(until: Promise<T>): Promise<T>;
}

/** Makes one attempt in its turn. It resolves whatever happens; a rejection is a defect. */
export type SendInTurn = (outgoing: Outgoing, turn: Turn) => Promise<Attempt>;
