import { webapi as hooks } from "@rollcall/api/hooks";
import { describe, expect, it } from "vitest";
import { hooksPath, hooksUrlOf } from "./site-addresses.js";

describe("hooksPath", () => {
  it("is the mount of the set of hooks", () => {
    expect(hooksPath).toBe(hooks.mount);
  });
});

describe("hooksUrlOf", () => {
  it.each([
    [undefined, "https://site.example/hooks"],
    ["blue", "https://site.example/hooks/~blue"],
  ])("returns the base of the world %s", (world, wanted) => {
    expect(hooksUrlOf("https://site.example", world)).toBe(wanted);
  });
});
