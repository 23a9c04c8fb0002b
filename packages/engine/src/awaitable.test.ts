import { describe, expect, it } from "vitest";
import { after, afterAll, isPromise } from "./awaitable.js";

/** A promise of another library. */
// biome-ignore lint/suspicious/noThenProperty: this is what it is
const foreign = { then: (next: (value: number) => unknown) => Promise.resolve(next(1)) };

describe("after", () => {
  it("continues at once with a value, and later with a promise of it", async () => {
    expect(after(1, (value) => value + 1)).toBe(2);
    await expect(after(Promise.resolve(1), (value) => value + 1)).resolves.toBe(2);
  });

  it("passes on what is thrown and rejected", async () => {
    const fail = () => {
      throw new Error("defect");
    };
    expect(() => after(1, fail)).toThrow("defect");
    await expect(after(Promise.resolve(1), fail)).rejects.toThrow("defect");
    await expect(after(Promise.reject(new Error("gone")), fail)).rejects.toThrow("gone");
  });
});

describe("afterAll", () => {
  it("returns values at once, and otherwise a promise of all", async () => {
    expect(afterAll([1, undefined])).toEqual([1, undefined]);
    await expect(afterAll([1, Promise.resolve(2)])).resolves.toEqual([1, 2]);
    await expect(afterAll([1, Promise.reject(new Error("gone"))])).rejects.toThrow("gone");
  });
});

describe("isPromise", () => {
  it.each([
    [Promise.resolve(1), true],
    [foreign, true],
    [{ ok: true }, false],
    [JSON.parse('{"then":"a member"}'), false],
    [undefined, false],
    [null, false],
    ["then", false],
  ])("%o: %s", (value, wanted) => {
    expect(isPromise<unknown>(value)).toBe(wanted);
  });
});
