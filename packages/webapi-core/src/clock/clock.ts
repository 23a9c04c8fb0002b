import type { Instant } from "./instant.js";

/** The only source of time. */
export interface Clock {
  /** The current instant. */
  now(): Instant;
  /** Resolves after `ms` milliseconds of this clock. Rejects when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
