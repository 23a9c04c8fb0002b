import { describe, expect, it } from "vitest";
import { runSerially } from "./decide.js";

describe("runSerially", () => {
  it("runs in the order of the calls, whether or not the previous run failed", async () => {
    const owner = {};
    const log: string[] = [];
    const work = (name: string, fails = false) =>
      runSerially(owner, "a list", async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const done = await Promise.allSettled([work("one"), work("two", true), work("three")]);
    expect(done.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(log).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
    expect(await work("four")).toBe("four");
  });

  it.each([
    { what: "another key", owners: 1, keys: ["a", "b"] },
    { what: "the same key of another owner", owners: 2, keys: ["a", "a"] },
  ])("does not wait for a run with $what", async ({ owners, keys: [one = "", other = ""] }) => {
    const first = {};
    const second = owners === 1 ? first : {};
    const never = Promise.withResolvers<void>();
    const waiting = runSerially(first, one, () => never.promise);
    expect(await runSerially(second, other, async () => "done")).toBe("done");
    never.resolve();
    await waiting;
  });
});
