import { type RateBucket, refused, takeFromBucket, taken } from "./rate-bucket.js";
import type { RatePort, RateTake } from "./rates.js";

const pruneAbove = 10_000;

/** Buckets in the memory of one process. */
export function createMemoryRates(): RatePort {
  const buckets = new Map<string, RateBucket & { readonly fullAtMs: number }>();
  let pruneAt = pruneAbove;
  return {
    async take(take) {
      const bucket = buckets.get(take.key);
      const next = takeFromBucket(bucket, take);
      if (next === undefined) return refused(bucket ?? { debt: 0, atMs: take.nowMs }, take);
      buckets.set(take.key, { ...next, fullAtMs: fullAtMs(next, take) });
      if (buckets.size > pruneAt) {
        for (const [key, { fullAtMs }] of buckets) if (fullAtMs <= take.nowMs) buckets.delete(key);
        pruneAt = Math.max(pruneAbove, buckets.size * 2);
      }
      return taken(next, take);
    },
  };
}

function fullAtMs(bucket: RateBucket, { perMinute }: RateTake): number {
  return bucket.atMs + bucket.debt / perMinute;
}
