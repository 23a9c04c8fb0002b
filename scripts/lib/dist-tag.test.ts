import { describe, expect, it } from "vitest";
import { distTagOf } from "./dist-tag.mjs";

describe("distTagOf", () => {
  it("keeps prereleases from those who ask for no version", () => {
    expect(["0.0.0", "0.1.0", "1.2.3-next.0", "1.2.3-next.12"].map(distTagOf)).toEqual([
      "latest",
      "latest",
      "next",
      "next",
    ]);
  });

  it.each(["1.2", "1.2.3-beta.0", "1.2.3-next", "v1.2.3"])("refuses %s", (version) => {
    expect(() => distTagOf(version)).toThrow(version);
  });
});
