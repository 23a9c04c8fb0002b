import { describe, expect, it } from "vitest";
import type { OpenStore } from "../open-store.js";

/** Buckets that refill every minute. */
export function describeRates(open: OpenStore): void {
  describe("a bucket", () => {
    describeCounting(open);
    describeClockSteps(open);
    describeSeveralBuckets(open);
    describeConcurrentCalls(open);
  });
}

/** Opens a store, and takes calls from its buckets of one size. */
function bucketsOf(open: OpenStore) {
  return async (perMinute: number, burst: number) => {
    const { rates } = await open();
    return (nowMs: number, key = "k") => rates.take({ key, perMinute, burst, nowMs });
  };
}

function describeCounting(open: OpenStore): void {
  const openBucket = bucketsOf(open);
  it("allows its burst at once, then one call per interval", async () => {
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

  it("never exceeds its burst", async () => {
    const take = await openBucket(60, 2);
    await take(0);
    expect(await take(3_600_000)).toEqual({ ok: true, remaining: 1, retryAfterMs: 0 });
  });

  it("counts exactly when an interval is not a whole number of milliseconds", async () => {
    const take = await openBucket(180, 20);
    for (let left = 19; left >= 0; left -= 1) expect((await take(1000)).remaining).toBe(left);
    expect(await take(1333)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
    expect(await take(1334)).toMatchObject({ ok: true });
    expect(await take(1667)).toMatchObject({ ok: true });
    expect(await take(1999)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
    expect(await take(2000)).toMatchObject({ ok: true });
  });

  it("gains nothing from server clocks that differ by less than a second", async () => {
    const take = await openBucket(60, 1);
    expect(await take(10_000)).toMatchObject({ ok: true });
    expect(await take(9_500)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1500 });
    expect(await take(10_999)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
    expect(await take(11_000)).toMatchObject({ ok: true });
  });

  it("gains nothing from calls that waited for seconds after reading the clock", async () => {
    const take = await openBucket(60, 1);
    expect(await take(20_000)).toMatchObject({ ok: true });
    for (const nowMs of [15_000, 20_000, 12_000, 20_900]) expect(await take(nowMs)).toMatchObject({ ok: false });
    expect(await take(21_000)).toMatchObject({ ok: true });
  });
}

function describeClockSteps(open: OpenStore): void {
  const openBucket = bucketsOf(open);
  it("opens after its normal wait when a clock that was ahead is set back", async () => {
    const hour = 3_600_000;
    const take = await openBucket(60, 2);
    for (const nowMs of [hour, hour]) expect(await take(nowMs)).toMatchObject({ ok: true });
    expect(await take(5_000)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1000 });
    expect(await take(5_999)).toEqual({ ok: false, remaining: 0, retryAfterMs: 1 });
    expect(await take(6_000)).toEqual({ ok: true, remaining: 0, retryAfterMs: 1000 });
    expect(await take(8_000)).toEqual({ ok: true, remaining: 1, retryAfterMs: 0 });
  });

  it("refills from the new time after such a step if it still has room", async () => {
    const take = await openBucket(60, 3);
    expect(await take(3_600_000)).toMatchObject({ ok: true, remaining: 2 });
    expect(await take(1_000)).toMatchObject({ ok: true, remaining: 1 });
    expect(await take(2_000)).toMatchObject({ ok: true, remaining: 1 });
  });

  it("opens after such a step together with the buckets taken with it", async () => {
    const { rates } = await open();
    const wide = { key: "wide", perMinute: 60, burst: 2 };
    const narrow = { key: "narrow", perMinute: 60, burst: 1 };
    const takeBoth = (nowMs: number) => rates.takeAll([wide, narrow].map((bucket) => ({ ...bucket, nowMs })));
    expect(await takeBoth(3_600_000)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await takeBoth(1_000)).toMatchObject([{ ok: true }, { ok: false, retryAfterMs: 1000 }]);
    expect(await takeBoth(2_000)).toMatchObject([{ ok: true, remaining: 1 }, { ok: true }]);
  });
}

function describeSeveralBuckets(open: OpenStore): void {
  const openBucket = bucketsOf(open);
  it("is separate for each key", async () => {
    const take = await openBucket(60, 1);
    expect(await take(1000, "one")).toMatchObject({ ok: true });
    expect(await take(1000, "other")).toMatchObject({ ok: true });
    expect(await take(1000, "one")).toMatchObject({ ok: false });
  });

  it("stays unchanged when another bucket taken with it is empty", async () => {
    const { rates } = await open();
    const wide = { key: "wide", perMinute: 60, burst: 3 };
    const narrow = { key: "narrow", perMinute: 30, burst: 1 };
    const takeBoth = (nowMs: number) => rates.takeAll([wide, narrow].map((bucket) => ({ ...bucket, nowMs })));
    const isFull = { ok: false, remaining: 0 };
    expect(await takeBoth(1000)).toEqual([
      { ok: true, remaining: 2, retryAfterMs: 0 },
      { ok: true, remaining: 0, retryAfterMs: 2000 },
    ]);
    for (let call = 0; call < 5; call += 1) {
      expect(await takeBoth(1000)).toMatchObject([{ ok: true }, { ...isFull, retryAfterMs: 2000 }]);
    }
    expect(await rates.take({ ...wide, nowMs: 1000 })).toMatchObject({ ok: true, remaining: 1 });
    expect(await rates.take({ ...wide, nowMs: 1000 })).toMatchObject({ ok: true, remaining: 0 });
    expect(await takeBoth(1000)).toEqual([
      { ...isFull, retryAfterMs: 1000 },
      { ...isFull, retryAfterMs: 2000 },
    ]);
    expect(await takeBoth(3000)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await rates.takeAll([])).toEqual([]);
  });
}

function describeConcurrentCalls(open: OpenStore): void {
  const openBucket = bucketsOf(open);
  it("is taken together with others by concurrent callers, in any order", async () => {
    const { rates } = await open();
    const buckets = ["a", "b", "c"].map((key) => ({ key, perMinute: 60, burst: key === "b" ? 7 : 30, nowMs: 1000 }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => rates.takeAll(at % 2 === 0 ? buckets : buckets.toReversed())),
    );
    expect(answers.filter((all) => all.every(({ ok }) => ok))).toHaveLength(7);
    for (const bucket of buckets.filter(({ key }) => key !== "b")) {
      expect(await rates.take(bucket)).toMatchObject({ ok: true, remaining: 22 });
    }
  });

  it("gives concurrent callers no more than its burst", async () => {
    const take = await openBucket(60, 7);
    const taken = await Promise.all(Array.from({ length: 40 }, () => take(1000)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(7);
  });
}
