import type { Attempt, LinePlace, Outgoing, Send } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";

/** The parts with which an attempt is sent, or not sent. */
export interface SendParts {
  /** Makes one attempt. */
  readonly send: Send;
  readonly clock: Pick<Clock, "sleep">;
  /** Ends the socket that the next envelope would use. Returns false if there is none. */
  readonly cut: (app: string) => Promise<boolean>;
  /** Aborts when nothing more is sent. */
  readonly signal: AbortSignal;
}

/** Wraps each attempt, and the exchanges of people's acts, which have no line. */
export type WrapSend = (parts: SendParts) => (outgoing: Outgoing, place?: LinePlace) => Promise<Attempt>;
