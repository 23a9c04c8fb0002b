import { describe, expect, it } from "vitest";
import { once } from "./awaitable.js";

describe("once", () => {
  it("creates its value at the first call, and only then", () => {
    let count = 0;
    const get = once(() => {
      count += 1;
      return undefined;
    });
    expect(count).toBe(0);
    expect([get(), get()]).toEqual([undefined, undefined]);
    expect(count).toBe(1);
  });
});
