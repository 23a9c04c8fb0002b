import { describe, expect, it } from "vitest";
import { createTurnWrites } from "./turn-writes.js";

const turnEnd = () => new Promise((resolve) => setImmediate(resolve));

describe("createTurnWrites", () => {
  it("writes the answer to a single request at once", async () => {
    const writes = createTurnWrites();
    const done: string[] = [];
    for (const name of ["one", "other"]) {
      writes.begin();
      writes.write(() => done.push(name));
      expect(done.at(-1)).toBe(name);
      await turnEnd();
    }
  });

  it("writes the answers of a turn together, after its other work", async () => {
    const writes = createTurnWrites();
    const done: string[] = [];
    for (const _request of ["one", "other"]) writes.begin();
    writes.write(() => done.push("one"));
    queueMicrotask(() => done.push("microtask"));
    await Promise.resolve().then(() => writes.write(() => done.push("other")));
    expect(done).toEqual(["microtask"]);
    await turnEnd();
    expect(done).toEqual(["microtask", "one", "other"]);
  });

  it("waits for the end of a turn after one with several requests, and no longer after one with a single request", async () => {
    const writes = createTurnWrites();
    const done: string[] = [];
    for (const name of ["one", "other"]) {
      writes.begin();
      writes.write(() => done.push(name));
    }
    await turnEnd();
    for (const wanted of [
      ["one", "other"],
      ["one", "other", "late", "late"],
    ]) {
      writes.begin();
      writes.write(() => done.push("late"));
      expect(done).toEqual(wanted);
      await turnEnd();
    }
  });
});
