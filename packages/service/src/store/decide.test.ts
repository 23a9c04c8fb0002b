import { describe, expect, it } from "vitest";
import type { Committed } from "../model/store.js";
import { type Decision, decide, runSerially } from "./decide.js";

const moved: Committed = { ok: false, failed: { kind: "version", document: "user", key: { id: "U1" }, version: 1 } };

/** A store that answers commits with the given answers and repeats the last one. */
function committing(...answers: readonly Committed[]) {
  let calls = 0;
  return {
    calls: () => calls,
    commit: async (): Promise<Committed> => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return answer ?? moved;
    },
  };
}

const commit = (answer: string, refusal?: string): Decision<string> => ({
  kind: "commit",
  batch: { expect: [], writes: [] },
  answer: () => answer,
  refuse: () => refusal,
});

describe("decide", () => {
  it("answers without a commit if the decision does", async () => {
    const store = committing({ ok: true, messages: [] });
    expect(await decide(store, async () => ({ kind: "answer", answer: "no" }))).toBe("no");
    expect(store.calls()).toBe(0);
  });

  it("decides again when the state has changed", async () => {
    const store = committing(moved, moved, { ok: true, messages: [] });
    let reads = 0;
    const answer = await decide(store, async () => {
      reads += 1;
      return commit(`read ${reads}`);
    });
    expect(answer).toBe("read 3");
    expect(store.calls()).toBe(3);
  });

  it("answers the refusal for a failed expectation", async () => {
    expect(await decide(committing(moved), async () => commit("made", "refused"))).toBe("refused");
  });

  it("gives up when the state keeps changing", async () => {
    const store = committing(moved);
    await expect(decide(store, async () => commit("made"))).rejects.toThrow("after 25 attempts");
  });
});

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
