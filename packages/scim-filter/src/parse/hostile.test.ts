import { describe, expect, it } from "vitest";
import {
  compileFilter,
  type FilterLimits,
  FilterSyntaxError,
  parseFilter,
  parsePath,
  printFilter,
  toSql,
} from "../index.js";

const lifted: FilterLimits = { maxLength: Number.POSITIVE_INFINITY, maxDepth: Number.POSITIVE_INFINITY };
const megabyte = 1_000_000;

/** Texts that have crashed parsers, and whether they are valid filters. */
const texts: readonly (readonly [what: string, text: string, isFilter: boolean])[] = [
  ["open brackets", "(".repeat(megabyte), false],
  ["brackets in brackets", `${"(".repeat(1000)}a pr${")".repeat(1000)}`, false],
  ["negations in negations", `${"not (".repeat(1000)}a pr${")".repeat(1000)}`, false],
  ["closed brackets", ")".repeat(megabyte), false],
  ["square brackets", "a[".repeat(megabyte / 2), false],
  ["an open string", `a eq "${"x".repeat(megabyte)}`, false],
  ["backslashes", `a eq "${"\\".repeat(megabyte)}`, false],
  ["blanks", `a${" ".repeat(megabyte)}pr`, false],
  ["one long name", `${"a".repeat(megabyte)} pr`, true],
  ["dots", `${"a.".repeat(megabyte / 2)} pr`, false],
  ["colons", `${"a:".repeat(megabyte / 2)} pr`, false],
  ["one long number", `a eq ${"1".repeat(megabyte)}`, false],
  ["digits and points", `a eq ${"1.".repeat(megabyte / 2)}`, false],
  ["many alternatives", Array.from({ length: 50_000 }, (_, index) => `a eq ${index}`).join(" or "), true],
  ["many pairs", Array.from({ length: 20_000 }, () => "(a pr or b pr)").join(" and "), true],
  ["links alone", "and ".repeat(megabyte / 4), false],
];

describe("hostile texts, with the limits lifted", () => {
  it.each(texts)("%s", (_what, text, isFilter) => {
    const before = process.cpuUsage();
    if (isFilter) expect(printFilter(parseFilter(text, lifted))).toHaveLength(text.length);
    else expect(() => parseFilter(text, lifted)).toThrow(FilterSyntaxError);
    const { user, system } = process.cpuUsage(before);
    // One second of CPU time is a hundred times what any of them takes. Anything that is not linear takes minutes.
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  it("compiles and runs filters of the maximum depth and length", () => {
    const deep = parseFilter(`${"not (".repeat(200)}a pr${")".repeat(200)}`, lifted);
    expect(compileFilter(deep)({ a: 1 })).toBe(true);
    expect(toSql(deep, { columns: { a: { sql: "a", holds: "integer" } }, dialect: "sqlite" })).toMatchObject({
      strings: ["a IS NOT NULL"],
    });
    const wide = parseFilter(Array.from({ length: 50_000 }, (_, index) => `a eq ${index}`).join(" or "), lifted);
    expect(compileFilter(wide)({ a: 49_999 })).toBe(true);
    expect(toSql(wide, { columns: { a: { sql: "a", holds: "integer" } }, dialect: "sqlite" })).toBeUndefined();
  });
});

describe("the limits", () => {
  it.each<readonly [string, FilterLimits, number]>([
    [`a eq "${"x".repeat(65_536)}"`, {}, 65_536],
    ["a eq 123", { maxLength: 7 }, 7],
    [`${"(".repeat(101)}a pr${")".repeat(101)}`, {}, 100],
    ["((a pr))", { maxDepth: 1 }, 1],
    ["a[(b pr)]", { maxDepth: 1 }, 2],
    [`${"(".repeat(201)}a pr${")".repeat(201)}`, { maxDepth: 1000 }, 200],
  ])("refuse %.20s… with %j at %i", (text, limits, offset) => {
    expect(() => parseFilter(text, limits)).toThrow(expect.objectContaining({ reason: "limit", offset }));
  });

  it.each<readonly [string, FilterLimits]>([
    ["a eq 123", { maxLength: 8 }],
    [`${"(".repeat(100)}a pr${")".repeat(100)}`, {}],
    ["(a pr) and (b pr) or (c[d pr])", { maxDepth: 2 }],
  ])("allow %.20s… with %j", (text, limits) => {
    expect(() => parseFilter(text, limits)).not.toThrow();
  });

  it("also apply to paths", () => {
    expect(() => parsePath("members[value pr]", { maxLength: 10 })).toThrow(FilterSyntaxError);
  });
});
