import { describe, expect, it } from "vitest";
import { createNextId } from "./random-ids.js";

describe("createNextId", () => {
  it("makes twelve characters, none of which looks like another", () => {
    expect(createNextId()()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  });

  it("keeps the order of creation, within a second and across seconds", () => {
    let second = 1_800_000_000;
    const next = createNextId(() => second);
    const made = Array.from({ length: 4000 }, (_, index) => {
      if (index % 1000 === 999) second += 1;
      return next();
    });
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it("makes no duplicates when the clock is set back", () => {
    let second = 1_800_000_000;
    const next = createNextId(() => second);
    const before = next();
    second -= 60;
    const [after, later] = [next(), next()];
    expect([before, after, later].toSorted()).toEqual([before, after, later]);
    expect(new Set([before, after, later]).size).toBe(3);
  });

  it("starts at a different place in each process", () => {
    const sources = Array.from({ length: 100 }, () => createNextId(() => 1_800_000_000));
    expect(new Set(sources.map((next) => next())).size).toBe(100);
  });
});
