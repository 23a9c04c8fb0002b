import type { Attempt, FailedAttempt } from "../messages/attempt.js";
import type { Outgoing, Retry } from "../messages/outgoing.js";

/** One stored delivery: something that an app has to receive. Stores add what they need. */
export interface Delivery {
  readonly id: string;
  /** Identifier of the app. */
  readonly app: string;
  /**
   * Deliveries of one app with the same line, such as a conversation, are first attempted one after another. Absent: the
   * delivery waits for no other.
   */
  readonly line?: string;
  /** Present if an earlier attempt failed. A retry waits for no other delivery, and none waits for it. */
  readonly retry?: Retry;
  /** When its subject occurred. */
  readonly occurredAt: Date;
  /** Whether a failed attempt is retried. Default: true. */
  readonly isRetried?: boolean;
}

/** The dispatcher's request for deliveries. */
export interface TakeRequest {
  readonly now: Date;
  /** Maximum number of deliveries. */
  readonly limit: number;
  /** Apps of which no further deliveries are wanted now. */
  readonly except: readonly string[];
}

/** The content of a delivery and its target. */
export interface Prepared extends Omit<Outgoing, "retry"> {
  /** Whether a failed attempt is retried. Default: as the delivery says. */
  readonly isRetried?: boolean;
}

/** The outcome of an attempt for its delivery. */
export type Settlement =
  | { readonly kind: "delivered"; readonly attempt: Attempt }
  | { readonly kind: "retry"; readonly attempt: FailedAttempt; readonly at: Date; readonly retry: Retry }
  | { readonly kind: "given_up"; readonly attempt: FailedAttempt; readonly reason: string }
  /** `prepare` found that the app may not receive it any more, or it is too late. `reason`: why it is too late. */
  | { readonly kind: "withdrawn"; readonly reason?: string };

/** A delivery after an attempt. */
export interface Settled<Row extends Delivery = Delivery> {
  readonly delivery: Row;
  readonly settlement: Settlement;
}

/**
 * The deliveries of a store. Several dispatchers may use one store at once, each through a port of its own; the store
 * decides which of them sends for an app, such as by a lease that `take` gets and renews.
 */
export interface DeliveryPort<Row extends Delivery = Delivery> {
  /**
   * Takes deliveries that are due, in the order in which they were committed. What is taken is not due for anybody until it
   * is settled or released, or until a time is over after which the taker is considered gone, such as 15 seconds. A first
   * attempt is taken only together with, or after, all earlier first attempts of its app and line. Fewer deliveries than
   * the limit mean that nothing else is due for the dispatcher now.
   */
  take(request: TakeRequest): Promise<readonly Row[]>;
  /**
   * Returns what to send, or undefined if the app may not receive it any more. It is called right before each attempt.
   */
  prepare(delivery: Row): Promise<Prepared | undefined>;
  /** Stores the results of attempts, all at once. A delivery with `retry` is due again at its instant. */
  settle(settled: readonly Settled<Row>[]): Promise<void>;
  /** Makes deliveries due again at once that were taken and not attempted. */
  release(deliveries: readonly Row[]): Promise<void>;
  /**
   * Forgets deliveries whose results could not be stored after several tries. They are attempted again when the time is
   * over after which the taker is considered gone.
   */
  abandon(deliveries: readonly Row[]): void;
  /** The earliest instant at which something is or becomes due that this dispatcher may take. */
  nextDue(): Promise<Date | undefined>;
}
