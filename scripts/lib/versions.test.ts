import { describe, expect, it } from "vitest";
import { isAtLeast } from "./versions.mjs";

describe("isAtLeast", () => {
  it.each([
    ["22.18.0", ">=22.18", true],
    ["22.17.9", ">=22.18", false],
    ["24.0.0", ">=22.18", true],
    ["v20.20.2", ">=22.18", false],
    ["12.0.0-rc.1", ">=12", true],
    ["9.15.4", ">=12", false],
    ["12", "12.0", true],
    ["", ">=12", false],
    ["not found", ">=12", false],
  ])("takes %s against %s as %s", (version, wanted, answer) => {
    expect(isAtLeast(version, wanted)).toBe(answer);
  });
});
