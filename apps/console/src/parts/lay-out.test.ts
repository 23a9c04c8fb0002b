import { growthOf, linear } from "@rollcall/test-kit/growth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOut, windowOf } from "./lay-out.js";

describe("windowOf", () => {
  it("has every item that is in the stretch, and at most one more at each end", () => {
    const heights = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: -100, max: 3000 }),
        fc.integer({ min: 1, max: 500 }),
        (all, top, height) => {
          const keys = all.map((_, index) => `k${index}`);
          const layout = layOut(keys, new Map(all.map((each, index) => [`k${index}`, each])), 10);
          const { first, last } = windowOf(layout, { top, height });
          for (const [index, each] of all.entries()) {
            const begin = layout.tops[index] ?? 0;
            if (begin < top + height && begin + each > top) expect(index >= first && index < last).toBe(true);
          }
          const inside = all.slice(first, last).reduce((sum, each) => sum + each, 0);
          expect(inside).toBeLessThanOrEqual(height + 180);
        },
      ),
    );
  });

  it("takes time that grows with the number of items", async () => {
    const keys = Array.from({ length: 80_000 }, (_, index) => `k${index}`);
    const layOutMany = (count: number) =>
      windowOf(layOut(keys.slice(0, count), new Map(), 30), { top: 14 * count, height: 900 });
    expect(await growthOf(layOutMany, 10_000)).toBeLessThan(linear);
  });
});
