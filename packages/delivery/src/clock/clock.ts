/** A source of time, such as the operating system's or one that a test moves. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Resolves after `ms` milliseconds of this clock. Rejects when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
