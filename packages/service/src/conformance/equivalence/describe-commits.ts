import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch, Store } from "../../model/store.js";
import { randomExpectation } from "./random-expectation.js";
import { randomWrite } from "./random-write.js";
import { readEverything, readOften } from "./read-everything.js";

const nowMs = 1_767_323_045_006;

const randomBatch: fc.Arbitrary<Batch> = fc.record({
  expect: fc.oneof(fc.constant([]), fc.array(randomExpectation, { maxLength: 2 })),
  writes: fc.array(randomWrite, { minLength: 1, maxLength: 5 }),
});

/** A commit, and whether what stores may remember is read after it. */
const randomStep = fc.record({ batch: randomBatch, isRead: fc.nat(3).map((number) => number === 0) });

/** Two stores that must do the same. Each opens over a fresh, empty database, and the kit closes it. */
export interface StorePair {
  readonly create: () => Promise<Store>;
  readonly reference: () => Promise<Store>;
}

/**
 * Opens both stores, and closes them after the work.
 * @param work gets the tested store and the reference
 */
export async function withBoth(
  { create, reference }: StorePair,
  work: (store: Store, expected: Store) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all([create(), reference()]);
  try {
    await work(...stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}

/** For any commits and queries, a store answers and keeps the same as the reference. */
export function describeCommits(pair: StorePair): void {
  describe("any sequence of commits", () => {
    it("is answered and kept as in the reference", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomStep, { minLength: 1, maxLength: 40 }), async (steps) => {
          await withBoth(pair, async (store, expected) => {
            for (const [at, { batch: random, isRead }] of steps.entries()) {
              const batch = { ...random, stamp: { atMs: nowMs + at, eventId: `Ev${at}` } };
              expect(await store.commit(batch)).toEqual(await expected.commit(batch));
              if (isRead) expect(await readOften(store)).toEqual(await readOften(expected));
            }
            expect(await readEverything(store)).toEqual(await readEverything(expected));
            const all = { nowMs: nowMs + steps.length, limit: 10_000, holdMs: 1, except: [] };
            expect(await store.events.take(all)).toEqual(await expected.events.take(all));
          });
        }),
        { numRuns: 25 },
      );
    }, 180_000);
  });
}
