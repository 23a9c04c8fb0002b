import { describe, expect, it } from "vitest";
import { type Guarded, guard, isGuarded } from "./guard.js";
import type { Goal, Row } from "./suite.js";

/** A row in which Rollcall takes the given times, one for each sample, and the peer takes 10. */
function rowOf(goal: Goal, ...ours: readonly number[]): Row {
  let sample = 0;
  return {
    name: "Answer",
    unit: "milliseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: () => ours[Math.min(sample++, ours.length - 1)] ?? 0 },
      { name: "peer", sample: () => 10 },
    ],
    goals: [goal],
  };
}

/** All that a guard reports of rows. */
async function reportOf(...rows: readonly Row[]): Promise<readonly Guarded[]> {
  const reported: Guarded[] = [];
  const isKept = await guard(rows, 1, (goals) => reported.push(...goals));
  expect(isKept).toBe(reported.at(-1)?.isKept);
  return reported;
}

describe("guard", () => {
  it.each<[string, Goal, number, boolean]>([
    ["a ratio within its limit", { against: "peer", limit: 2, guard: 1 }, 8, true],
    ["a ratio beyond its limit", { against: "peer", limit: 2, guard: 1 }, 12, false],
    ["a figure within its limit", { limit: 5, guard: 8 }, 7, true],
    ["a figure beyond its limit", { limit: 5, guard: 8 }, 9, false],
  ])("judges %s", async (_, goal, ours, isKept) => {
    expect((await reportOf(rowOf(goal, ours)))[0]).toMatchObject({ row: "Answer", isKept });
  });

  it("takes one sample after a warm-up of a row that keeps its limit clearly", async () => {
    const row = rowOf({ against: "peer", limit: 2, guard: 1 }, 20, 5, 20);
    expect(await reportOf(row)).toMatchObject([{ figure: 2, isKept: true }]);
  });

  it.each([
    ["counts", [9, 8, 8, 8], 1.25, true],
    ["may miss it", [9, 8, 20, 20], 0.5, false],
  ])(
    "takes the median of three more samples if it keeps its limit barely, which %s",
    async (_, ours, figure, isKept) => {
      const [first] = await reportOf(rowOf({ against: "peer", limit: 2, guard: 1 }, ...ours));
      expect(first).toMatchObject({ figure, isKept });
    },
  );

  it("measures a row that misses its limit again after the others, which counts", async () => {
    const goal = { against: "peer", limit: 2, guard: 1 };
    const late = { ...rowOf(goal, 20, 20, 20, 20, 20, 20, 5), name: "Late" };
    expect(await reportOf(late, rowOf(goal, 5))).toMatchObject([
      { row: "Late", figure: 0.5, isKept: false },
      { row: "Answer", isKept: true },
      { row: "Late", figure: 2, isKept: true },
    ]);
  });
});

describe("guard of a row with several contenders", () => {
  it("takes samples only of Rollcall and of those that its guarded goals name", async () => {
    const sampled = new Set<string>();
    const contender = (name: string) => ({ name, sample: () => sampled.add(name).size });
    const row: Row = {
      name: "Answer",
      unit: "milliseconds",
      rounds: 1,
      contenders: [contender("Rollcall"), contender("peer"), contender("bare"), contender("other")],
      goals: [
        { against: "bare", limit: 1, guard: 1 },
        { against: "other", limit: 1 },
      ],
    };
    expect(await reportOf(row)).toMatchObject([{ against: "bare", figure: 2 }]);
    expect([...sampled]).toEqual(["Rollcall", "bare"]);
  });
});

describe("guard of a row with a single round", () => {
  it("takes one sample each time", async () => {
    const samples: number[] = [];
    const sample = () => samples.push(0);
    const row = { name: "Grow", unit: "kilobytes", rounds: 1, contenders: [{ name: "Rollcall", sample }] } as const;
    const goals = [{ limit: 1, guard: 1 }];
    expect(await reportOf({ ...row, goals })).toMatchObject([{ figure: 1, isKept: true }]);
    const missed = [2, 3].map((figure) => ({ figure, isKept: false }));
    expect(await reportOf({ ...row, goals })).toMatchObject(missed);
  });
});

describe("isGuarded", () => {
  it("is true for a row with a guarded goal", () => {
    expect([isGuarded(rowOf({ limit: 1, guard: 2 })), isGuarded(rowOf({ limit: 1 }))]).toEqual([true, false]);
  });
});
