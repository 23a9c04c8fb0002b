import { describe, expect, it } from "vitest";
import { createRefresher } from "./create-refresher.js";

/** A reading that ends when the test says so. */
function createReading() {
  const ends: (() => void)[] = [];
  const read = () => new Promise<void>((resolve) => ends.push(resolve));
  const end = async () => {
    ends.at(-1)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { read, end, count: () => ends.length };
}

describe("createRefresher", () => {
  it("reads again for all calls during a reading", async () => {
    const { read, end, count } = createReading();
    const refresher = createRefresher(read);
    const first = refresher.now();
    const others = [refresher.now(), refresher.now()];
    expect(count()).toBe(1);
    await end();
    await first;
    expect(count()).toBe(2);
    await end();
    await Promise.all(others);
    expect(count()).toBe(2);
  });

  it("reads again after a reading that failed", async () => {
    let count = 0;
    const refresher = createRefresher(async () => {
      count += 1;
      if (count === 1) throw new Error("lost");
    });
    const [first, second] = [refresher.now(), refresher.now()];
    await expect(first).rejects.toThrow("lost");
    await second;
    expect(count).toBe(2);
  });
});
