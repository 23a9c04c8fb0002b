import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "./cli.js";

let server: ControlledServer;
let folder: string;

beforeAll(async () => {
  server = await createServer({ memory: true });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});
afterEach(() => server.faults.disarm());
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const conformance = (args: readonly string[], isTerminal = true) =>
  run(["conformance", server.url, "--token", "svcp-demo-admin", ...args], {}, isTerminal);

describe("rollcall conformance", () => {
  it("finds that the reference server conforms to the definitions", async () => {
    const { code, out, err } = await conformance([], false);
    const { passed, checks } = JSON.parse(out);
    expect(checks.filter(({ ok }: { readonly ok: boolean }) => !ok)).toEqual([]);
    expect(passed).toBeGreaterThan(90);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("reports failures on a terminal and to CI", async () => {
    const match = { method: "auth.test" } as const;
    await server.faults.arm({ match, action: { kind: "error", code: "fatal_error" }, times: { kind: "always" } });
    const junit = join(folder, "junit.xml");
    const ran = await conformance(["--only", "web-api", "--junit", junit]);
    expect(ran.out).toMatch(/Web API: 3 of 4 passed\n {2}failed auth\.test returns the user .*fatal_error/);
    expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(/^rollcall: \d+ of \d+ checks failed\n$/) });
    const xml = await readFile(junit, "utf8");
    expect(xml).toMatch(/<testsuite name="Web API" tests="4" failures="1"/);
    expect(xml).toMatch(/<failure message="[^"]*&quot;fatal_error&quot;[^"]*"\/>/);
  });

  it("reports a lost connection and an unavailable server", async () => {
    expect(await run(["conformance", "http://127.0.0.1:9"])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/cannot reach http/),
    });
    expect(await run(["conformance", "nowhere"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/"nowhere" is not the URL/),
    });
    expect(await conformance(["--only", "scim-3"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Allowed choices are scim-1\.1/),
    });
  });
});
