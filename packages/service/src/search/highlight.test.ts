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
});
