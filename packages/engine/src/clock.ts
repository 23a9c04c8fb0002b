/** A point in time. */
export type Instant = Date;

/** The only source of time. */
export interface Clock {
  /** The current instant. */
  now(): Instant;
  /**
   * Resolves after `ms` milliseconds of this clock. Rejects when `signal` aborts. With 0 milliseconds it resolves after
   * everything else that is ready, even if the clock is stopped.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
