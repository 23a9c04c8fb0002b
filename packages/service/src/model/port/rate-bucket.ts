import type { RateTake, RateTaken } from "./rate-port.js";

/**
 * State of a bucket. A call adds `callCost` of debt, and each millisecond removes `perMinute`. All numbers are whole,
 * so that all stores count alike.
 */
export interface RateBucket {
  readonly debt: number;
  /** Time at which `debt` was computed. */
  readonly atMs: number;
}

/** Debt of a call: the milliseconds in a minute. */
export const callCost = 60_000;

/**
 * Maximum difference in milliseconds between the clocks of two calls, because server clocks differ or a call waited for
 * the database after reading its clock. A bucket's time that is ahead by at most this is kept, so that such calls gain
 * nothing. A time further ahead comes from a clock that was set back, and counts as now.
 */
export const clockSkewMs = 10_000;

/** Bucket after another call; undefined if it has no room. */
export function takeFromBucket(bucket: RateBucket | undefined, take: RateTake): RateBucket | undefined {
  const debt = owed(bucket, take) + callCost;
  const atMs = bucket === undefined ? take.nowMs : Math.max(countedAtMs(bucket, take.nowMs), take.nowMs);
  return debt <= take.burst * callCost ? { debt, atMs } : undefined;
}

/**
 * Answer to a call that was taken.
 * @param bucket state after the call
 */
export function taken(bucket: RateBucket, take: RateTake): RateTaken {
  const remaining = Math.floor((take.burst * callCost - bucket.debt) / callCost);
  return { ok: true, remaining, retryAfterMs: remaining > 0 ? 0 : waitMs(bucket, take) };
}

/**
 * Answer to a call that was refused.
 * @param bucket state that refused the call
 */
export function refused(bucket: RateBucket, take: RateTake): RateTaken {
  return { ok: false, remaining: 0, retryAfterMs: waitMs(bucket, take) };
}

/** Debt of a bucket at a time. */
export function owed(
  bucket: RateBucket | undefined,
  { nowMs, perMinute }: Pick<RateTake, "nowMs" | "perMinute">,
): number {
  if (bucket === undefined) return 0;
  return Math.max(0, bucket.debt - Math.max(0, nowMs - countedAtMs(bucket, nowMs)) * perMinute);
}

/** Whether a bucket's time is too far ahead to count. A refusal then resets it to now. */
export function isAhead({ atMs }: RateBucket, nowMs: number): boolean {
  return atMs > nowMs + clockSkewMs;
}

function countedAtMs(bucket: RateBucket, nowMs: number): number {
  return isAhead(bucket, nowMs) ? nowMs : bucket.atMs;
}

function waitMs(bucket: RateBucket, take: RateTake): number {
  const missing = Math.max(0, owed(bucket, take) + callCost - take.burst * callCost);
  return Math.max(0, countedAtMs(bucket, take.nowMs) - take.nowMs) + Math.ceil(missing / take.perMinute);
}
