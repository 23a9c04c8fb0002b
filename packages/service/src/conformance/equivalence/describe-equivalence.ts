import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMapStore } from "../../map-store/create-map-store.js";
import type { Batch, Store, Write } from "../../model/store.js";
import { sampleUser } from "../samples.js";
import { pools } from "./pools.js";
import { randomExpectation } from "./random-expectation.js";
import { randomFilter } from "./random-filter.js";
import { randomWrite } from "./random-write.js";
import { readEverything, readOften } from "./read-everything.js";

const nowMs = 1_767_323_045_006;

const randomBatch: fc.Arbitrary<Batch> = fc.record({
  expect: fc.oneof(fc.constant([]), fc.array(randomExpectation, { maxLength: 2 })),
  writes: fc.array(randomWrite, { minLength: 1, maxLength: 5 }),
});

/** A commit, and whether what stores may remember is read after it. */
const randomStep = fc.record({ batch: randomBatch, isRead: fc.nat(3).map((number) => number === 0) });

const randomSlice = fc.record({
  home: fc.constantFrom("E1", "T1"),
  offset: fc.integer({ min: 0, max: 4 }),
  limit: fc.integer({ min: 0, max: 4 }),
  order: fc.constantFrom("ascending" as const, "descending" as const),
});

/** For any commits and queries, a store answers and keeps the same as the map store. */
export function describeEquivalence(create: () => Promise<Store>): void {
  describe("any sequence of commits", () => {
    it("is answered and kept as in the map store", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomStep, { minLength: 1, maxLength: 40 }), async (steps) => {
          const [store, maps] = [await create(), createMapStore()];
          try {
            for (const [at, { batch: random, isRead }] of steps.entries()) {
              const batch = { ...random, stamp: { atMs: nowMs + at, eventId: `Ev${at}` } };
              expect(await store.commit(batch)).toEqual(await maps.commit(batch));
              if (isRead) expect(await readOften(store)).toEqual(await readOften(maps));
            }
            expect(await readEverything(store)).toEqual(await readEverything(maps));
            const all = { nowMs: nowMs + steps.length, limit: 10_000, holdMs: 1, except: [] };
            expect(await store.events.take(all)).toEqual(await maps.events.take(all));
          } finally {
            await store.close();
          }
        }),
        { numRuns: 25 },
      );
    }, 180_000);
  });

  describe("any filter", () => {
    it("matches the same users as in the map store", async () => {
      const [store, maps] = [await create(), createMapStore()];
      try {
        for (const each of [store, maps]) await each.commit({ expect: [], writes: filteredUsers() });
        await fc.assert(
          fc.asyncProperty(randomFilter, randomSlice, async (filter, slice) => {
            expect(await store.users.find({ ...slice, filter })).toEqual(await maps.users.find({ ...slice, filter }));
          }),
          { numRuns: 300 },
        );
      } finally {
        await store.close();
      }
    }, 60_000);
  });
}

/** One user for each distinct name of the pool; some have addresses or are guests. */
function filteredUsers(): readonly Write[] {
  const guests = [undefined, { kind: "multi" }, { kind: "single" }] as const;
  const names = [...pools.names].filter((_, at) => ![1, 5, 7].includes(at));
  return names.map((userName, at): Write => {
    const [guest, address] = [guests[at % 3], pools.addresses[at + 1]];
    const parts = {
      userName,
      created: pools.instants[at % 2] ?? "",
      emails: address === undefined ? [] : [address, `second-${address}`],
      ...(guest !== undefined && { guest }),
      ...(at % 4 === 3 && { organizationId: "E1" }),
    };
    return { kind: "put", document: "user", value: sampleUser(`U${at}`, parts) };
  });
}
