import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSealer, nameKey, UnsealError } from "./create-sealer.js";

const key = randomBytes(32);
const sealer = createSealer(() => key);

function seal(text: string, about = "A1 token"): string {
  return sealer.seal(text, about) ?? "";
}

describe("createSealer", () => {
  it("opens what it sealed, and every other text as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, about) => {
        expect(sealer.open(seal(text, about), about)).toBe(text.toWellFormed());
      }),
    );
    expect(sealer.open("kept in memory", "A1 token")).toBe("kept in memory");
  });

  it("seals a text differently each time, and shows the name of the key only", () => {
    const [one, other] = [seal("secret"), seal("secret")];
    expect(one).not.toBe(other);
    expect(one).toMatch(new RegExp(`^sealed:1:${nameKey(key)}:`));
  });

  it("opens nothing in another place, with another key, without one, or after a change", () => {
    const sealed = seal("secret");
    const changed = `${sealed.slice(0, -2)}${sealed.at(-2) === "A" ? "B" : "A"}${sealed.at(-1)}`;
    expect(() => sealer.open(sealed, "A2 token")).toThrow(UnsealError);
    expect(() => sealer.open(changed, "A1 token")).toThrow(UnsealError);
    const other = randomBytes(32);
    expect(() => createSealer(() => other).open(sealed, "A1 token")).toThrow(UnsealError);
    expect(() => createSealer(() => undefined).open(sealed, "A1 token")).toThrow(UnsealError);
  });

  it("seals nothing without a key", () => {
    expect(createSealer(() => undefined).seal("secret", "A1 token")).toBeUndefined();
  });
});
