import { describe, expect, it } from "vitest";
import { deferReferences, referencesIn, resolvePath, resolveReferences } from "./references.js";

const made = new Map([
  ["a", "1"],
  ["b", "x/y"],
]);

describe("referencesIn", () => {
  it.each<readonly [unknown, readonly string[]]>([
    ["bulkId:a", ["a"]],
    ["../Users/bulkId:a", ["a"]],
    ["see bulkId:a", []],
    ["bulkId:", []],
    ["bulkid:a", []],
    [
      [{ value: "bulkId:a" }, { deep: { value: "bulkId:b" } }, 1, null],
      ["a", "b"],
    ],
  ])("finds in %j: %j", (value, wanted) => {
    expect([...referencesIn(value)]).toEqual(wanted);
  });
});

describe("resolveReferences", () => {
  it("replaces references by identifiers at any depth", () => {
    const value = {
      members: [{ value: "bulkId:a", $ref: "../Users/bulkId:a" }, "bulkId:c"],
      note: "bulkId:",
      count: 1,
    };
    expect(resolveReferences(value, made)).toEqual({
      members: [{ value: "1", $ref: "../Users/1" }, "bulkId:c"],
      note: "bulkId:",
      count: 1,
    });
  });
});

describe("resolvePath", () => {
  it.each([
    ["/Users/bulkId:a", "/Users/1"],
    ["/Users/bulkId:b", "/Users/x%2Fy"],
    ["/Users/bulkId:c", "/Users/bulkId:c"],
    ["/Users/1", "/Users/1"],
  ])("converts %s to %s", (path, wanted) => {
    expect(resolvePath(path, made)).toBe(wanted);
  });
});

describe("deferReferences", () => {
  it("removes references to resources that do not exist yet, and adds them later", () => {
    const urn = "urn:example:2.0:User";
    const data = {
      userName: "u",
      tags: [{ value: "bulkId:x" }, { value: "bulkId:a" }, { value: "t" }],
      owner: { value: "bulkId:x", display: "O" },
      sponsor: "bulkId:x",
      [urn]: { manager: { value: "bulkId:x" }, department: "d" },
    };
    expect(deferReferences(data, new Set(["x"]))).toEqual({
      data: { userName: "u", tags: [{ value: "bulkId:a" }, { value: "t" }], [urn]: { department: "d" } },
      operations: [
        { op: "add", path: "tags", value: [{ value: "bulkId:x" }] },
        { op: "add", path: "owner", value: { value: "bulkId:x", display: "O" } },
        { op: "add", path: "sponsor", value: "bulkId:x" },
        { op: "add", path: `${urn}:manager`, value: { value: "bulkId:x" } },
      ],
    });
  });
});
