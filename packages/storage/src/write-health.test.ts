import { describe, expect, it } from "vitest";
import type { FillerSize } from "./sql/filler.js";
import { createWriteHealth } from "./write-health.js";

/** A database that refuses whatever it has no room for, and records what it was asked. */
function createHealth() {
  const asked: (FillerSize | "ask")[] = [];
  const room = { small: true, large: true, ask: true };
  const time = { nowMs: 0 };
  const answer = async (what: FillerSize | "ask") => {
    asked.push(what);
    if (!room[what]) throw new Error(`there is no room for ${what}`);
  };
  const health = createWriteHealth({ probe: answer, ask: () => answer("ask"), nowMs: () => time.nowMs });
  return { health, asked, room, time };
}

describe("createWriteHealth", () => {
  it("tries one small write, which counts for five seconds", async () => {
    const { health, asked, time } = createHealth();
    expect(await health.check()).toBe(true);
    time.nowMs = 4_999;
    expect(await health.check()).toBe(true);
    time.nowMs = 5_000;
    expect(await health.check()).toBe(true);
    expect(asked).toEqual(["small", "ask", "small"]);
  });

  it("counts other writes, but still asks whether the database answers", async () => {
    const { health, asked, room } = createHealth();
    health.wrote();
    expect(await health.check()).toBe(true);
    room.ask = false;
    expect(await health.check()).toBe(false);
    expect(asked).toEqual(["ask", "ask"]);
  });

  it("reports failure after a failed write, despite small writes, until a large one succeeds", async () => {
    const { health, asked, room, time } = createHealth();
    health.wrote();
    health.failed();
    room.large = false;
    expect(await health.check()).toBe(false);
    health.wrote();
    expect(await health.check()).toBe(false);
    room.large = true;
    expect(await health.check()).toBe(true);
    time.nowMs = 5_000;
    expect(await health.check()).toBe(true);
    expect(asked).toEqual(["large", "large", "large", "small"]);
  });

  it("reports failure after a permanent failure, until the database is replaced", async () => {
    const { health, asked } = createHealth();
    health.failed(true);
    health.failed();
    health.wrote();
    expect(await health.check()).toBe(false);
    expect(asked).toEqual([]);
    health.renewed();
    expect(await health.check()).toBe(true);
  });

  it("probes once for concurrent callers", async () => {
    const { health, asked } = createHealth();
    expect(await Promise.all([1, 2, 3].map(() => health.check()))).toEqual([true, true, true]);
    expect(asked).toEqual(["small"]);
  });
});
