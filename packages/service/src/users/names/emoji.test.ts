import { describe, expect, it } from "vitest";
import { hasEmoji } from "./emoji.js";

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
});
