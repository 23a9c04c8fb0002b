import { describe, expect, it } from "vitest";
import { settlePrimaries } from "./settle-primaries.js";

describe("settlePrimaries", () => {
  it("keeps the last primary value of a list", () => {
    const [a, b, c] = [{ value: "a", primary: true }, { value: "b" }, { value: "c", primary: true }];
    expect(settlePrimaries({ emails: [a, b, c], roles: [a] })).toEqual({
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
    expect(settlePrimaries(resource)).toBe(resource);
  });
});
