import { describe, expect, it } from "vitest";
import type { Committed } from "../model/service-store.js";
import { type Decision, decide } from "./decide.js";

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
