import { idsOf } from "../kit/ids-of.js";
import type { Kit } from "../kit/kit.js";

const count = 7;
const whole = { startIndex: 1, count: 100, sortOrder: "ascending" } as const;

/** A backend lists its resources page by page, in a stable order. */
export function describeLists({ framework, sample, test }: Kit): void {
  const { expect } = framework;
  const numbers = Array.from({ length: count }, (_each, at) => at + 1);

  test("lists nothing if there are no resources", async ({ backend, context }) => {
    const { resources, totalResults } = await backend.find(whole, context());
    expect([resources.length, totalResults]).toEqual([0, 0]);
  });

  test("lists every resource once with any page size", async ({ backend, context, insert }) => {
    const ids: string[] = [];
    for (const n of numbers) ids.push((await insert(sample(n))).id);
    for (const size of [1, 3, count, 100]) {
      const found: string[] = [];
      for (let startIndex = 1; startIndex <= count; startIndex += size) {
        const page = await backend.find({ ...whole, startIndex, count: size }, context());
        expect(page.totalResults).toEqual(count);
        found.push(...idsOf(page));
      }
      expect([...found].sort()).toEqual([...ids].sort());
    }
  });

  test("lists a resource in the same form as get", async ({ backend, context, insert, get }) => {
    const { id } = await insert(sample(1));
    const { resources } = await backend.find(whole, context());
    expect(resources).toEqual([await get(id)]);
  });

  test("returns only the total for a count of 0, and nothing after the end", async ({ backend, context, insert }) => {
    for (const n of [1, 2]) await insert(sample(n));
    for (const query of [
      { ...whole, count: 0 },
      { ...whole, startIndex: 3 },
    ]) {
      const { resources, totalResults } = await backend.find(query, context());
      expect([resources.length, totalResults]).toEqual([0, 2]);
    }
  });
}
