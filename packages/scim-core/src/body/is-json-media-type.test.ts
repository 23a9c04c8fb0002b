import { describe, expect, it } from "vitest";
import { isJsonMediaType } from "./read-body.js";

describe("isJsonMediaType", () => {
  it.each([
    [null, true],
    [" ", true],
    ["application/vnd.example+json", true],
    ["application/json;profile=x", true],
    ["application/json;charset=utf8", true],
    ["application/json;charset=utf-16", false],
    ["application/xml", false],
    ["json", false],
  ])("%j: %s", (contentType, wanted) => {
    expect(isJsonMediaType(contentType, "application/vnd.example+JSON")).toBe(wanted);
  });
});
