import { describe, expect, it } from "vitest";
import { localPartOf, toChannelName } from "./names.js";

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

describe("localPartOf", () => {
  it.each([
    { given: "ada@example.com", wanted: "ada" },
    { given: "Ada.Lovelace+x@mail.example.co.uk", wanted: "Ada.Lovelace+x" },
    { given: "jörg@münchen.example", wanted: "jörg" },
    { given: "ada@example..com", wanted: undefined },
    { given: "ada@localhost", wanted: "ada" },
    { given: "ada", wanted: undefined },
    { given: "@example.com", wanted: undefined },
    { given: "a b@example.com", wanted: undefined },
    { given: "a@b@example.com", wanted: undefined },
  ])("$given gives $wanted", ({ given, wanted }) => {
    expect(localPartOf(given)).toBe(wanted);
  });

  it("takes little time on hostile text", () => {
    expect(localPartOf(`a@${"a.".repeat(20_000)}`)).toBeUndefined();
  });
});
