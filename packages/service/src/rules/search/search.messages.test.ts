import { growthOf, linear } from "@rollcall/test-kit/growth";
import { describe, expect, it } from "vitest";
import { highlight } from "./search.messages.js";

describe("highlight", () => {
  it.each([
    ["A plan.", [["plan"]], "A [plan]."],
    ["Plan B, plan C", [["plan", "c"]], "Plan B, [plan C]"],
    ["plan plan", [["plan"]], "[plan] [plan]"],
    ["&amp; a b c", [["a"], ["a", "b"]], "&amp; [a b] c"],
    ["nothing", [["plan"]], "nothing"],
    ["", [["plan"]], ""],
  ])("marks %j", (text, sequences, wanted) => {
    const marked = highlight(text, sequences);
    expect(marked.replaceAll("\u{E000}", "[").replaceAll("\u{E001}", "]")).toBe(wanted);
  });

  it("takes time that grows with the number of words to mark", async () => {
    const letters = Array.from({ length: 480 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const text = Array.from({ length: 20_000 }, (_, at) => letters[at % 480]).join(" ");
    const mark = (count: number) =>
      highlight(
        text,
        letters.slice(0, count).map((letter) => [letter]),
      );
    expect(mark(480)).toContain("\u{E000}");
    // Comparing every word with every sequence took eight times as long for eight times as many.
    expect(await growthOf(mark, 60)).toBeLessThan(4);
  });

  it("takes time that grows with the length of a message in which every word begins a phrase", async () => {
    const phrase = [...Array<string>(240).fill("a"), "b"];
    const mark = (count: number) => highlight("a ".repeat(count), [phrase]);
    expect(mark(2_500)).not.toContain("\u{E000}");
    expect(await growthOf(mark, 2_500)).toBeLessThan(linear);
  });
});
