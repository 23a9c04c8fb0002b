import { getHeapSpaceStatistics } from "node:v8";
import { describe, expect, it } from "vitest";
import { releaseMemory } from "./release-memory.js";

const newSpaceBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;

describe("releaseMemory", () => {
  it("makes the space for new objects small again, and leaves no way to do so to others", async () => {
    // What outlives a collection lets the space grow.
    for (let round = 0; round < 4; round++) Array.from({ length: 200_000 }, (_, index) => ({ index }));
    const grown = newSpaceBytes();
    await releaseMemory();
    expect(newSpaceBytes()).toBeLessThan(grown / 2);
    expect(globalThis).not.toHaveProperty("gc");
  });
});
