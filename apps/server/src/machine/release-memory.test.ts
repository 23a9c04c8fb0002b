import { getHeapSpaceStatistics } from "node:v8";
import { describe, expect, it } from "vitest";
import { releaseMemory } from "./system-clock.js";

const newSpaceBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;

describe("releaseMemory", () => {
  it("shrinks the space for new objects, and does not expose the collector to other code", async () => {
    // Objects that survive a collection make the space grow.
    for (let round = 0; round < 4; round++) Array.from({ length: 200_000 }, (_, index) => ({ index }));
    const grown = newSpaceBytes();
    await releaseMemory();
    expect(newSpaceBytes()).toBeLessThan(grown / 2);
    expect(globalThis).not.toHaveProperty("gc");
  });
});
