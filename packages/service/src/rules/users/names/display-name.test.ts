import { describe, expect, it } from "vitest";
import { readDisplayName } from "./display-name.js";

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
