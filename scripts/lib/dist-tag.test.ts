import { expect, it } from "vitest";
import { distTagOf } from "./dist-tag.mjs";

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
