/** The only source of time. */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** Resolves after `ms` milliseconds of this clock; rejects when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
