import type { Page } from "../../backend/backend.js";
import { toFilterSchema } from "../../filters/to-filter-schema.js";
import { compareKeys, toSortKey } from "../../lists/sort-key.js";
import { idsOf } from "../kit/ids-of.js";
import type { Kit } from "../kit/kit.js";

const count = 7;
const whole = { startIndex: 1, count: 100, sortOrder: "ascending" } as const;

/** A backend sorts and pages by cursor, where `supports` says so. */
export function describeSupportedLists({ framework, resource, sample, test }: Kit): void {
  const { expect } = framework;
  const numbers = Array.from({ length: count }, (_each, at) => at + 1);

  test("sorts in both directions, if it supports sort", async ({ backend, context, insert }) => {
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

  test("pages by cursor while resources are added and removed, if it supports cursor", async ({
    backend,
    context,
    insert,
  }) => {
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
