import { describe, expect, it } from "vitest";
import { nextPinTs } from "./pins.js";

describe("nextPinTs", () => {
  it.each([
    [undefined, "1780000000.000000"],
    ["1779999999.999999", "1780000000.000000"],
    ["1780000000.000000", "1780000000.000001"],
    ["1790000000.999999", "1790000001.000000"],
  ])("after %s is %s", (newest, wanted) => {
    expect(nextPinTs(1_780_000_000_000, newest)).toBe(wanted);
  });
});
