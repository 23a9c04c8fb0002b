import { describe, expect, it } from "vitest";
import type { Result } from "./measure.js";
import { toGuardLine, toLines, toTable } from "./table.js";

const results: readonly Result[] = [
  {
    row: {
      name: "Parse",
      unit: "nanoseconds",
      rounds: 3,
      contenders: [{ name: "Rollcall", sample: () => 0 }],
      goals: [{ against: "other", limit: 2 }, { limit: 1000 }],
    },
    figures: [
      { contender: "Rollcall", median: 1234, spread: 0.014 },
      { contender: "other", median: 3085, spread: 0.2 },
    ],
  },
  {
    row: { name: "Grow", unit: "times", rounds: 3, contenders: [{ name: "Rollcall", sample: () => 0 }] },
    figures: [{ contender: "Rollcall", median: 10.4, spread: 0 }],
  },
];

describe("toTable", () => {
  it("has a column for each contender, empty if it has no figure", () => {
    expect(toTable(results).split("\n")).toEqual([
      "|       | Rollcall |         other |",
      "| ----- | -------: | ------------: |",
      "| Parse |   1.2 µs | 3.1 µs (2.5×) |",
      "| Grow  |      10× |               |",
    ]);
  });
});

describe("toLines", () => {
  it("checks the goals", () => {
    const lines = results.flatMap(toLines);
    expect(lines).toContain("  reached: at least 2.0× other");
    expect(lines).toContain("  MISSED: at most 1000");
  });
});

describe("toGuardLine", () => {
  it("names the row, the figure and the limit", () => {
    const goal = { row: "Parse", figure: 0.8, limit: 1, against: "other", isKept: false };
    expect(toGuardLine(goal)).toBe("MISSED: Parse: 0.80×, at least 1.0× other");
    expect(toGuardLine({ row: "Start", figure: 12, limit: 20, isKept: true })).toBe("kept: Start: 12, at most 20");
  });
});
