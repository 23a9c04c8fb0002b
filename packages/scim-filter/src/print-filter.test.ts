import { describe, expect, it } from "vitest";
import { parseFilter, parsePath } from "./index.js";
import { printFilter, printPath } from "./print-filter.js";

describe("printFilter", () => {
  it.each([
    ['A.b EQ "x"', 'A.b eq "x"'],
    ['a EQ "\\u0041\\/"', 'a eq "A/"'],
    ["a eq 1.50E1", "a eq 15"],
    ["((a pr))", "a pr"],
    ["(a pr and b pr) or c pr", "a pr and b pr or c pr"],
    ["a pr and (b pr or c pr)", "a pr and (b pr or c pr)"],
    ["(a pr or b pr) or c pr", "(a pr or b pr) or c pr"],
    ["a pr AND (b pr and c pr)", "a pr and (b pr and c pr)"],
    ["NOT(a pr)", "not (a pr)"],
    ["not (not (a pr))", "not (not (a pr))"],
    ["a[(b pr) and (c eq true)]", "a[b pr and c eq true]"],
    ["urn:x:y:a.b pr", "urn:x:y:a.b pr"],
  ])("prints %s as %s", (text, canonical) => {
    expect(printFilter(parseFilter(text))).toBe(canonical);
  });

  it("prints the literals of every dialect as JSON", () => {
    expect(printFilter(parseFilter("a eq 'it\\'s' or b eq word", { dialect: "service" }))).toBe(
      'a eq "it\'s" or b eq "word"',
    );
  });
});

describe("printPath", () => {
  it.each([
    ["urn:scim:schemas:core:1.0.name.familyName", "urn:scim:schemas:core:1.0:name.familyName"],
    ["members[value EQ U1].display", 'members[value eq "U1"].display'],
  ])("prints %s as %s", (text, canonical) => {
    expect(printPath(parsePath(text, { dialect: "service" }))).toBe(canonical);
  });
});
