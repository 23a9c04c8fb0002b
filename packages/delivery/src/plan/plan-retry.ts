import type { FailedAttempt } from "../messages/attempt.js";
import type { Retry } from "../messages/outgoing.js";

/** A delivery after a failed attempt. */
export interface FailedDelivery {
  readonly failure: Pick<FailedAttempt, "reason" | "noRetry">;
  /** Number of retries that were made already; 0 after the first attempt. */
  readonly retries: number;
  /** When the attempt ended. */
  readonly endedAt: Date;
  /** When the subject of the delivery occurred. */
  readonly occurredAt: Date;
}

/** Options of retries. */
export interface RetryOptions {
  /** Time between an attempt and its retry, in milliseconds. Default: at once, 1 minute, 5 minutes. */
  readonly delaysMs?: readonly number[];
  /** Whether hourly retries follow for 24 hours, and deliveries may be late. Default: false. */
  readonly isDelayed?: boolean;
  /** Maximum time from the occurrence to an attempt, in milliseconds, unless `isDelayed`. Default: 2 hours. */
  readonly maxLatenessMs?: number;
}

/** The next step after a failed attempt. */
export type RetryPlan =
  | { readonly kind: "retry"; readonly at: Date; readonly retry: Retry }
  | { readonly kind: "give_up"; readonly reason: string };

const hourMs = 3_600_000;
const defaultDelaysMs = [0, 60_000, 300_000];

/** Whether a delivery is not attempted any more at an instant, because its subject occurred too long before. */
export function isTooLate(
  { occurredAt, at }: { readonly occurredAt: Date; readonly at: Date },
  { isDelayed = false, maxLatenessMs = 2 * hourMs }: RetryOptions = {},
): boolean {
  return !isDelayed && at.getTime() - occurredAt.getTime() > maxLatenessMs;
}

/** Plans the next attempt of a delivery, or ends it. */
export function planRetry(failed: FailedDelivery, options: RetryOptions = {}): RetryPlan {
  const { delaysMs = defaultDelaysMs, isDelayed = false } = options;
  const { failure, retries, endedAt, occurredAt } = failed;
  if (failure.noRetry) return { kind: "give_up", reason: "The app asked for no retry." };
  const hourly = isDelayed && retries < delaysMs.length + 24 ? hourMs : undefined;
  const delayMs = delaysMs[retries] ?? hourly;
  if (delayMs === undefined) return { kind: "give_up", reason: `${retries} retries failed.` };
  const at = new Date(endedAt.getTime() + delayMs);
  if (isTooLate({ occurredAt, at }, options)) return { kind: "give_up", reason: "The next attempt would be too late." };
  return { kind: "retry", at, retry: { num: retries + 1, reason: failure.reason } };
}
