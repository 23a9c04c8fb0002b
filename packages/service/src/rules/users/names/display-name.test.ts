import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasEmoji, readDisplayName } from "./name.js";

describe("readDisplayName", () => {
  it.each([
    { given: "Ada Lovelace", wanted: "Ada Lovelace" },
    { given: " Zoë O'Brien-Smith Jr. ", wanted: "Zoë O'Brien-Smith Jr." },
    { given: "王芳 2", wanted: "王芳 2" },
    { given: "अमित", wanted: "अमित" },
    { given: "   ", wanted: undefined },
    { given: "a".repeat(80), wanted: "a".repeat(80) },
  ])("stores $given", ({ given, wanted }) => {
    expect(readDisplayName(given)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    { given: "@ada", error: "invalid_starts_with_at" },
    { given: "ada@home", error: "invalid_name_specials" },
    { given: "Ada (Sales)", error: "invalid_name_specials" },
    { given: "Ada 🎉", error: "invalid_emoji_not_allowed" },
    { given: "a".repeat(81), error: "invalid_name_maxlength" },
    { given: "Here", error: "invalid_reserved_word" },
  ])("refuses $given with $error", ({ given, error }) => {
    expect(readDisplayName(given)).toMatchObject({ ok: false, error });
  });
});

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
