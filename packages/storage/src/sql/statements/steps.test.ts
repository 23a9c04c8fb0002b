import { describe, expect, it } from "vitest";
import { sql } from "./sql.js";
import { statement } from "./statement.js";
import {
  changedBy,
  execute,
  firstOf,
  runAtOnce,
  runInSequence,
  type Step,
  type StepResult,
  type Steps,
  together,
} from "./steps.js";

const select = statement<object, { readonly id: string }>(() => sql`select id from users`);

function* caught(): Steps<string> {
  const first = yield* firstOf(select, { ask: 1 });
  try {
    yield* changedBy(select, { ask: 2 });
  } catch (error) {
    return `${first?.id} then ${error instanceof Error ? error.message : ""}`;
  }
  return "nothing was thrown";
}

function answer({ args }: Step): StepResult {
  if (Reflect.get(args, "ask") === 2) throw new Error("no");
  return { rows: [{ id: "U1" }], changed: 0 };
}

describe("steps", () => {
  it("return the results of statements, and can catch their errors", async () => {
    expect(runAtOnce(caught(), answer)).toBe("U1 then no");
    expect(await runInSequence(caught(), async (step) => answer(step))).toBe("U1 then no");
  });

  it("do not wait for results that are not needed, and leave their errors to the caller that waits at the end", async () => {
    const [order, unawaited]: [string[], Promise<unknown>[]] = [[], []];
    const steps = function* (): Steps<string> {
      yield* execute(select, { ask: 2 });
      order.push("went on");
      return (yield* firstOf(select, { ask: 1 }))?.id ?? "";
    };
    const run = async (step: Step) => {
      await Promise.resolve();
      order.push("ran");
      return answer(step);
    };
    expect(await runInSequence(steps(), run, unawaited)).toBe("U1");
    expect(order).toEqual(["went on", "ran", "ran"]);
    await expect(Promise.all(unawaited)).rejects.toThrow("no");
    expect(() => runAtOnce(steps(), answer)).toThrow("no");
  });

  it("that do not depend on each other are sent together", async () => {
    const sent: number[] = [];
    const work = function* (...asks: readonly number[]): Steps<number> {
      let sum = 0;
      for (const ask of asks) sum += yield* changedBy(select, { ask });
      return sum;
    };
    const works = () => together([work(3, 4), work(), work(5), work(6, 7, 8)]);
    const run = (step: Step): StepResult => {
      sent.push(Reflect.get(step.args, "ask"));
      return { rows: [], changed: Reflect.get(step.args, "ask") };
    };
    expect(runAtOnce(works(), run)).toEqual([7, 0, 5, 21]);
    let waits = 0;
    const later = async (step: Step) => {
      const result = run(step);
      await Promise.resolve();
      waits += 1;
      return result;
    };
    expect(await runInSequence(works(), later)).toEqual([7, 0, 5, 21]);
    expect(sent).toEqual([3, 5, 6, 4, 7, 8, 3, 5, 6, 4, 7, 8]);
    expect(waits).toBe(6);
    expect(await runInSequence(together([]), later)).toEqual([]);
    const failing = () => together([work(3), changedBy(select, { ask: 2 })]);
    expect(() => runAtOnce(failing(), answer)).toThrow("no");
    await expect(runInSequence(failing(), async (step) => answer(step))).rejects.toThrow("no");
  });

  it("pass on errors that they do not catch", async () => {
    const failing = () => changedBy(select, { ask: 2 });
    expect(() => runAtOnce(failing(), answer)).toThrow("no");
    await expect(runInSequence(failing(), async (step) => answer(step))).rejects.toThrow("no");
  });
});
