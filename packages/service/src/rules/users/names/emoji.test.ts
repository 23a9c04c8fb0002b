import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasEmoji } from "./display-name.js";

describe("hasEmoji", () => {
  it.each(["🎉", "Ada 👩‍💻", "🇩🇪", "1️⃣", "1\u20E3", "#\u20E3", "*\u20E3", "❤", "❤️", "☺"])(
    "finds an emoji in %s",
    (text) => {
      expect(hasEmoji(text)).toBe(true);
    },
  );

  it.each(["Ada", "Zoë Ünal", "王芳", "عائشة", "R2-D2", "Acme® & Sons™", "#1 *", "a → b"])(
    "finds no emoji in %s",
    (text) => {
      expect(hasEmoji(text)).toBe(false);
    },
  );

  it("finds the same before a high character that cannot be part of an emoji", () => {
    const unit = fc.integer({ min: 0, max: 0x20ff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(hasEmoji(text)).toBe(hasEmoji(`${text}\n\u2060`));
      }),
      { numRuns: 1_000 },
    );
    const low = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code));
    expect(low.filter((char) => hasEmoji(`${char}\u2060`))).toEqual([]);
  });
});
