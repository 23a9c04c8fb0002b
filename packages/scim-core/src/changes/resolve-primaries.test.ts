import { describe, expect, it } from "vitest";
import { resolvePrimaries } from "./resolve-primaries.js";

describe("resolvePrimaries", () => {
  it("keeps the last primary value of a list", () => {
    const [a, b, c] = [{ value: "a", primary: true }, { value: "b" }, { value: "c", primary: true }];
    expect(resolvePrimaries({ emails: [a, b, c], roles: [a] })).toEqual({
      emails: [{ value: "a", primary: false }, b, c],
      roles: [a],
    });
  });

  it("returns the same resource if there is nothing to change", () => {
    const resource = {
      emails: [
        { value: "a", primary: true },
        { value: "b", primary: false },
      ],
      roles: ["r"],
      name: {},
    };
    expect(resolvePrimaries(resource)).toBe(resource);
  });
});
