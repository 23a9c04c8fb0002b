import { describe, expect, it } from "vitest";
import type { Filter } from "../filter.js";
import type { DialectName } from "./dialect.js";
import { FilterSyntaxError, type FilterSyntaxReason } from "./filter-syntax-error.js";
import { parseFilter } from "./parse-filter.js";

const a = { kind: "attribute", name: "a", start: 0, end: 1 } as const;
const present = (name: string, start: number): Filter => {
  const end = start + name.length;
  return { kind: "present", attribute: { kind: "attribute", name, start, end }, start, end: end + 3 };
};

/** Texts and their trees, offsets included. */
const trees: readonly (readonly [text: string, tree: Filter])[] = [
  ["a pr", present("a", 0)],
  ['a eq "x"', { kind: "compare", attribute: a, operator: "eq", value: "x", start: 0, end: 8 }],
  ["a GE -1.5e3", { kind: "compare", attribute: a, operator: "ge", value: -1500, start: 0, end: 11 }],
  ["a ne null", { kind: "compare", attribute: a, operator: "ne", value: null, start: 0, end: 9 }],
  ["a eq -0", { kind: "compare", attribute: a, operator: "eq", value: 0, start: 0, end: 7 }],
  ['a eq "\\u00e9\\n\\""', { kind: "compare", attribute: a, operator: "eq", value: 'é\n"', start: 0, end: 17 }],
  [
    "a.b pr",
    {
      kind: "present",
      attribute: { kind: "attribute", name: "a", subAttribute: "b", start: 0, end: 3 },
      start: 0,
      end: 6,
    },
  ],
  ["a pr and b pr", { kind: "and", operands: [present("a", 0), present("b", 9)], start: 0, end: 13 }],
  [
    "a pr or b pr AND c pr Or d pr",
    {
      kind: "or",
      operands: [
        present("a", 0),
        { kind: "and", operands: [present("b", 8), present("c", 17)], start: 8, end: 21 },
        present("d", 25),
      ],
      start: 0,
      end: 29,
    },
  ],
  [
    "(a pr or b pr) and c pr",
    {
      kind: "and",
      operands: [{ kind: "or", operands: [present("a", 1), present("b", 9)], start: 0, end: 14 }, present("c", 19)],
      start: 0,
      end: 23,
    },
  ],
  ["not (a pr)", { kind: "not", operand: present("a", 5), start: 0, end: 10 }],
  ["NOT(a pr)", { kind: "not", operand: present("a", 4), start: 0, end: 9 }],
  [
    'a[b pr and c eq "]"]',
    {
      kind: "valuePath",
      attribute: a,
      filter: {
        kind: "and",
        operands: [
          {
            kind: "present",
            attribute: { kind: "attribute", name: "b", start: 2, end: 3 },
            start: 2,
            end: 6,
          },
          {
            kind: "compare",
            attribute: { kind: "attribute", name: "c", start: 11, end: 12 },
            operator: "eq",
            value: "]",
            start: 11,
            end: 19,
          },
        ],
        start: 2,
        end: 19,
      },
      start: 0,
      end: 20,
    },
  ],
];

describe("parseFilter", () => {
  it.each(trees)("reads %s", (text, tree) => {
    expect(parseFilter(text)).toEqual(tree);
  });

  it("reads words by their position", () => {
    for (const name of ["pr", "eq", "not", "orders", "android", "true", "$ref", "a-b_c$1"]) {
      expect(parseFilter(`${name} pr`)).toMatchObject({ kind: "present", attribute: { name } });
    }
  });

  it("keeps a list with the same link flat", () => {
    expect(parseFilter(Array.from({ length: 500 }, (_, index) => `a eq ${index}`).join(" or "))).toMatchObject({
      kind: "or",
      operands: { length: 500 },
    });
  });

  it.each([
    [
      "urn:ietf:params:scim:schemas:core:2.0:User:userName",
      "urn:ietf:params:scim:schemas:core:2.0:User",
      "userName",
      undefined,
    ],
    ["urn:example:2.0:Robot:arm.length", "urn:example:2.0:Robot", "arm", "length"],
    ["https://example.com/schemas/Robot:arm", "https://example.com/schemas/Robot", "arm", undefined],
  ])("splits the URN from %s", (path, urn, name, subAttribute) => {
    const attribute = { urn, name, ...(subAttribute === undefined ? {} : { subAttribute }) };
    expect(parseFilter(`${path} pr`)).toMatchObject({ attribute });
  });
});

/** Invalid filters: dialect, text, reason, offset. */
const mistakes: readonly (readonly [DialectName, string, FilterSyntaxReason, number])[] = [
  // empty, or only names
  ["rfc7644", "", "empty", 0],
  ["rfc7644", "  ", "empty", 2],
  ["rfc7644", "userName", "empty", 8],
  ["rfc7644", "userName ", "empty", 9],
  ["service", "((userName))", "empty", 10],
  ["service", "not", "empty", 3],
  // spaces
  ["rfc7644", " a pr", "spacing", 0],
  ["rfc7644", "a pr ", "spacing", 4],
  ["rfc7644", "a  pr", "spacing", 2],
  ["rfc7644", "a\tpr", "spacing", 1],
  ["rfc7644", "a eq\n1", "spacing", 4],
  ["rfc7644", 'a eq"x"', "spacing", 4],
  ["rfc7644", 'a eq "x"and b pr', "spacing", 8],
  ["rfc7644", "a pr and  b pr", "spacing", 9],
  ["rfc7644", "( a pr)", "spacing", 1],
  ["rfc7644", "(a pr )", "spacing", 5],
  ["rfc7644", "(a pr) and(b pr)", "spacing", 10],
  ["rfc7644", "not  (a pr)", "spacing", 4],
  ["rfc7644", "a [b pr]", "spacing", 1],
  ["rfc7644", "a[ b pr]", "spacing", 2],
  ["service", "restricted  eq '1'", "spacing", 11],
  // parts
  ["rfc7644", "a eq", "incomplete", 4],
  ["rfc7644", "a eq ", "incomplete", 5],
  ["rfc7644", "(a eq)", "incomplete", 5],
  ["rfc7644", "a eq and b pr", "incomplete", 5],
  ["rfc7644", "a pr and", "incomplete", 8],
  ["rfc7644", "a pr and ", "incomplete", 9],
  ["rfc7644", "a pr and b", "incomplete", 10],
  ["rfc7644", "(a) and b pr", "incomplete", 2],
  ["rfc7644", "and a pr", "incomplete", 0],
  ["rfc7644", "a pr or or b pr", "incomplete", 8],
  ["rfc7644", "a and b pr", "incomplete", 2],
  ["service", "userName eq or email pr", "incomplete", 12],
  // brackets
  ["rfc7644", "()", "group", 1],
  ["rfc7644", "(", "group", 1],
  ["rfc7644", ")", "group", 0],
  ["rfc7644", "(a pr", "group", 5],
  ["rfc7644", "a pr)", "group", 4],
  ["rfc7644", "a[]", "group", 2],
  ["rfc7644", "a[b pr", "group", 6],
  ["rfc7644", "(a pr]", "group", 5],
  ["rfc7644", "a[b pr)", "group", 6],
  ["rfc7644", "[a pr]", "group", 0],
  ["rfc7644", "a (b pr)", "group", 2],
  ["rfc7644", "a eq (1)", "group", 5],
  ["rfc7644", "a pr (b pr)", "group", 5],
  ["rfc7644", "a[b[c pr]]", "group", 2],
  ["scim1.1", "a[b pr]", "group", 0],
  ["service", "emails[type eq work]", "group", 0],
  // only a value; an operator without its attribute
  ["rfc7644", '"x"', "empty", 0],
  ["service", "'x'", "empty", 0],
  ["service", "(1)", "empty", 1],
  ["rfc7644", 'a pr and "x"', "incomplete", 9],
  ["rfc7644", 'eq "x"', "incomplete", 0],
  ["service", "a pr or eq 'x'", "incomplete", 8],
  // operators
  ["rfc7644", 'a xx "x"', "operator", 2],
  ["rfc7644", 'a equals "x"', "operator", 2],
  ["rfc7644", 'a "x"', "operator", 2],
  ["rfc7644", "a pr b pr", "operator", 5],
  ["rfc7644", 'a pr "x"', "operator", 5],
  ["rfc7644", 'a eq "x" xor b pr', "operator", 9],
  ["scim1.1", 'a ne "x"', "operator", 2],
  ["service", 'a ew "x"', "operator", 2],
  ["service", "not (a pr)", "operator", 0],
  ["service", "a pr and not(a pr)", "operator", 9],
  // attributes
  ["rfc7644", "1a pr", "attribute", 0],
  ["rfc7644", '"a" eq 1', "attribute", 0],
  ["rfc7644", "a.b.c pr", "attribute", 0],
  ["rfc7644", "a. pr", "attribute", 0],
  ["rfc7644", ".a pr", "attribute", 0],
  ["rfc7644", "a[.b pr]", "attribute", 2],
  ["rfc7644", "a:b pr", "attribute", 0],
  ["rfc7644", "ä pr", "attribute", 0],
  ["rfc7644", "a[b pr].c pr", "attribute", 7],
  ["rfc7644", "urn:scim:schemas:core:1.0.userName pr", "attribute", 0],
  // literals
  ["rfc7644", "a eq x", "literal", 5],
  ["rfc7644", "a eq 'x'", "literal", 5],
  ["rfc7644", 'a eq "x', "literal", 5],
  ["rfc7644", 'a eq "\\x"', "literal", 5],
  ["rfc7644", 'a eq "\u0001"', "literal", 5],
  ["rfc7644", "a eq 01", "literal", 5],
  ["rfc7644", "a eq 1e999", "literal", 5],
  ["rfc7644", "a eq True", "literal", 5],
  ["rfc7644", "a eq +1", "literal", 5],
  ["service", "a eq 'x", "literal", 5],
];

describe("FilterSyntaxError", () => {
  it.each(mistakes)("in %s, of %j: %s at %i", (dialect, text, reason, offset) => {
    const error = refused(() => parseFilter(text, { dialect }));
    expect({ reason: error.reason, offset: error.offset }).toEqual({ reason, offset });
  });

  it("lists what is expected", () => {
    expect(refused(() => parseFilter("a xx 1", { dialect: "service" })).expected).toEqual([
      "eq",
      "co",
      "sw",
      "gt",
      "ge",
      "lt",
      "le",
      "pr",
    ]);
    expect(refused(() => parseFilter("(a pr")).expected).toEqual(["and", "or", ")"]);
    expect(() => parseFilter("a pr an b pr")).toThrow('"an" is neither "and" nor "or"');
  });

  it("reports the first of two mistakes", () => {
    expect(refused(() => parseFilter("(a pr and) b xx ☃")).offset).toBe(9);
  });

  it("marks the position with carets", () => {
    expect(refused(() => parseFilter("userName eq bjensen")).explain()).toBe(
      "userName eq bjensen\n            ^^^^^^^ expected a JSON string, a number, true, false or null",
    );
    expect(refused(() => parseFilter("userName\teq 1")).explain()).toBe("userName eq 1\n        ^ expected one space");
  });

  it("shortens a long filter around the position", () => {
    const long = `${"a pr or ".repeat(500)}a xx 1${" or a pr".repeat(500)}`;
    const lines = refused(() => parseFilter(long))
      .explain()
      .split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]?.length).toBeLessThan(120);
    expect(lines[0]?.slice(lines[1]?.indexOf("^"), lines[1]?.lastIndexOf("^"))).toBe("x");
  });

  it("quotes at most a line of the text", () => {
    expect(refused(() => parseFilter(`a eq ${"x".repeat(10_000)}`)).message.length).toBeLessThan(100);
  });
});

function refused(run: () => unknown): FilterSyntaxError {
  try {
    run();
  } catch (error) {
    if (error instanceof FilterSyntaxError) return error;
    throw error;
  }
  throw new Error("The text was accepted.");
}
