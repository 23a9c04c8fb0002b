/** A call on a bucket that refills at `perMinute` up to `burst`, both at least 1. Times are whole milliseconds. */
export interface RateTake {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  readonly nowMs: number;
}

/** Result of taking a call from a bucket. */
export interface RateTaken {
  readonly ok: boolean;
  /** Whole calls left after this one. */
  readonly remaining: number;
  /** Milliseconds until the next call is possible; 0 if it is possible now. */
  readonly retryAfterMs: number;
}

/** Rate buckets shared by all users of a database. */
export interface RatePort {
  /** Takes a call from the bucket. A refused call takes nothing. */
  take(bucket: RateTake): Promise<RateTaken>;
  /**
   * Takes a call from each bucket, or from none if one has no room; then only buckets without room are not `ok`. The
   * takes are atomic. The keys must differ.
   */
  takeAll(buckets: readonly RateTake[]): Promise<readonly RateTaken[]>;
}

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
function owed(bucket: RateBucket | undefined, { nowMs, perMinute }: Pick<RateTake, "nowMs" | "perMinute">): number {
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

const pruneAbove = 10_000;

/** A bucket that calls were taken from. */
export interface UsedBucket {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  /** Calls that still count in it. */
  readonly used: number;
}

/** Rate buckets with read access for inspection. */
export interface MemoryRates extends RatePort {
  /** Buckets in which calls count at a time, by key. */
  buckets(nowMs: number): readonly UsedBucket[];
  /** Refills all buckets. */
  clear(): void;
}

/** Creates rate buckets in the memory of one process. */
export function createMemoryRates(): MemoryRates {
  const buckets = new Map<string, KeptBucket>();
  let pruneAt = pruneAbove;
  const look = (take: RateTake): Look => ({ take, next: takeFromBucket(buckets.get(take.key), take) });
  const keep = ({ take, next }: Look) => {
    const { key, perMinute, burst } = take;
    if (next !== undefined) buckets.set(key, { ...next, key, perMinute, burst, fullAtMs: fullAtMs(next, take) });
    if (buckets.size <= pruneAt) return;
    for (const [key, { fullAtMs }] of buckets) if (fullAtMs <= take.nowMs) buckets.delete(key);
    pruneAt = Math.max(pruneAbove, buckets.size * 2);
  };
  const setBack = ({ key, nowMs }: RateTake) => {
    const bucket = buckets.get(key);
    if (bucket === undefined || !isAhead(bucket, nowMs)) return;
    buckets.set(key, { ...bucket, atMs: nowMs, fullAtMs: fullAtMs({ ...bucket, atMs: nowMs }, bucket) });
  };
  const answer = ({ take, next }: Look) =>
    next === undefined ? refused(buckets.get(take.key) ?? { debt: 0, atMs: take.nowMs }, take) : taken(next, take);
  const takeAll = (takes: readonly RateTake[]) => {
    const looks = takes.map(look);
    if (looks.every(({ next }) => next !== undefined)) looks.forEach(keep);
    else takes.forEach(setBack);
    return looks.map(answer);
  };
  return {
    async take(take) {
      const looked = look(take);
      keep(looked);
      if (looked.next === undefined) setBack(take);
      return answer(looked);
    },
    takeAll: async (takes) => takeAll(takes),
    buckets: (nowMs) =>
      [...buckets.values()]
        .map((bucket) => toUsed(bucket, nowMs))
        .filter(isUsed)
        .toSorted(byKey),
    clear: () => buckets.clear(),
  };
}

/** A call and the bucket after it; undefined if the bucket has no room. */
interface Look {
  readonly take: RateTake;
  readonly next: RateBucket | undefined;
}

interface KeptBucket extends RateBucket {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  readonly fullAtMs: number;
}

function toUsed({ key, perMinute, burst, ...bucket }: KeptBucket, nowMs: number): UsedBucket {
  return { key, perMinute, burst, used: Math.ceil(owed(bucket, { nowMs, perMinute }) / callCost) };
}

function isUsed({ used }: UsedBucket): boolean {
  return used > 0;
}

function byKey(one: { readonly key: string }, other: { readonly key: string }): number {
  return one.key < other.key ? -1 : 1;
}

function fullAtMs(bucket: RateBucket, { perMinute }: Pick<RateTake, "perMinute">): number {
  return bucket.atMs + bucket.debt / perMinute;
}
