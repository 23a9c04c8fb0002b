import compact from "emojibase-data/en/compact.json" with { type: "json" };
import shortcodes from "emojibase-data/en/shortcodes/iamcal.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { printEmoji } from "./print-emoji.js";

describe("the standard emoji", () => {
  it("are those of emojibase-data", async () => {
    await expect(printEmoji(shortcodes, compact)).toMatchFileSnapshot("./standard-emoji.ts");
  });
});
