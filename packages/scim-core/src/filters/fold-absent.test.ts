import { type AttributePath, parseFilter, printFilter } from "@rollcall/scim-filter";
import { describe, expect, it } from "vitest";
import { foldAbsent } from "./fold-absent.js";

const schema = { attributes: { title: {}, meta: { type: "complex", subAttributes: { created: {} } } } } as const;

/** The folded filter for the type, as text or as a constant, and the names that the type does not have. */
function fold(text: string) {
  const absent = new Set<AttributePath>();
  const folded = foldAbsent(parseFilter(text), { schema, resourceType: "Thing", absent });
  return [typeof folded === "boolean" ? folded : printFilter(folded), [...absent].map(({ name }) => name)];
}

describe("foldAbsent", () => {
  it.each([
    ["title pr", "title pr", []],
    ["x pr", false, ["x"]],
    ['x eq "1"', false, ["x"]],
    ['x ne "1"', true, ["x"]],
    ["x eq null", true, ["x"]],
    ["x ne null", false, ["x"]],
    ['x[y eq "1"]', false, ["x"]],
    ['not (x eq "1")', true, ["x"]],
    ["not (title pr)", "not (title pr)", []],
    ["title pr and x pr", false, ["x"]],
    ["title pr or x pr", "title pr", ["x"]],
    ["title pr and (x pr or y eq null)", "title pr", ["x", "y"]],
    ['title pr and title eq "a" and x ne "b"', 'title pr and title eq "a"', ["x"]],
    ["x ne 1 and y ne 2", true, ["x", "y"]],
    ['META.resourceType eq "Thing"', true, []],
    ['meta.resourceType eq "thing" or title pr', "title pr", []],
    ['meta.resourceType ne "Thing"', false, []],
  ])("%s", (text, wanted, absent) => {
    expect(fold(text)).toEqual([wanted, absent]);
  });

  it("treats every name as absent for a type without filterable attributes", () => {
    const absent = new Set<AttributePath>();
    const options = { schema: undefined, resourceType: "Thing", absent };
    expect(foldAbsent(parseFilter("title pr or title eq null"), options)).toBe(true);
    expect(absent.size).toBe(2);
  });
});
