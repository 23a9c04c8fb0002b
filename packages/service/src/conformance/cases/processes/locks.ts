import { describe, expect, it } from "vitest";
import type { OpenStore } from "../../open-store.js";

/** Locks with a lease. */
export function describeLocks(open: OpenStore): void {
  const openLocks = async () => {
    const { locks } = await open();
    const acquire = (holder: string, nowMs: number, key = "k") => locks.acquire({ key, holder, leaseMs: 100, nowMs });
    return { locks, acquire };
  };

  describe("a lock", () => {
    it("has one holder until it is released", async () => {
      const { locks, acquire } = await openLocks();
      expect(await acquire("one", 1000)).toBe(true);
      expect(await acquire("other", 1000)).toBe(false);
      expect(await acquire("other", 1000, "another key")).toBe(true);
      await locks.release({ key: "k", holder: "other" });
      expect(await acquire("other", 1001)).toBe(false);
      await locks.release({ key: "k", holder: "one" });
      expect(await acquire("other", 1001)).toBe(true);
    });

    it("expires at the end of its lease, not before", async () => {
      const { acquire } = await openLocks();
      expect(await acquire("one", 1000)).toBe(true);
      expect(await acquire("other", 1099)).toBe(false);
      expect(await acquire("other", 1100)).toBe(true);
      expect(await acquire("one", 1101)).toBe(false);
    });

    it("renews its lease for the same holder", async () => {
      const { acquire } = await openLocks();
      expect(await acquire("one", 1000)).toBe(true);
      expect(await acquire("one", 1050)).toBe(true);
      expect(await acquire("other", 1120)).toBe(false);
      expect(await acquire("other", 1150)).toBe(true);
    });

    it("is not released by a holder whose lease has passed to another", async () => {
      const { locks, acquire } = await openLocks();
      await acquire("one", 1000);
      await acquire("other", 1100);
      await locks.release({ key: "k", holder: "one" });
      expect(await acquire("third", 1150)).toBe(false);
    });

    it("is acquired by one of many concurrent callers", async () => {
      const { acquire } = await openLocks();
      const taken = await Promise.all(Array.from({ length: 30 }, (_, at) => acquire(`${at}`, 1000)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
