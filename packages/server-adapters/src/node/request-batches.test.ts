import { describe, expect, it } from "vitest";
import { createRequestBatches } from "./create-node-listener.js";

const turnEnd = () => new Promise((resolve) => setImmediate(resolve));

describe("createRequestBatches", () => {
  it("writes the answer to a single request at once", async () => {
    const batches = createRequestBatches();
    const done: string[] = [];
    for (const name of ["one", "other"]) {
      batches.begin(() => undefined);
      batches.write(() => done.push(name));
      expect(done.at(-1)).toBe(name);
      await turnEnd();
    }
  });

  it("writes the answers of a turn together, after its other work", async () => {
    const batches = createRequestBatches();
    const done: string[] = [];
    for (const _request of ["one", "other"]) batches.begin(() => undefined);
    batches.write(() => done.push("one"));
    queueMicrotask(() => done.push("microtask"));
    await Promise.resolve().then(() => batches.write(() => done.push("other")));
    expect(done).toEqual(["microtask"]);
    await turnEnd();
    expect(done).toEqual(["microtask", "one", "other"]);
  });

  it("waits for the end of a turn after one with several requests, and no longer after one with a single request", async () => {
    const batches = createRequestBatches();
    const done: string[] = [];
    for (const name of ["one", "other"]) {
      batches.begin(() => undefined);
      batches.write(() => done.push(name));
    }
    await turnEnd();
    for (const wanted of [
      ["one", "other"],
      ["one", "other", "late", "late"],
    ]) {
      batches.begin(() => undefined);
      batches.write(() => done.push("late"));
      expect(done).toEqual(wanted);
      await turnEnd();
    }
  });

  it("begins many requests in several turns, in their order", async () => {
    const batches = createRequestBatches();
    const begun: number[] = [];
    const begin = (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const number = expected.push(expected.length);
        batches.begin(() => {
          begun.push(number - 1);
          batches.write(() => undefined);
        });
      }
    };
    const expected: number[] = [];
    begin(150);
    expect(begun).toHaveLength(64);
    await turnEnd();
    expect(begun).toHaveLength(128);
    begin(1);
    expect(begun).toHaveLength(128);
    await turnEnd();
    expect(begun).toEqual(expected);
    await turnEnd();
    begin(1);
    expect(begun).toEqual(expected);
  });
});
