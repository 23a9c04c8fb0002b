import { describe, expect, it } from "vitest";
import { createProgressBar, printProgress } from "./progress-bar.js";

describe("printProgress", () => {
  it.each([
    [0, 10, 18, "[----------]  0 %"],
    [3, 10, 18, "[###-------] 30 %"],
    [10, 10, 18, "[##########]100 %"],
    [0, 0, 18, "[##########]100 %"],
    [1, 2, 5, "[] 50 %"],
    [1, 2, 200, `[${"#".repeat(20)}${"-".repeat(20)}] 50 %`],
  ])("shows %d of %d on %d columns", (done, total, columns, wanted) => {
    expect(printProgress({ done, total, columns })).toBe(wanted);
  });
});

describe("createProgressBar", () => {
  it.each([
    [true, "\r[####------] 40 %\r                 \r"],
    [false, ""],
  ])("prints only to a terminal (%s)", (isErrorTerminal, wanted) => {
    let err = "";
    const write = (text: string) => {
      err += text;
    };
    const bar = createProgressBar({
      out: write,
      err: write,
      env: {},
      isTerminal: !isErrorTerminal,
      isErrorTerminal,
      columns: 18,
    });
    bar.show({ done: 4, total: 10 });
    bar.show({ done: 4, total: 10 });
    bar.clear();
    expect(err).toBe(wanted);
  });
});
