import { describe, expect, it } from "vitest";
import { runAtOnce } from "../../../model/section-run.js";
import { readTitle } from "./sections.js";

describe("readTitle", () => {
  it.each([
    [" Plan :rocket: \n", "Plan :rocket:"],
    ["# 1. **Plan**", "# 1. **Plan**"],
    ["With ![](@U1)", "With ![](@U1)"],
  ])("reads %j", (text, title) => {
    expect(runAtOnce(readTitle(text))).toEqual({ ok: true, title });
  });

  it.each([
    [" ", "line 1: a title is not blank"],
    ["one\ntwo", "line 2: a title has one line"],
    ["![](nowhere)", "line 1: ![](nowhere) has none of @ and a user, # and a channel, or an address of the web"],
  ])("refuses %j", (text, detail) => {
    expect(runAtOnce(readTitle(text))).toEqual({ ok: false, detail });
  });
});
