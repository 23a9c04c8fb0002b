import { describe, expect, it } from "vitest";
import { highlight } from "./highlight.js";

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

  it("marks hundreds of words in a long message without holding up the server", () => {
    const letters = Array.from({ length: 240 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const text = Array.from({ length: 20_000 }, (_, at) => letters[at % 240]).join(" ");
    const phrase = [...Array<string>(240).fill("a"), "b"];
    const startMs = performance.now();
    expect(highlight(text, [...letters.map((letter) => [letter]), ...letters.map((letter) => [letter])])).toContain(
      "\u{E000}",
    );
    expect(highlight("a ".repeat(20_000), [phrase])).not.toContain("\u{E000}");
    // Comparing every word with every sequence took 20 times as long.
    expect(performance.now() - startMs).toBeLessThan(2000);
  });
});
