import type { Attempt } from "../messages/attempt.js";
import type { Outgoing } from "../messages/outgoing.js";

/** The place of an attempt in its line, for senders that hold attempts back. */
export interface LinePlace {
  /** Line that the attempt occupies. Absent for retries and for deliveries without a line, which wait for no other. */
  readonly line?: string;
  /** Lets the next delivery of the line begin before this attempt ends. */
  leaveLine(): void;
  /** Waits for something, such as an instant of the clock. Meanwhile, `idle` of the dispatcher does not wait for the attempt. */
  waitFor<T>(until: Promise<T>): Promise<T>;
}

/** Makes one attempt in its place of the line. It resolves whatever happens; a rejection is a defect. */
export type SendInLine = (outgoing: Outgoing, place: LinePlace) => Promise<Attempt>;
