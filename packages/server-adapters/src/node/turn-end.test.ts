import { describe, expect, it } from "vitest";
import { createTurnEnd } from "./turn-end.js";

describe("createTurnEnd", () => {
  it("resolves all calls of a turn together, after the other work of the turn", async () => {
    const turnEnd = createTurnEnd();
    const done: string[] = [];
    const one = turnEnd().then(() => done.push("one"));
    queueMicrotask(() => done.push("microtask"));
    const other = Promise.resolve()
      .then(turnEnd)
      .then(() => done.push("other"));
    await Promise.all([one, other]);
    expect(done).toEqual(["microtask", "one", "other"]);
    await turnEnd();
    expect(done).toHaveLength(3);
  });
});
