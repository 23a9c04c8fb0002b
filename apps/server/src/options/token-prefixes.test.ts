import { describe, expect, it } from "vitest";
import { choosePrefixes } from "./token-prefixes.js";

describe("choosePrefixes", () => {
  it("replaces the given prefixes only", () => {
    expect(choosePrefixes({ bot: "acmeb-" })).toMatchObject({ bot: "acmeb-", user: "svcp-", refresh: "svce-1-" });
  });

  it.each([
    [{ bott: "x-" }, /^unknown kind of token "bott": the kinds are user, bot, .*; did you mean "bot"\?$/],
    [{ bot: "a b" }, /^the prefix of bot tokens must consist of letters/],
  ])("refuses %j", (given, message) => {
    expect(() => choosePrefixes(given as object)).toThrow(message);
  });
});
