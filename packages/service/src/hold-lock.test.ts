import { describe, expect, it } from "vitest";
import { type HoldLockOptions, holdLock } from "./hold-lock.js";
import { createMemoryLocks } from "./store/memory-locks.js";

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
  it("runs one of two under the same key", async () => {
    const slept = Promise.withResolvers<void>();
    const lock = options(() => slept.promise);
    const first = holdLock(lock, "a", async () => "first");
    expect(await holdLock(lock, "a", async () => "second")).toEqual({ held: false });
    slept.resolve();
    expect(await first).toEqual({ held: true, result: "first" });
    expect(await holdLock(lock, "a", async () => "third")).toEqual({ held: true, result: "third" });
  });

  it("lets go of a lock whose update throws", async () => {
    const lock = options();
    await expect(holdLock(lock, "a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await holdLock(lock, "a", async () => 1)).toEqual({ held: true, result: 1 });
  });
});
