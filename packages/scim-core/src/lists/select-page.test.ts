import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Page } from "../backend/backend.js";
import { selectPage } from "./select-page.js";

const schema = { attributes: { title: {}, age: { type: "integer" } } } as const;
const query = { startIndex: 1, count: 10, sortOrder: "ascending" } as const;
const byTitle = { kind: "attribute", name: "title", start: 0, end: 0 } as const;

const anyResources = fc.uniqueArray(
  fc.record(
    { id: fc.string({ minLength: 1 }), title: fc.constantFrom("a", "A", "b", "c", null) },
    { noNullPrototype: true },
  ),
  { selector: ({ id }) => id, maxLength: 20 },
);

describe("selectPage", () => {
  it("keeps or reverses the order of the resources without sortBy", () => {
    const resources = [{ id: "2" }, { id: "1" }, { id: "3" }];
    const ids = (own: object) => selectPage(resources, { ...query, ...own }, schema).resources.map(({ id }) => id);
    expect(ids({})).toEqual(["2", "1", "3"]);
    expect(ids({ sortOrder: "descending" })).toEqual(["3", "1", "2"]);
    expect(ids({ startIndex: 2, count: 1 })).toEqual(["1"]);
    expect(resources.map(({ id }) => id)).toEqual(["2", "1", "3"]);
  });

  it("returns the total of all matches, independent of the page", () => {
    const resources = [
      { id: "1", age: 1 },
      { id: "2", age: 2 },
      { id: "3", age: 3 },
    ];
    const filter = {
      kind: "compare",
      attribute: { ...byTitle, name: "age" },
      operator: "gt",
      value: 1,
      start: 0,
      end: 0,
    } as const;
    expect(selectPage(resources, { ...query, filter, count: 0 }, schema)).toEqual({ resources: [], totalResults: 2 });
  });

  it("returns each resource once by cursor, in both directions", () => {
    const anyOrder = fc.constantFrom<"ascending" | "descending">("ascending", "descending");
    fc.assert(
      fc.property(
        anyResources,
        fc.integer({ min: 1, max: 5 }),
        anyOrder,
        fc.boolean(),
        (resources, count, sortOrder, sorts) => {
          const asked = { ...query, count, sortOrder, ...(sorts && { sortBy: byTitle }) };
          const seen: string[] = [];
          let after: string | undefined = "";
          let last = after;
          while (after !== undefined) {
            const page: Page<{ id: string }> = selectPage(resources, { ...asked, after }, schema);
            expect(page.totalResults).toBe(resources.length);
            seen.push(...page.resources.map(({ id }) => id));
            last = page.previous ?? "";
            after = page.next;
          }
          expect(seen.toSorted()).toEqual(resources.map(({ id }) => id).toSorted());
          if (last === "") return;
          const back = selectPage(resources, { ...asked, after: last }, schema).resources.map(({ id }) => id);
          const behind = seen.length % count || count;
          expect(back).toEqual(seen.slice(Math.max(0, seen.length - behind - count), seen.length - behind));
        },
      ),
    );
  });
});
