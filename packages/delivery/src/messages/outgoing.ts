import type { Attempt, Reason } from "./attempt.js";
import type { Content } from "./content.js";
/** The destination of an app's deliveries. */
export type Target = HttpTarget | SocketTarget;

/** An address of an app. */
export interface HttpTarget {
  readonly kind: "http";
  /** Full address with `http:` or `https:`. */
  readonly url: string;
  /** Key of the signature. Absent: the request is not signed. */
  readonly signingSecret?: string;
}

/** The open connections of an app. */
export interface SocketTarget {
  readonly kind: "socket";
  /** Identifier of the app, as its tickets name it. */
  readonly app: string;
}

/** One attempt to deliver something to an app. */
export interface Outgoing<To extends Target = Target> {
  readonly target: To;
  readonly content: Content;
  /** Present if an earlier attempt failed. */
  readonly retry?: Retry;
  /** Ends the attempt early, as if no answer had come. */
  readonly signal?: AbortSignal;
}

/** The contents of the headers and the envelope of a retry. */
export interface Retry {
  /** Number of the retry; the first is 1. */
  readonly num: number;
  /** The reason why the attempt before failed. */
  readonly reason: Reason;
}

/** Makes one attempt. It resolves whatever happens; a rejection is a defect. */
export type Send<To extends Target = Target> = (outgoing: Outgoing<To>) => Promise<Attempt>;
