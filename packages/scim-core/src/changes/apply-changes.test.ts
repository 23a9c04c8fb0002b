import { parseFilter } from "@rollcall/scim-filter";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { AnyChange } from "../backend/change.js";
import { attribute } from "../definition/definition.js";
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
const isX = parseFilter('type eq "X"');
const isY = parseFilter('type eq "y"');
const isZ = parseFilter('type eq "z"');

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
      "merge nested values",
      { kind: "add", attribute: "enterprise", value: { manager: { managerId: "N" } } },
      { enterprise: { department: "d", manager: { managerId: "N", since: 1 } } },
    ],
    [
      "create a complex value",
      { kind: "add", attribute: "guest", value: { type: "multi" } },
      { guest: { type: "multi" } },
    ],
    ["add elements", { kind: "add", attribute: "tags", value: [{ value: "c" }] }, { tags: [a, b, { value: "c" }] }],
    [
      "add an existing element",
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
    [
      "add to an absent list",
      { kind: "add", attribute: "roles", value: [{ value: "r" }] },
      { roles: [{ value: "r" }] },
    ],
    ["add nothing", { kind: "add", attribute: "tags", value: [] }, {}],
    ["replace a list", { kind: "replace", attribute: "tags", value: [{ value: "c" }] }, { tags: [{ value: "c" }] }],
    [
      "replace the elements that a condition selects",
      { kind: "replace", attribute: "tags", where: isX, value: [{ value: "c" }] },
      { tags: [{ value: "c", type: "X" }, b] },
    ],
    [
      "replace a sub-attribute of the selected elements",
      { kind: "replace", attribute: "tags", where: isX, subAttribute: "value", value: [{ value: "c" }] },
      { tags: [{ value: "c", type: "x", primary: true }, b] },
    ],
    [
      "add to the selected elements",
      { kind: "add", attribute: "tags", where: isX, value: [{ value: "c" }] },
      { tags: [{ value: "c", type: "x", primary: true }, b] },
    ],
    [
      "replace all selected elements by one",
      { kind: "replace", attribute: "tags", where: parseFilter("value pr"), value: [{ value: "c" }] },
      { tags: [{ value: "c" }] },
    ],
    [
      "replace a sub-attribute of every element",
      { kind: "replace", attribute: "tags", subAttribute: "type", value: [{ type: "n" }] },
      {
        tags: [
          { ...a, type: "n" },
          { ...b, type: "n" },
        ],
      },
    ],
    [
      "make another element primary",
      { kind: "replace", attribute: "tags", where: isY, subAttribute: "primary", value: [{ primary: true }] },
      {
        tags: [
          { ...a, primary: false },
          { ...b, primary: true },
        ],
      },
    ],
    [
      "add an existing element in another case",
      { kind: "add", attribute: "tags", value: [{ value: "B", type: "z" }] },
      { tags: [a, { value: "B", type: "z" }] },
    ],
    [
      "create the element that several conditions describe",
      {
        kind: "add",
        attribute: "tags",
        where: parseFilter('type eq "z" and primary eq false'),
        value: [{ value: "c" }],
      },
      { tags: [a, b, { type: "z", primary: false, value: "c" }] },
    ],
    [
      "create the element that a condition describes",
      { kind: "replace", attribute: "tags", where: isZ, value: [{ value: "c" }] },
      { tags: [a, b, { type: "z", value: "c" }] },
    ],
    ["remove a value", { kind: "remove", attribute: "name" }, { name: undefined }],
    ["remove an absent value", { kind: "remove", attribute: "title" }, {}],
    [
      "remove a sub-attribute",
      { kind: "remove", attribute: "name", subAttribute: "givenName" },
      { name: { familyName: "B" } },
    ],
    [
      "remove a nested sub-attribute",
      { kind: "remove", attribute: "enterprise", subAttribute: "manager.since" },
      { enterprise: { department: "d", manager: { managerId: "M" } } },
    ],
    ["remove a sub-attribute of an absent value", { kind: "remove", attribute: "guest", subAttribute: "type" }, {}],
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
    [
      "remove an element with the last of its sub-attributes",
      { kind: "remove", attribute: "places", where: parseFilter('city eq "S"'), subAttribute: "city" },
      { places: [{ city: "R", zip: "1" }] },
    ],
    [
      "remove listed values that a condition selects",
      { kind: "remove", attribute: "tags", where: isX, values: [{ value: "a" }, { value: "b" }] },
      { tags: [b] },
    ],
    [
      "remove simple values by a condition",
      { kind: "remove", attribute: "words", where: parseFilter('value eq "P"') },
      { words: ["q"] },
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

  it("replaces and empties a list of 15,000 elements at once", () => {
    const value = Array.from({ length: 15_000 }, (_, index) => ({ value: `U${index}` }));
    const filled = applyChanges(before, [
      { kind: "replace", attribute: "tags", value },
      { kind: "add", attribute: "tags", value },
      { kind: "remove", attribute: "tags", values: value.slice(1) },
    ]);
    expect(filled.tags).toEqual([{ value: "U0" }]);
  });

  it("compares by the types and case rules of a definition", () => {
    const exact = attribute({ name: "value", description: "Text.", value: z.string(), caseExact: true });
    const tags = attribute({
      name: "tags",
      description: "Tags.",
      value: z.array(z.object()),
      type: "complex",
      multiValued: true,
    });
    const definition = { attributes: { tags: { ...tags, subAttributes: { value: exact } } } };
    const change = { kind: "remove", attribute: "tags", where: parseFilter('value eq "A"') } as const;
    expect(applyChanges(before, [change]).tags).toEqual([b]);
    expect(applyChanges(before, [change], definition).tags).toEqual([a, b]);
    const add = { kind: "add", attribute: "tags", value: [{ value: "A" }] } as const;
    expect(applyChanges(before, [add], definition).tags).toEqual([a, b, { value: "A" }]);
  });

  it("takes ten times as long for ten times as many changes of any kind", () => {
    const kinds: readonly ((index: number) => AnyChange)[] = [
      (index) => ({ kind: "add", attribute: "tags", value: [{ value: `${index}`, primary: true }] }),
      (index) => ({ kind: "remove", attribute: "tags", where: parseFilter(`value eq "${index - 5}"`) }),
      (index) => ({ kind: "replace", attribute: "words", value: [`${index}`] }),
      (index) => ({ kind: "remove", attribute: "tags", values: [{ value: `${index - 10}` }] }),
      (index) => ({ kind: "add", attribute: "places", value: [{ city: `${index}` }] }),
      (index) => ({ kind: "add", attribute: "enterprise", value: { department: `${index}` } }),
    ];
    const changesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.(index)).filter(
        (change) => change !== undefined,
      );
    const timeOf = (count: number) => {
      const changes = changesOf(count);
      const start = performance.now();
      applyChanges(before, changes);
      return performance.now() - start;
    };
    timeOf(10_000);
    expect(timeOf(100_000)).toBeLessThan(Math.max(timeOf(10_000), timeOf(10_000), 20) * 40);
  });
});
