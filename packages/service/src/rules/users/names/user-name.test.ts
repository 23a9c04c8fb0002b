import { describe, expect, it } from "vitest";
import { numberedName } from "../../../values/names.js";
import { readUserName } from "./name.js";

describe("readUserName", () => {
  it.each([
    { given: "Ada.Lovelace", kind: "plain", name: "ada.lovelace" },
    { given: "  ada-l_1 ", kind: "plain", name: "ada-l_1" },
    { given: "ada lovelace!", kind: "plain", name: "ada_lovelace_" },
    { given: "Zoë", kind: "plain", name: "zo_" },
    { given: "Zoe\u0308", kind: "plain", name: "zo_" },
    { given: "a".repeat(21), kind: "plain", name: "a".repeat(21) },
    { given: "Ada.Lovelace@example.com", kind: "derived", name: "ada.lovelace" },
    { given: "ada+test@example.com", kind: "derived", name: "ada_test" },
    { given: `${"a".repeat(30)}@example.com`, kind: "derived", name: "a".repeat(21) },
  ])("stores $given as $name", ({ given, kind, name }) => {
    expect(readUserName(given, "userName")).toEqual({ ok: true, value: { kind, name } });
  });

  it.each([
    { given: "", error: "username_empty" },
    { given: "   ", error: "username_empty" },
    { given: "a".repeat(22), error: "username_too_long" },
    { given: "太郎", error: "username_invalid" },
    { given: "...", error: "username_invalid" },
    { given: "ada🎉", error: "invalid_emoji_not_allowed" },
    { given: "Everyone", error: "username_not_allowed" },
    { given: "admin@example.com", error: "username_not_allowed" },
  ])("refuses $given with $error", ({ given, error }) => {
    expect(readUserName(given, "userName")).toMatchObject({ ok: false, error });
  });

  it.each([
    { given: " ", error: "username_empty" },
    { given: "a".repeat(22), error: "long_nickname" },
    { given: "root", error: "invalid_reserved_word" },
    { given: "ada🎉", error: "invalid_emoji_not_allowed" },
  ])("refuses the nickname $given with $error", ({ given, error }) => {
    expect(readUserName(given, "nickName")).toMatchObject({ ok: false, error });
  });
});

describe("numberedName", () => {
  it.each([
    { stem: "ada", taken: ["ada"], wanted: "ada2" },
    { stem: "ada", taken: ["ada", "ada2", "ada4"], wanted: "ada3" },
    { stem: "a".repeat(20), taken: [], wanted: `${"a".repeat(20)}2` },
    { stem: "a".repeat(21), taken: [], wanted: undefined },
    { stem: "ada", taken: ["ada", "ada3"], skip: 1, wanted: "ada4" },
    { stem: "a".repeat(20), taken: [], skip: 50, wanted: `${"a".repeat(20)}9` },
    {
      stem: "a".repeat(20),
      taken: Array.from({ length: 10 }, (_, number) => `${"a".repeat(20)}${number}`),
      wanted: undefined,
    },
  ])("numbers $stem as $wanted", ({ stem, taken, skip, wanted }) => {
    expect(numberedName(stem, new Set(taken), skip)).toBe(wanted);
  });
});
