import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch, Store } from "../../store.js";
import { createMapStore } from "../map-store/create-map-store.js";
import { randomExpectation } from "./random-expectation.js";
import { randomWrite } from "./random-write.js";
import { readEverything } from "./read-everything.js";

const randomBatch: fc.Arbitrary<Batch> = fc.record({
  expect: fc.oneof(fc.constant([]), fc.array(randomExpectation, { maxLength: 2 })),
  writes: fc.array(randomWrite, { minLength: 1, maxLength: 5 }),
});

/** Whatever is committed, a store answers and keeps what the maps do. */
export function describeLikeness(create: () => Promise<Store>): void {
  describe("any sequence of commits", () => {
    it("is answered and kept as the maps answer and keep it", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomBatch, { minLength: 1, maxLength: 40 }), async (batches) => {
          const [store, maps] = [await create(), createMapStore()];
          try {
            for (const batch of batches) expect(await store.commit(batch)).toEqual(await maps.commit(batch));
            expect(await readEverything(store)).toEqual(await readEverything(maps));
          } finally {
            await store.close();
          }
        }),
        { numRuns: 25 },
      );
    }, 60_000);
  });
}
