import { describe, expect, it } from "vitest";
import type { PatchPath } from "../filter.js";
import { FilterSyntaxError, type FilterSyntaxReason } from "./filter-syntax-error.js";
import type { ParseOptions } from "./parse.js";
import { parsePath } from "./parse-path.js";

const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

const paths: readonly (readonly [text: string, path: PatchPath])[] = [
  ["active", { kind: "attribute", name: "active", start: 0, end: 6 }],
  ["name.familyName", { kind: "attribute", name: "name", subAttribute: "familyName", start: 0, end: 15 }],
  [
    `${enterprise}:manager.value`,
    { kind: "attribute", urn: enterprise, name: "manager", subAttribute: "value", start: 0, end: 72 },
  ],
  [
    enterprise,
    {
      kind: "attribute",
      urn: "urn:ietf:params:scim:schemas:extension:enterprise:2.0",
      name: "User",
      start: 0,
      end: 58,
    },
  ],
  [
    'emails[type eq "work"].value',
    {
      kind: "valuePath",
      attribute: { kind: "attribute", name: "emails", start: 0, end: 6 },
      filter: {
        kind: "compare",
        attribute: { kind: "attribute", name: "type", start: 7, end: 11 },
        operator: "eq",
        value: "work",
        start: 7,
        end: 21,
      },
      subAttribute: "value",
      start: 0,
      end: 28,
    },
  ],
];

const mistakes: readonly (readonly [text: string, reason: FilterSyntaxReason, offset: number])[] = [
  ["", "empty", 0],
  ["  ", "empty", 2],
  [" active", "spacing", 0],
  ["active ", "spacing", 6],
  ["1", "attribute", 0],
  ["a.b.c", "attribute", 0],
  [".a", "attribute", 0],
  [".a[b pr]", "attribute", 0],
  ["(a)", "attribute", 0],
  ['"a"', "attribute", 0],
  ["active pr", "attribute", 7],
  ["a and b", "attribute", 2],
  ["members[value eq U1]", "literal", 17],
  ["members[]", "group", 8],
  ["members[a pr", "group", 12],
  ["members[a pr]]", "group", 13],
  ["members[a pr] x", "attribute", 14],
  ["members[a pr].", "attribute", 13],
  ["members[a pr].1", "attribute", 13],
  ["members[a pr].b.c", "attribute", 13],
  ["members [a pr]", "group", 8],
  ["members[a[b pr]]", "group", 8],
];

describe("parsePath", () => {
  it.each(paths)("reads %s", (text, path) => {
    expect(parsePath(text)).toEqual(path);
  });

  it.each(["members[value eq U012]", "members[value eq 'U012']", 'members[value eq "U012"]'])(
    "reads %s in the dialect service",
    (text) => {
      expect(parsePath(text, { dialect: "service" })).toMatchObject({ filter: { operator: "eq", value: "U012" } });
    },
  );

  it.each(mistakes)("refuses %j: %s at %i", (text, reason, offset) => {
    const error = refused(() => parsePath(text));
    expect({ reason: error.reason, offset: error.offset }).toEqual({ reason, offset });
  });
});

describe("parsePath with options", () => {
  it.each<readonly [string, ParseOptions, FilterSyntaxReason, number]>([
    ["members[a pr]", { dialect: "scim1.1" }, "group", 0],
    ["members[(a pr)]", { maxDepth: 1 }, "limit", 8],
  ])("refuses %s with %j: %s at %i", (text, options, reason, offset) => {
    const error = refused(() => parsePath(text, options));
    expect({ reason: error.reason, offset: error.offset }).toEqual({ reason, offset });
  });
});

function refused(run: () => unknown): FilterSyntaxError {
  try {
    run();
  } catch (error) {
    if (error instanceof FilterSyntaxError) return error;
    throw error;
  }
  throw new Error("The path was accepted.");
}
