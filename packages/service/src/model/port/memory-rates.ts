import { callCost, isAhead, owed, type RateBucket, refused, takeFromBucket, taken } from "./rate-bucket.js";
import type { RatePort, RateTake } from "./rate-port.js";

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
