import type { FilterSchema } from "@rollcall/scim-filter";
import { describe, expect, it } from "vitest";
import { compareKeys, toSortKey } from "./sort-key.js";

const schema: FilterSchema = {
  attributes: {
    title: {},
    code: { caseExact: true },
    photo: { type: "reference" },
    active: { type: "boolean" },
    age: { type: "integer" },
    nicknames: {},
    meta: { type: "complex", subAttributes: { created: { type: "dateTime" } } },
    emails: { type: "complex", subAttributes: { value: {}, type: {} } },
    work: {
      type: "complex",
      urns: ["urn:work"],
      subAttributes: { manager: { type: "complex", subAttributes: { value: {} } } },
    },
  },
};

const path = (name: string, subAttribute?: string) =>
  ({ kind: "attribute", name, ...(subAttribute && { subAttribute }), start: 0, end: 0 }) as const;

describe("toSortKey", () => {
  it.each([
    [path("title"), { title: "Σ" }, "σ"],
    [path("code"), { code: "Ab" }, "Ab"],
    [path("photo"), { photo: "/A" }, "/A"],
    [path("active"), { active: true }, 1],
    [path("age"), { age: 7 }, 7],
    [path("nicknames"), { nicknames: ["B", "a"] }, "b"],
    [path("nicknames"), { nicknames: [] }, undefined],
    [path("meta", "created"), { meta: { created: "1970-01-01T01:00:00+01:00" } }, 0],
    [path("emails"), { emails: [{ value: "x" }, { value: "Y", primary: true }] }, "y"],
    [path("emails", "type"), { emails: [{ type: "home" }, { type: "work", primary: false }] }, "home"],
    [path("work", "manager"), { work: { manager: { value: "M" } } }, "m"],
    [path("title"), { title: null }, undefined],
    [path("meta", "created"), {}, undefined],
    [path("other"), { other: "x" }, undefined],
  ])("reads %j of %j", (sortBy, resource, wanted) => {
    expect(toSortKey(sortBy, schema)(resource)).toBe(wanted);
  });
});

describe("compareKeys", () => {
  it("puts absent keys last", () => {
    expect([undefined, "b", "a", undefined, "B"].sort(compareKeys)).toEqual(["B", "a", "b", undefined, undefined]);
    expect([undefined, 10, 9].map((key) => compareKeys(key, undefined))).toEqual([0, -1, -1]);
  });
});
