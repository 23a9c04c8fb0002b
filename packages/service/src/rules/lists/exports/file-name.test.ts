import { describe, expect, it } from "vitest";
import { toFileName } from "./print-list.js";

describe("toFileName", () => {
  it.each([
    ["Plan", "Plan.csv"],
    [' a/b\\c:\n"d" ', "a b c d.csv"],
    ["???", "List.csv"],
    ["Übung\uD800", "Übung\uFFFD.csv"],
  ])("turns %j into %j", (name, wanted) => {
    expect(toFileName(name, "csv")).toBe(wanted);
  });
});
