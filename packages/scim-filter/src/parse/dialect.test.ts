import { describe, expect, it } from "vitest";
import type { FilterValue } from "../filter.js";
import { printFilter } from "../print-filter.js";
import { toSql } from "../sql/to-sql.js";
import { dialects } from "./dialect.js";
import { FilterSyntaxError } from "./filter-syntax-error.js";
import { parseFilter } from "./parse-filter.js";
import { parsePath } from "./parse-path.js";

describe("the dialect service", () => {
  it.each<readonly [literal: string, value: FilterValue]>([
    ["'1'", "1"],
    ["'it\\'s'", "it's"],
    [`'say "so"'`, 'say "so"'],
    ["'a\\u0062c'", "abc"],
    ['"1"', "1"],
    ["1", 1],
    ["-0.5", -0.5],
    ["true", true],
    ["null", null],
    ["U012AB3CD", "U012AB3CD"],
    ["ada@example.com", "ada@example.com"],
    ["2011-05-13T04:42:34Z", "2011-05-13T04:42:34Z"],
    ["007", "007"],
    ["True", "True"],
    ["O'Malley", "O'Malley"],
    ["andy", "andy"],
    ["ünïcode", "ünïcode"],
    ["_ada.l-1+x", "_ada.l-1+x"],
    ["+49:30", "+49:30"],
  ])("reads the literal %s", (literal, value) => {
    const filter = parseFilter(`restricted EQ ${literal} And email pr`, { dialect: "service" });
    expect(filter).toMatchObject({ operands: [{ operator: "eq", value }, { kind: "present" }] });
  });

  it.each(["{}", "{", "ada,", "a=b", "--", ".", "<ada>", "ada;", "*", "$ref", "a/b", "😀", "'ada", "\u0000"])(
    "refuses the literal %s",
    (literal) => {
      const parse = () => parseFilter(`userName eq ${literal}`, { dialect: "service" });
      expect(parse).toThrow(expect.objectContaining({ reason: "literal", offset: 12 }));
    },
  );

  it("reads the example of the specification", () => {
    expect(parseFilter("restricted eq '1'", { dialect: "service" })).toMatchObject({
      kind: "compare",
      attribute: { name: "restricted" },
      value: "1",
    });
  });
});

describe("the dialect scim1.1", () => {
  it("accepts any spacing", () => {
    const tight = parseFilter('(a pr)or(b eq "x")', { dialect: "scim1.1" });
    const loose = parseFilter(' ( a\tpr )  or\n( b  eq\r\n"x" ) ', { dialect: "scim1.1" });
    expect(tight).toMatchObject({ kind: "or", operands: [{ kind: "present" }, { kind: "compare", value: "x" }] });
    expect(loose).toMatchObject({ kind: "or", operands: [{ kind: "present" }, { kind: "compare", value: "x" }] });
  });

  it.each([
    ["urn:scim:schemas:core:1.0:userName", "urn:scim:schemas:core:1.0", "userName", undefined],
    ["urn:scim:schemas:core:1.0.userName", "urn:scim:schemas:core:1.0", "userName", undefined],
    [
      "urn:scim:schemas:extension:enterprise:1.0.manager.displayName",
      "urn:scim:schemas:extension:enterprise:1.0",
      "manager",
      "displayName",
    ],
    ["urn:example:2.0:User.manager.value", "urn:example:2.0:User", "manager", "value"],
    ["urn:example:2.0:User.department", "urn:example:2.0", "User", "department"],
    ["urn:scim:schemas:extension:guest:1.0", "urn:scim:schemas:extension:guest", "1.0", undefined],
  ])("splits the URN from %s", (text, urn, name, subAttribute) => {
    const wanted = { kind: "attribute", urn, name, ...(subAttribute === undefined ? {} : { subAttribute }) };
    expect(parsePath(text, { dialect: "scim1.1" })).toEqual({ ...wanted, start: 0, end: text.length });
  });
});

describe("a custom dialect", () => {
  it("can be a variation of a named one", () => {
    const dialect = { ...dialects.rfc7644, operators: ["eq"], spacing: "any" } as const;
    expect(parseFilter(" a  eq 1 ", { dialect })).toMatchObject({ operator: "eq", value: 1 });
    expect(() => parseFilter("a co 1", { dialect })).toThrow(/"co" is not an operator/);
  });

  it.each([
    ['emails[type eq "work"].value eq "x"', 'emails[type eq "work" and value eq "x"]'],
    ["a[b pr or c pr].d pr and e pr", "a[(b pr or c pr) and d pr] and e pr"],
  ])("can continue after a value filter: %s", (text, canonical) => {
    const dialect = { ...dialects.rfc7644, selections: true };
    expect(printFilter(parseFilter(text, { dialect }))).toBe(canonical);
    expect(() => parseFilter(text)).toThrow(FilterSyntaxError);
  });

  it.each([
    ["a[b pr].c", "incomplete", 9],
    ["a[b pr].c xx", "operator", 10],
    ["a[b pr].c[d pr]", "group", 9],
    ["a[b pr].1 pr", "attribute", 7],
    ["a[b pr].c.d pr", "attribute", 7],
    ["a[b pr].and pr", "attribute", 7],
  ])("refuses %s: %s at %i", (text, reason, offset) => {
    const dialect = { ...dialects.rfc7644, selections: true };
    expect(() => parseFilter(text, { dialect })).toThrow(expect.objectContaining({ reason, offset }));
  });
});

it("says which dialects there are to callers in JavaScript", () => {
  const columns = {};
  for (const [wrong, found] of [
    ["nope", '"nope"'],
    ["constructor", '"constructor"'],
    [5, "a number"],
    [null, "null"],
  ] as const) {
    const names = `The option dialect must be one of rfc7644, scim1.1, service, not ${found}.`;
    // Callers in JavaScript have no compiler.
    const options = { dialect: wrong, columns } as unknown as Parameters<typeof toSql>[1] & {
      readonly dialect: "service";
    };
    expect(() => parseFilter('a eq "b"', options)).toThrow(names);
    expect(() => parsePath("a", options)).toThrow(names);
    const forSql = `The option dialect must be one of sqlite, postgres, not ${found}.`;
    expect(() => toSql(parseFilter("a pr"), options)).toThrow(forSql);
  }
});
