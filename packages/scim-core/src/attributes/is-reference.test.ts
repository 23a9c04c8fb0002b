import { describe, expect, it } from "vitest";
import { isReference } from "./read-resource.js";

const endpoints = new Map([
  ["User", "/Users"],
  ["Group", "/Groups"],
]);

describe("isReference", () => {
  it.each<readonly [string, readonly string[], boolean]>([
    ["https://x.example/a.png", ["external"], true],
    ["urn:example:a", ["external"], true],
    ["a.png", ["external"], false],
    ["urn:example:a", ["uri"], true],
    ["/Schemas/a", ["uri"], true],
    ["a b", ["uri"], false],
    ["", ["uri"], false],
    ["https://x.example/scim/v2/Users/1", ["User"], true],
    ["../Users/1", ["User"], true],
    ["Users/1", ["User"], true],
    ["/Users/1?attributes=id", ["User"], true],
    ["/Users/", ["User"], false],
    ["/Users", ["User"], false],
    ["/AllUsers/1", ["User"], false],
    ["/Groups/1", ["User"], false],
    ["/Groups/1", ["User", "Group"], true],
    ["https://x.example/a.png", ["User", "external"], true],
    ["/Things/1", ["Thing"], true],
    ["anything", [], true],
  ])("checks %j as a reference to %j: %j", (text, types, wanted) => {
    expect(isReference(text, types, endpoints)).toBe(wanted);
  });
});
