import { describe, expect, it } from "vitest";
import { distTagOf, isWithin, lowestOf } from "./versions.mjs";

const ofNode = "^24.16 || >=26.1";

describe("isWithin", () => {
  it.each([
    ["22.18.0", ">=22.18", true],
    ["22.17.9", ">=22.18", false],
    ["24.0.0", ">=22.18", true],
    ["v20.20.2", ">=22.18", false],
    ["12.0.0-rc.1", ">=12", true],
    ["9.15.4", ">=12", false],
    ["12", ">=12.0", true],
    ["", ">=12", false],
    ["not found", ">=12", false],
    ["22.23.3", ofNode, false],
    ["24.15.9", ofNode, false],
    ["v24.16.0", ofNode, true],
    ["24.21.3", ofNode, true],
    ["25.9.0", ofNode, false],
    ["26.0.9", ofNode, false],
    ["26.1.0", ofNode, true],
    ["27.0.0", ofNode, true],
  ])("the version %s is within %s: %s", (version, range, answer) => {
    expect(isWithin(version, range)).toBe(answer);
  });
});

describe("lowestOf", () => {
  it.each([
    [">=22.18", "22.18.0"],
    [ofNode, "24.16.0"],
    [">=12", "12.0.0"],
  ])("the lowest version of %s is %s", (range, version) => {
    expect(lowestOf(range)).toBe(version);
  });
});

const pre = (tag: string) => ({ mode: "pre", tag });

it.each([
  [["0.0.0", "0.1.0"], undefined, "latest"],
  [["1.2.3"], { mode: "exit", tag: "next" }, "latest"],
  [["1.2.3-next.0", "1.2.3-next.12"], pre("next"), "next"],
])("distTagOf keeps prereleases from those who ask for no version: %j in %j", (versions, mode, tag) => {
  expect(distTagOf(versions, mode)).toBe(tag);
});

it.each([
  ...["1.2", "1.2.3-beta.0", "1.2.3-next.0", "v1.2.3"].map((version) => [version, undefined] as const),
  ...["1.2.3", "1.2.3-next", "1.2.3-beta.0"].map((version) => [version, pre("next")] as const),
  ["1.2.3-beta.0", pre("beta")] as const,
])("distTagOf refuses %s in %j", (version, mode) => {
  expect(() => distTagOf([version], mode)).toThrow(version);
});
