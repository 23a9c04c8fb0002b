import type { Page } from "../../backend.js";
import { toFilterSchema } from "../../filters/to-filter-schema.js";
import { isJsonObject } from "../../json-object.js";
import { compareKeys, toSortKey } from "../../lists/sort-key.js";
import type { Kit } from "../kit.js";

const count = 7;
const whole = { startIndex: 1, count: 100, sortOrder: "ascending" } as const;

/** A backend lists its resources page by page, in an order that stays. */
export function describeLists({ framework, resource, sample, test }: Kit): void {
  const { expect } = framework;
  const numbers = Array.from({ length: count }, (_each, at) => at + 1);

  test("lists nothing where there is nothing", async ({ backend, context }) => {
    const { resources, totalResults } = await backend.find(whole, context());
    expect([resources.length, totalResults]).toEqual([0, 0]);
  });

  test("lists every resource once, whatever the size of the pages", async ({ backend, context, insert }) => {
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

  test("answers a resource of a list like the resource itself", async ({ backend, context, insert, get }) => {
    const { id } = await insert(sample(1));
    const { resources } = await backend.find(whole, context());
    expect(resources).toEqual([await get(id)]);
  });

  test("tells the total alone, and that there is nothing behind the end", async ({ backend, context, insert }) => {
    for (const n of [1, 2]) await insert(sample(n));
    for (const query of [
      { ...whole, count: 0 },
      { ...whole, startIndex: 3 },
    ]) {
      const { resources, totalResults } = await backend.find(query, context());
      expect([resources.length, totalResults]).toEqual([0, 2]);
    }
  });

  test("sorts in both directions, where it says that it sorts", async ({ backend, context, insert }) => {
    for (const n of numbers) await insert(sample(n));
    const sorts = backend.supports?.includes("sort") === true;
    for (const path of sorts ? Object.keys(resource.filterable) : []) {
      const sortBy = { kind: "attribute", name: path, start: 0, end: path.length } as const;
      const keyOf = toSortKey(sortBy, toFilterSchema(resource));
      for (const sortOrder of ["ascending", "descending"] as const) {
        const { resources } = await backend.find({ ...whole, sortBy, sortOrder }, context());
        const keys = resources.map(keyOf);
        const sorted = [...keys].sort(compareKeys);
        expect([path, keys]).toEqual([path, sortOrder === "ascending" ? sorted : sorted.reverse()]);
      }
    }
  });

  test("pages by cursor past what comes and goes, where it says that it does", async ({ backend, context, insert }) => {
    if (backend.supports?.includes("cursor") !== true) return;
    const ids: string[] = [];
    for (const n of numbers) ids.push((await insert(sample(n))).id);
    const found: string[] = [];
    let after: string | undefined = "";
    while (after !== undefined) {
      const page: Page<object> = await backend.find({ ...whole, count: 2, after }, context());
      found.push(...idsOf(page));
      if (after === "") await backend.remove(String(found[0]), context());
      after = page.next;
    }
    expect([...found].sort()).toEqual([...ids].sort());
  });
}

function idsOf({ resources }: Page<object>): readonly string[] {
  return resources.map((resource) => (isJsonObject(resource) ? String(resource["id"]) : ""));
}
