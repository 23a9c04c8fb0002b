import { describe, expect, it } from "vitest";
import type { AnyChange } from "./any-change.js";
import { applyChanges } from "./apply-changes.js";

const before = {
  id: "D1",
  name: { givenName: "A", familyName: "B" },
  tags: [
    { value: "a", type: "x", primary: true },
    { value: "b", type: "y" },
  ],
  words: ["p", "q"],
  places: [{ city: "R", zip: "1" }, { city: "S" }],
  enterprise: { department: "d", manager: { managerId: "M", since: 1 } },
};
const [a, b] = before.tags;
const isX = { kind: "compare", attribute: "type", operator: "eq", value: "X" } as const;
const isZ = { ...isX, value: "z" } as const;

describe("applyChanges", () => {
  const cases: readonly (readonly [string, AnyChange, object])[] = [
    ["add a value", { kind: "add", attribute: "title", value: "t" }, { title: "t" }],
    ["replace a value", { kind: "replace", attribute: "id", value: "D2" }, { id: "D2" }],
    [
      "merge a complex value",
      { kind: "replace", attribute: "name", value: { givenName: "C" } },
      { name: { givenName: "C", familyName: "B" } },
    ],
    [
      "merge deep inside",
      { kind: "add", attribute: "enterprise", value: { manager: { managerId: "N" } } },
      { enterprise: { department: "d", manager: { managerId: "N", since: 1 } } },
    ],
    [
      "make a complex value",
      { kind: "add", attribute: "guest", value: { type: "multi" } },
      { guest: { type: "multi" } },
    ],
    ["add elements", { kind: "add", attribute: "tags", value: [{ value: "c" }] }, { tags: [a, b, { value: "c" }] }],
    [
      "add an element that is there",
      { kind: "add", attribute: "tags", value: [{ value: "b", type: "z" }] },
      { tags: [a, { value: "b", type: "z" }] },
    ],
    [
      "add a primary element",
      { kind: "add", attribute: "tags", value: [{ value: "c", primary: true }] },
      { tags: [{ ...a, primary: false }, b, { value: "c", primary: true }] },
    ],
    ["add simple elements", { kind: "add", attribute: "words", value: ["q", "r"] }, { words: ["p", "q", "r"] }],
    [
      "add an equal element without a value",
      { kind: "add", attribute: "places", value: [{ city: "R", zip: "1" }] },
      {},
    ],
    ["add to no list", { kind: "add", attribute: "roles", value: [{ value: "r" }] }, { roles: [{ value: "r" }] }],
    ["add nothing", { kind: "add", attribute: "tags", value: [] }, {}],
    ["replace a list", { kind: "replace", attribute: "tags", value: [{ value: "c" }] }, { tags: [{ value: "c" }] }],
    [
      "replace what a condition means",
      { kind: "replace", attribute: "tags", where: isX, value: [{ value: "c" }] },
      { tags: [{ value: "c", type: "x", primary: true }, b] },
    ],
    [
      "make what a condition describes",
      { kind: "replace", attribute: "tags", where: isZ, value: [{ value: "c" }] },
      { tags: [a, b, { type: "z", value: "c" }] },
    ],
    ["remove a value", { kind: "remove", attribute: "name" }, { name: undefined }],
    ["remove what is not there", { kind: "remove", attribute: "title" }, {}],
    [
      "remove a sub-attribute",
      { kind: "remove", attribute: "name", subAttribute: "givenName" },
      { name: { familyName: "B" } },
    ],
    [
      "remove a sub-attribute deep inside",
      { kind: "remove", attribute: "enterprise", subAttribute: "manager.since" },
      { enterprise: { department: "d", manager: { managerId: "M" } } },
    ],
    ["remove a sub-attribute of what is not there", { kind: "remove", attribute: "guest", subAttribute: "type" }, {}],
    [
      "remove a sub-attribute of every element",
      { kind: "remove", attribute: "tags", subAttribute: "type" },
      { tags: [{ value: "a", primary: true }, { value: "b" }] },
    ],
    [
      "remove a sub-attribute of some elements",
      { kind: "remove", attribute: "tags", where: isX, subAttribute: "type" },
      { tags: [{ value: "a", primary: true }, b] },
    ],
    ["remove a list", { kind: "remove", attribute: "tags" }, { tags: undefined }],
    ["remove elements", { kind: "remove", attribute: "tags", where: isX }, { tags: [b] }],
    [
      "remove listed values",
      { kind: "remove", attribute: "tags", values: [{ value: "b", type: "other" }] },
      { tags: [a] },
    ],
    [
      "remove listed values without a value",
      { kind: "remove", attribute: "places", values: [{ city: "R", zip: "1" }, { city: "T" }] },
      { places: [{ city: "S" }] },
    ],
    ["remove listed simple values", { kind: "remove", attribute: "words", values: ["p", "q"] }, { words: [] }],
  ];
  it.each(cases)("can %s", (_name, change, wanted) => {
    const copy = structuredClone(before);
    const after = applyChanges(before, [change]);
    expect(after).toEqual({ ...before, ...wanted });
    expect(before).toEqual(copy);
    expect(Object.values(after)).not.toContain(undefined);
  });

  it("applies changes in order", () => {
    const clear = { kind: "remove", attribute: "words" } as const;
    const add = { kind: "add", attribute: "words", value: ["z"] } as const;
    expect(applyChanges(before, [clear, add]).words).toEqual(["z"]);
    expect(applyChanges(before, [add, clear])).not.toHaveProperty("words");
  });

  it("replaces and takes apart a list of 15,000 elements at once", () => {
    const value = Array.from({ length: 15_000 }, (_, index) => ({ value: `U${index}` }));
    const filled = applyChanges(before, [
      { kind: "replace", attribute: "tags", value },
      { kind: "add", attribute: "tags", value },
      { kind: "remove", attribute: "tags", values: value.slice(1) },
    ]);
    expect(filled.tags).toEqual([{ value: "U0" }]);
  });
});
