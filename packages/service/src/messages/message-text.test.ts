import { describe, expect, it } from "vitest";
import { toMessageText } from "./message-text.js";

describe("toMessageText", () => {
  it.each([
    { given: "hello", wanted: "hello" },
    { given: "see https://example.com/a?b=c.", wanted: "see <https://example.com/a?b=c>." },
    { given: "(http://example.com)", wanted: "(<http://example.com>)" },
    { given: "<https://example.com|here> and <@U1>", wanted: "<https://example.com|here> and <@U1>" },
    { given: "nohttps://example.com", wanted: "nohttps://example.com" },
  ])("reads $given", ({ given, wanted }) => {
    expect(toMessageText(given, {})).toBe(wanted);
  });

  it("leaves addresses alone where parse is none", () => {
    expect(toMessageText("see https://example.com", { parse: "none" })).toBe("see https://example.com");
  });

  it("cuts a text that is longer than 40,000", () => {
    expect(toMessageText("a".repeat(40_001), {})).toHaveLength(40_000);
  });
});
