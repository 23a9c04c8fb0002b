import { describe, expect, it } from "vitest";
import { inOrder } from "./in-order.js";

interface Start {
  readonly log: string[];
  readonly a?: number;
}

const giveA = ({ log }: Start) => {
  log.push("giveA");
  return { a: 1 };
};
const addB = async ({ log, a }: Start & { readonly a: number }) => {
  log.push("addB");
  return a > 0 ? { b: a + 1 } : ({ ok: false, error: "negative" } as const);
};
const refuse = ({ log }: Start): { readonly ok: false; readonly error: string } | undefined => {
  log.push("refuse");
  return { ok: false, error: "refused" };
};
const pass = ({ log }: Start) => {
  log.push("pass");
  return undefined;
};

describe("inOrder", () => {
  it("runs steps in order, and adds their results to the call", async () => {
    const log: string[] = [];
    expect(await inOrder<Start>()(giveA, pass, addB)({ log })).toEqual({ log, a: 1, b: 2 });
    expect(log).toEqual(["giveA", "pass", "addB"]);
  });

  it("ends at the first refusal, and keeps earlier results on the call", async () => {
    const call: Start = { log: [] };
    expect(await inOrder<Start>()(giveA, refuse, addB)(call)).toEqual({ ok: false, error: "refused" });
    expect(call).toEqual({ log: ["giveA", "refuse"], a: 1 });
  });
});
