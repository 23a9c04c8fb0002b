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
  StepError,
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

/** Answers steps that are sent together, until one fails. */
async function answerAll(batch: readonly Step[]): Promise<readonly StepResult[]> {
  return batch.map((step, at) => {
    try {
      return answer(step);
    } catch (error) {
      throw new StepError(at, error);
    }
  });
}

describe("steps", () => {
  it("return the results of statements, and can catch their errors", async () => {
    expect(runAtOnce(caught(), answer)).toBe("U1 then no");
    expect(await runInSequence(caught(), answerAll)).toEqual({ result: "U1 then no", unsent: [] });
  });

  it("are sent together with the next one whose result is needed, and the last ones are left to the caller", async () => {
    const sent: unknown[][] = [];
    const asks = (batch: readonly Step[]) => batch.map(({ args }) => Reflect.get(args, "ask"));
    const steps = function* (): Steps<number> {
      yield* execute(select, { ask: 3 });
      yield* execute(select, { ask: 4 });
      const found = yield* changedBy(select, { ask: 5 });
      yield* execute(select, { ask: 6 });
      return found;
    };
    const send = async (batch: readonly Step[]) => {
      sent.push(asks(batch));
      return batch.map((_, at) => ({ rows: [], changed: at }));
    };
    const { result, unsent } = await runInSequence(steps(), send);
    expect([result, sent, asks(unsent)]).toEqual([2, [[3, 4, 5]], [6]]);
  });

  it("cannot catch the error of a step before the one that they wait for", async () => {
    const steps = function* (): Steps<string> {
      yield* execute(select, { ask: 2 });
      try {
        return (yield* firstOf(select, { ask: 1 }))?.id ?? "";
      } catch {
        return "caught";
      }
    };
    await expect(runInSequence(steps(), answerAll)).rejects.toThrow("no");
    expect(() => runAtOnce(steps(), answer)).toThrow("no");
  });

  it("that are many are sent before the next one whose result is needed", async () => {
    const sizes: number[] = [];
    const steps = function* (): Steps<void> {
      for (let ask = 0; ask < 600; ask += 1) yield* execute(select, { ask: 1 });
    };
    const { unsent } = await runInSequence(steps(), (batch) => {
      sizes.push(batch.length);
      return answerAll(batch);
    });
    expect([...sizes, unsent.length]).toEqual([256, 256, 88]);
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
    const later = async (batch: readonly Step[]) => {
      waits += 1;
      return batch.map(run);
    };
    expect(await runInSequence(works(), later)).toEqual({ result: [7, 0, 5, 21], unsent: [] });
    expect(sent).toEqual([3, 5, 6, 4, 7, 8, 3, 5, 6, 4, 7, 8]);
    expect(waits).toBe(3);
    expect(await runInSequence(together([]), later)).toEqual({ result: [], unsent: [] });
    const failing = () => together([work(3), changedBy(select, { ask: 2 })]);
    expect(() => runAtOnce(failing(), answer)).toThrow("no");
    await expect(runInSequence(failing(), answerAll)).rejects.toThrow("no");
  });

  it("pass on errors that they do not catch", async () => {
    const failing = () => changedBy(select, { ask: 2 });
    expect(() => runAtOnce(failing(), answer)).toThrow("no");
    await expect(runInSequence(failing(), answerAll)).rejects.toThrow("no");
  });
});
