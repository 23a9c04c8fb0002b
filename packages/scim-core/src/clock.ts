import type { Instant } from "./instant.js";

/** The only source of time. */
export interface Clock {
  /** The present instant. */
  now(): Instant;
  /** Resolves after `ms` milliseconds of this clock; rejects when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
