import { describe, expect, it } from "vitest";
import { type ComingLock, type HoldLockOptions, holdLock, noteReleased, startUnderLock } from "./locks.js";
import { createMemoryLocks } from "./port/locks.js";
import { StoreUnavailable } from "./port/store-port.js";

function options(sleep: () => Promise<void> = async () => undefined): HoldLockOptions {
  let count = 0;
  const next = () => {
    count += 1;
    return String(count);
  };
  const clock = { now: () => new Date(0), sleep };
  return {
    locks: createMemoryLocks(),
    clock,
    ids: { id: next, orderedId: next, uuid: next, secret: next },
    updateTimeMs: 5,
  };
}

describe("holdLock", () => {
  it("runs one of two updates under the same key", async () => {
    const slept = Promise.withResolvers<void>();
    const lock = options(() => slept.promise);
    const first = holdLock(lock, "a", async () => "first");
    expect(await holdLock(lock, "a", async () => "second")).toEqual({ held: false });
    slept.resolve();
    expect(await first).toEqual({ held: true, result: "first" });
    expect(await holdLock(lock, "a", async () => "third")).toEqual({ held: true, result: "third" });
  });

  it("releases a lock when its update throws", async () => {
    const lock = options();
    await expect(holdLock(lock, "a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await holdLock(lock, "a", async () => 1)).toEqual({ held: true, result: 1 });
  });

  it("keeps the result of an update when the lock cannot be released, and releases it when the database is available again", async () => {
    const { lock, detach, attach, wake } = detachable();
    const done = holdLock(lock, "a", async () => {
      detach();
      return "done";
    });
    expect(await done).toEqual({ held: true, result: "done" });
    await wake();
    attach();
    expect(await holdLock(lock, "a", async () => "early")).toEqual({ held: false });
    await wake();
    expect(await holdLock(lock, "a", async () => "next")).toEqual({ held: true, result: "next" });
  });

  it("releases a lock whose acquisition was not confirmed", async () => {
    const { lock, detach, attach, wake } = detachable();
    detach();
    await expect(holdLock(lock, "a", async () => "never")).rejects.toThrow(StoreUnavailable);
    attach();
    expect(await holdLock(lock, "a", async () => "early")).toEqual({ held: false });
    await wake();
    expect(await holdLock(lock, "a", async () => "next")).toEqual({ held: true, result: "next" });
  });
});

describe("startUnderLock", () => {
  /** An update that reads, waits for its lock and writes. */
  function update() {
    const done: string[] = [];
    const run = async ({ acquired }: ComingLock) => {
      done.push("reads");
      await acquired;
      done.push("writes");
      return "result";
    };
    return { done, run };
  }

  it("reads while the lock is being acquired", async () => {
    const { done, run } = update();
    const lock = options();
    const held = startUnderLock(lock, "a", run);
    expect(done).toEqual(["reads"]);
    expect(await held).toEqual({ held: true, result: "result" });
    expect(done).toEqual(["reads", "writes"]);
    expect(await holdLock(lock, "a", async () => "next")).toEqual({ held: true, result: "next" });
  });

  it("writes nothing if the lock is taken, even if reading fails", async () => {
    const lock = options();
    await lock.locks.acquire({ key: "a", holder: "other", leaseMs: 1, nowMs: 0 });
    const { done, run } = update();
    expect(await startUnderLock(lock, "a", run)).toEqual({ held: false });
    expect(done).toEqual(["reads"]);
    expect(await startUnderLock(lock, "a", () => Promise.reject(new Error("unreadable")))).toEqual({ held: false });
  });

  it("writes nothing if it is unknown whether the lock was acquired", async () => {
    const { lock, detach } = detachable();
    detach();
    const { done, run } = update();
    await expect(startUnderLock(lock, "a", run)).rejects.toThrow(StoreUnavailable);
    expect(done).toEqual(["reads"]);
  });

  it("does not release a lock that a commit has released", async () => {
    const released: unknown[] = [];
    const { locks, ...others } = options();
    const release = async (held: unknown) => void released.push(held);
    const lock = { ...others, locks: { ...locks, release } };
    await startUnderLock(lock, "a", async (coming) => noteReleased(coming.lock));
    expect(released).toEqual([]);
    await startUnderLock(lock, "b", async () => undefined);
    expect(released).toEqual([expect.objectContaining({ key: "b" })]);
  });
});

/** Locks of a database that acquires but crashes before it answers. Releases do not reach it. */
function detachable() {
  const { locks, ...others } = { ...options(), updateTimeMs: 0 };
  let isUnavailable = false;
  let waiting = Promise.withResolvers<void>();
  const orFail = async <T>(answer: Promise<T>): Promise<T> => {
    await answer;
    if (isUnavailable) throw new StoreUnavailable("unavailable");
    return answer;
  };
  const lock: HoldLockOptions = {
    ...others,
    locks: {
      acquire: (asked) => orFail(locks.acquire(asked)),
      release: (held) => orFail(isUnavailable ? Promise.resolve() : locks.release(held)),
    },
    clock: { now: () => new Date(0), sleep: () => waiting.promise },
  };
  return {
    lock,
    detach: () => {
      isUnavailable = true;
    },
    attach: () => {
      isUnavailable = false;
    },
    /** Wakes all sleepers. */
    wake: async () => {
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
      for (let turn = 0; turn < 20; turn += 1) await undefined;
    },
  };
}
