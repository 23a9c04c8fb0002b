import { describe, expect, it } from "vitest";
import { printWait } from "./print-wait.js";

describe("printWait", () => {
  it.each([
    [-5, "0 s"],
    [0, "0 s"],
    [1, "1 s"],
    [59_001, "1 min"],
    [250_000, "4 min 10 s"],
    [3_600_000, "1 h"],
    [90_061_000, "1 d 1 h"],
  ])("prints %i ms as %s", (ms, text) => expect(printWait(ms)).toBe(text));
});
