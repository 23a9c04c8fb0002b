import { describe, expect, it } from "vitest";
import { isSame } from "./unique-values.js";

describe("isSame", () => {
  it.each<readonly [unknown, unknown, boolean]>([
    [1, 1, true],
    [1, "1", false],
    [null, null, true],
    [null, {}, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
  ])("compares %j and %j: %j", (one, other, wanted) => {
    expect(isSame(one, other)).toBe(wanted);
  });
});
