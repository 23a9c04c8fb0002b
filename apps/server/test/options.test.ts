import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRequestLog, createServer, createServiceHandler, openLog, StartError } from "../src/index.js";

let data = "";
beforeAll(async () => {
  data = join(await mkdtemp(join(tmpdir(), "rollcall-options-")), "data");
});
afterAll(() => rm(join(data, ".."), { recursive: true }));

describe("createServer without a compiler", () => {
  it.each([
    ["an unknown option", { memroy: true }, 'createServer has no option "memroy"; did you mean "memory"?'],
    ["a port as text", { port: "4010" }, "The option port must be a number, not a string"],
    ["an unknown rate mode", { rateMode: "on" }, "The option rateMode must be off, observe or enforce, not a string"],
    [
      "a proxy that is not in a list",
      { trustProxy: "loopback" },
      "The option trustProxy must be a list of words, not a string",
    ],
    ["the level of a logger", { logger: "info" }, "The option logger must be an object, not a string"],
    ["yes instead of true", { memory: "yes" }, "The option memory must be true or false, not a string"],
  ])("refuses %s in one sentence, and changes nothing", async (_what, options, wanted) => {
    const start: unknown = Reflect.apply(createServer, undefined, [{ data, ...options }]);
    await expect(start).rejects.toThrow(new StartError(wanted));
    expect(existsSync(data)).toBe(false);
  });

  it("explains what it takes when it gets a text", async () => {
    await expect(Reflect.apply(createServer, undefined, ["./data"])).rejects.toThrow(
      "createServer takes an object of options, such as { memory: true }, not a string",
    );
  });
});

const requestLog = createRequestLog(await openLog("silent"), () => "r1");

describe("createServiceHandler without a compiler", () => {
  it.each([
    ["nothing", undefined, /^createServiceHandler needs the option requestLog, .*, not undefined\.$/],
    ["a log of another kind", { requestLog: console }, /requestLog, created by createRequestLog\(\), not an object\.$/],
    ["no store", { requestLog }, /^createService needs the option store: a store, such as .*, not undefined\.$/],
  ])("explains what it needs when it gets %s", (_what, options, wanted) => {
    expect(() => Reflect.apply(createServiceHandler, undefined, [options])).toThrow(wanted);
  });
});
