import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../model/port/store-port.js";
import { createTestStore } from "../testing/create-test-store.js";
import { createLoop, type DueSubject } from "./due-loop.js";

/** Jobs of these tests make no identifiers. */
const ids = { id: String, orderedId: String, uuid: () => "", secret: () => "" };

/** A clock that moves when a test says so. */
function createManualClock() {
  let nowMs = 0;
  const asleep = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
  return {
    now: () => new Date(nowMs),
    sleep: (ms: number, signal?: AbortSignal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { untilMs: nowMs + ms, wake: resolve };
      asleep.add(sleeper);
      signal?.addEventListener("abort", () => reject(signal.reason));
      return promise.finally(() => asleep.delete(sleeper));
    },
    asleep,
    move: async (toMs: number) => {
      nowMs = toMs;
      for (const { untilMs, wake } of asleep) if (untilMs <= toMs) wake();
      // The loop continues in a few microtasks.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

function start({ lookEveryMs }: { readonly lookEveryMs?: number } = {}) {
  const clock = createManualClock();
  const jobs: number[] = [];
  const done: string[] = [];
  const errors: unknown[] = [];
  let failure: unknown;
  let looks = 0;
  const subject: DueSubject = {
    nextDue: async () => {
      looks += 1;
      return jobs.length === 0 ? undefined : Math.min(...jobs);
    },
    runDue: async ({ nowMs }) => {
      if (failure !== undefined) throw failure;
      for (const job of jobs.toSorted((one, other) => one - other).filter((each) => each <= nowMs())) {
        jobs.splice(jobs.indexOf(job), 1);
        done.push(`${job} at ${nowMs()}`);
      }
    },
  };
  const loop = createLoop({
    store: createTestStore(),
    ids,
    clock,
    onError: (error) => errors.push(error),
    subjects: [subject],
    ...(lookEveryMs !== undefined && { lookEveryMs }),
  });
  const add = (atMs: number) => {
    jobs.push(atMs);
    loop.plan(atMs);
  };
  const fail = (error: unknown) => {
    failure = error;
  };
  return { clock, jobs, done, errors, loop, add, fail, looks: () => looks };
}

describe("createLoop", () => {
  it("does nothing while nothing is planned", async () => {
    const { clock, loop, looks } = start();
    await loop.settled();
    expect([clock.asleep.size, looks(), loop.nextMs()]).toEqual([0, 0, undefined]);
    await loop.close();
  });

  it("does jobs at their times, and wakes for an earlier one", async () => {
    const { clock, loop, add, done } = start();
    add(500);
    await loop.settled();
    add(300);
    await loop.settled();
    expect([clock.asleep.size, loop.nextMs()]).toEqual([1, 300]);
    await clock.move(300);
    await loop.settled();
    await clock.move(500);
    await loop.settled();
    expect(done).toEqual(["300 at 300", "500 at 500"]);
    expect(clock.asleep.size).toBe(0);
    await loop.close();
  });

  it("finds jobs of other processes at the latest after its interval", async () => {
    const { clock, loop, jobs, done } = start({ lookEveryMs: 1000 });
    jobs.push(1500);
    await clock.move(1000);
    await loop.settled();
    expect(loop.nextMs()).toBe(1500);
    await clock.move(1500);
    await loop.settled();
    expect(done).toEqual(["1500 at 1500"]);
    await loop.close();
  });

  it.each([new StoreUnavailable("gone"), new Error("broken")])(
    "reports %s and retries after a while",
    async (error) => {
      const { clock, loop, add, errors, fail, done } = start();
      fail(error);
      add(0);
      await loop.settled();
      expect([errors, loop.nextMs()]).toEqual([[error], 10_000]);
      fail(undefined);
      await clock.move(10_000);
      await loop.settled();
      expect(done).toEqual(["0 at 10000"]);
      await loop.close();
    },
  );

  it("does not spin on a job that stays due", async () => {
    const { loop, jobs, looks } = start();
    jobs.push(0);
    jobs.splice = () => [];
    loop.plan(0);
    await loop.settled();
    expect([looks(), loop.nextMs()]).toEqual([2, 10_000]);
    await loop.close();
  });

  it("forgets its plan when the store is replaced", async () => {
    const { clock, loop, add, jobs, done } = start();
    add(100);
    await loop.settled();
    jobs.length = 0;
    loop.restart(undefined);
    await loop.settled();
    expect([clock.asleep.size, loop.nextMs()]).toEqual([0, undefined]);
    jobs.push(200);
    loop.restart(0);
    await loop.settled();
    expect(loop.nextMs()).toBe(200);
    await loop.close();
    await clock.move(300);
    expect(done).toEqual([]);
  });
});
