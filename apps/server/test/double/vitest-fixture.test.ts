import { describe, expect } from "vitest";
import { createRollcallTest, test } from "../../src/testing/vitest.js";
import { runTests } from "./run-tests.js";

const post = (channel: string) => ({
  method: "POST",
  body: new URLSearchParams({ token: "svcb-demo-bot", channel, text: "hello" }),
});

const seeded = createRollcallTest({ seed: 3 });
const seen: unknown[] = [];

describe("the vitest fixture", () => {
  test("serves the demo world", async ({ rollcall }) => {
    const answer = await rollcall.fetch("/api/chat.postMessage", post("general"));
    expect(await answer.json()).toMatchObject({ ok: true });
    expect(await rollcall.journal.list()).toHaveLength(1);
  });

  test("gives each test a fresh world", async ({ rollcall }) => {
    expect(await rollcall.journal.list()).toEqual([]);
  });

  seeded.for([1, 2])("accepts the options of a server, time %i", async (_time, { rollcall }) => {
    const answer = await rollcall.fetch("/api/chat.postMessage", post("general"));
    seen.push(await answer.json());
    expect(seen.at(-1)).toEqual(seen[0]);
  });

  test("prints the journal if a test fails", async () => {
    const { code, output } = await runTests("vitest");
    expect(code).toBe(1);
    expect(output).toContain('Rollcall served 1 exchange in "fails on purpose", ');
    expect(output).toContain("chat.postMessage by rollbot → 200 no_text");
  });
});

describe("the node:test fixture", () => {
  test("gives each test a fresh world, and prints the journal if one fails", async () => {
    const { code, output } = await runTests("node");
    expect(code).toBe(1);
    expect(output).toContain("pass 2");
    expect(output).toContain("fail 1");
    expect(output).toContain('Rollcall served 1 exchange in "fails on purpose", ');
    expect(output).toContain("chat.postMessage by rollbot → 200 no_text");
    expect(output).not.toContain("svcb-demo-bot");
  });
});
