import { describe, expect, it } from "vitest";
import { toChannelName } from "./channel-name.js";

describe("toChannelName", () => {
  it.each([
    ["Launch plan", "launch-plan"],
    ["  Straße \t №7!  ", "straße-7"],
    ["Launch & land", "launch-land"],
    ["日本 計画", "日本-計画"],
    ["a_b-c", "a_b-c"],
    [" Plan (2026): go! ", "plan-2026-go"],
    ["Ärger_1", "ärger_1"],
    ["A".repeat(90), "a".repeat(80)],
    ["𝒜".repeat(90), undefined],
    ["𐐀".repeat(90), "𐐨".repeat(80)],
    ["🎉", undefined],
    [" - _ ", undefined],
    ["", undefined],
  ])("turns %j into %j", (text, name) => {
    expect(toChannelName(text)).toBe(name);
  });
});
