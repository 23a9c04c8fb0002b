import type { RateTake, RateTaken } from "./rate-port.js";

/**
 * What a bucket owes. A call costs `callCost`; each millisecond pays back `perMinute`. All numbers are whole, so that
 * every store counts alike.
 */
export interface RateBucket {
  readonly debt: number;
  /** When `debt` was owed. */
  readonly atMs: number;
}

/** Debt of one call: the milliseconds of a minute. */
export const callCost = 60_000;

/**
 * Milliseconds by which two calls may disagree about now, because the clocks of their servers differ or one of them waited
 * for the database since it looked at its clock: the instant of a bucket that lies ahead by no more is kept, so that such
 * calls gain nothing. An instant further ahead comes from a clock that was set back, and counts as now.
 */
export const clockSkewMs = 10_000;

/** The bucket after one more call, or undefined where it has no room for it. */
export function takeFromBucket(bucket: RateBucket | undefined, take: RateTake): RateBucket | undefined {
  const debt = owed(bucket, take) + callCost;
  const atMs = bucket === undefined ? take.nowMs : Math.max(countedAtMs(bucket, take.nowMs), take.nowMs);
  return debt <= take.burst * callCost ? { debt, atMs } : undefined;
}

/** What a caller learns whose call was taken, `bucket` being the state after it. */
export function taken(bucket: RateBucket, take: RateTake): RateTaken {
  const remaining = Math.floor((take.burst * callCost - bucket.debt) / callCost);
  return { ok: true, remaining, retryAfterMs: remaining > 0 ? 0 : waitMs(bucket, take) };
}

/** What a caller learns whose call was refused, `bucket` being the state that refused it. */
export function refused(bucket: RateBucket, take: RateTake): RateTaken {
  return { ok: false, remaining: 0, retryAfterMs: waitMs(bucket, take) };
}

/** What a bucket owes at a time. */
export function owed(
  bucket: RateBucket | undefined,
  { nowMs, perMinute }: Pick<RateTake, "nowMs" | "perMinute">,
): number {
  if (bucket === undefined) return 0;
  return Math.max(0, bucket.debt - Math.max(0, nowMs - countedAtMs(bucket, nowMs)) * perMinute);
}

/** Whether the instant of a bucket lies too far ahead to count: a refusal then sets it to now. */
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
