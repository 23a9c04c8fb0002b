import { describe, expect, it } from "vitest";
import { areUnique } from "./rules.js";

describe("areUnique", () => {
  it.each([
    [[], true],
    [["a", "b"], true],
    [["a", "a"], false],
    [["1", 1], true],
    [[{ a: 1 }, { a: 1 }], false],
  ])("%j: %s", (elements, wanted) => {
    expect(areUnique(elements)).toBe(wanted);
  });
});
