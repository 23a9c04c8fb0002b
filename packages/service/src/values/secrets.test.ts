import { describe, expect, it } from "vitest";
import { equalHashes, hashToken } from "./secrets.js";

describe("hashToken", () => {
  it("is the SHA-256 of the UTF-8 text", () => {
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("equalHashes", () => {
  it.each([
    { one: "00ff", other: "00ff", wanted: true },
    { one: "00ff", other: "00fe", wanted: false },
    { one: "00ff", other: "00", wanted: false },
  ])("compares $one with $other", ({ one, other, wanted }) => {
    expect(equalHashes(one, other)).toBe(wanted);
  });
});
