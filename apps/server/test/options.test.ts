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

const wrongOptions: readonly (readonly [options: object, wanted: string])[] = [
  [{ memroy: true }, 'createServer has no option "memroy"; did you mean "memory"?'],
  [{ port: "4010" }, "The option port must be a number, not a string"],
  [{ rateMode: "on" }, "The option rateMode must be off, observe or enforce, not a string"],
  [{ trustProxy: "loopback" }, "The option trustProxy must be a list of words, not a string"],
  [{ logger: "info" }, "The option logger must be an object, not a string"],
  [{ memory: "yes" }, "The option memory must be true or false, not a string"],
  [{ definitions: { event: {} } }, 'The option definitions has no set "event"; did you mean "events"?'],
  [{ definitions: { other: {} } }, 'The option definitions has no set "other"; the sets are scim, webapi, events'],
  [
    { definitions: { events: "x" } },
    "definitions.events must be the object events that codegen generates, not a string",
  ],
  [{ definitions: { webapi: [] } }, "definitions.webapi must be the object webapi that codegen generates, not a list"],
];

describe("createServer without a compiler", () => {
  it("refuses each wrong option in one sentence, and changes nothing", async () => {
    for (const [options, wanted] of wrongOptions) {
      const start: unknown = Reflect.apply(createServer, undefined, [{ data, ...options }]);
      await expect(start, wanted).rejects.toThrow(new StartError(wanted));
    }
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
