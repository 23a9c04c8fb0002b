import { describe, expect, it } from "vitest";
import type { Filter } from "../change.js";
import { matchesFilter } from "./matches-filter.js";

const element = { value: "Abc", count: 5, active: true, none: null, empty: "", inner: { name: "n" } };
type Operator = Extract<Filter<string>, { kind: "compare" }>["operator"];

const compare = (attribute: string, operator: Operator, value: string | number | boolean | null): Filter<string> => ({
  kind: "compare",
  attribute,
  operator,
  value,
});

describe("matchesFilter", () => {
  it.each([
    ["value", "eq", "aBC", true],
    ["value", "eq", "ab", false],
    ["value", "ne", "abc", false],
    ["value", "ne", "x", true],
    ["value", "co", "B", true],
    ["value", "sw", "AB", true],
    ["value", "sw", "b", false],
    ["value", "ew", "C", true],
    ["value", "gt", "abb", true],
    ["value", "le", "abb", false],
    ["count", "gt", 4, true],
    ["count", "ge", 5, true],
    ["count", "lt", 5, false],
    ["count", "le", 5, true],
    ["count", "co", "5", false],
    ["count", "eq", 5, true],
    ["active", "eq", true, true],
    ["active", "eq", "true", false],
    ["none", "eq", null, true],
    ["missing", "eq", null, true],
    ["missing", "ne", "x", true],
    ["missing", "co", "x", false],
    ["inner.name", "eq", "N", true],
    ["value.name", "eq", "N", false],
  ] as const)("%s %s %j: %s", (attribute, operator, value, wanted) => {
    expect(matchesFilter(compare(attribute, operator, value), element)).toBe(wanted);
  });

  it("tells what is present from what is not", () => {
    const present = (attribute: string) => matchesFilter({ kind: "present", attribute }, element);
    expect(["value", "count", "none", "empty", "missing"].map(present)).toEqual([true, true, false, false, false]);
  });

  it("combines conditions", () => {
    const yes = compare("count", "eq", 5);
    const no = compare("count", "eq", 6);
    expect(matchesFilter({ kind: "and", operands: [yes, no] }, element)).toBe(false);
    expect(matchesFilter({ kind: "or", operands: [no, yes] }, element)).toBe(true);
    expect(matchesFilter({ kind: "not", operand: no }, element)).toBe(true);
  });

  it("compares a simple element itself", () => {
    expect(matchesFilter(compare("value", "eq", "a"), "A")).toBe(true);
  });
});
