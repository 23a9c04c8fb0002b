import { describe, expect, it } from "vitest";
import type { OpenStore } from "../open-store.js";

/** Buckets that fill by the minute. */
export function describeRates(open: OpenStore): void {
  const openBucket = async (perMinute: number, burst: number) => {
    const { rates } = await open();
    return (nowMs: number, key = "k") => rates.take({ key, perMinute, burst, nowMs });
  };

  describe("a bucket", () => {
    it("gives its burst at once, then one call for each interval", async () => {
      const take = await openBucket(60, 3);
      const calls = [5000, 5000, 5000, 5000, 5400, 6000, 6000, 8000, 8000];
      const answers = [];
      for (const nowMs of calls) answers.push(await take(nowMs));
      expect(answers).toEqual([
        { ok: true, remaining: 2, retryAfterMs: 0 },
        { ok: true, remaining: 1, retryAfterMs: 0 },
        { ok: true, remaining: 0, retryAfterMs: 1000 },
        { ok: false, remaining: 0, retryAfterMs: 1000 },
        { ok: false, remaining: 0, retryAfterMs: 600 },
        { ok: true, remaining: 0, retryAfterMs: 1000 },
        { ok: false, remaining: 0, retryAfterMs: 1000 },
        { ok: true, remaining: 1, retryAfterMs: 0 },
        { ok: true, remaining: 0, retryAfterMs: 1000 },
      ]);
    });

    it("is never fuller than its burst", async () => {
      const take = await openBucket(60, 2);
      await take(0);
      expect(await take(3_600_000)).toEqual({ ok: true, remaining: 1, retryAfterMs: 0 });
    });

    it("counts exactly where an interval is no whole number of milliseconds", async () => {
      const take = await openBucket(180, 20);
      for (let left = 19; left >= 0; left -= 1) expect((await take(1000)).remaining).toBe(left);
      expect(await take(1333)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
      expect(await take(1334)).toMatchObject({ ok: true });
      expect(await take(1667)).toMatchObject({ ok: true });
      expect(await take(1999)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
      expect(await take(2000)).toMatchObject({ ok: true });
    });

    it("gains nothing from a clock that goes back", async () => {
      const take = await openBucket(60, 1);
      expect(await take(10_000)).toMatchObject({ ok: true });
      expect(await take(9_500)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1500 });
      expect(await take(10_999)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
      expect(await take(11_000)).toMatchObject({ ok: true });
    });

    it("is one's own for each key", async () => {
      const take = await openBucket(60, 1);
      expect(await take(1000, "one")).toMatchObject({ ok: true });
      expect(await take(1000, "other")).toMatchObject({ ok: true });
      expect(await take(1000, "one")).toMatchObject({ ok: false });
    });

    it("gives no more than its burst to many that ask at once", async () => {
      const take = await openBucket(60, 7);
      const taken = await Promise.all(Array.from({ length: 40 }, () => take(1000)));
      expect(taken.filter(({ ok }) => ok)).toHaveLength(7);
    });
  });
}
