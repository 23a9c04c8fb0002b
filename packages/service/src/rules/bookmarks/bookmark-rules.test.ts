import { describe, expect, it } from "vitest";
import { compareText } from "../../values/text.js";
import { nextRank } from "./bookmark-rules.js";

describe("nextRank", () => {
  it("starts at g, and each rank sorts after those before it", () => {
    const ranks = [nextRank()];
    for (let count = 1; count < 200; count += 1) ranks.push(nextRank(ranks.at(-1)));
    expect(ranks.slice(0, 2)).toEqual(["g", "h"]);
    expect(ranks.toSorted(compareText)).toEqual(ranks);
    expect(new Set(ranks).size).toBe(200);
  });
});
