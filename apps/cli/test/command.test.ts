import { createServer } from "@rollcall/server";
import { describe, expect, it } from "vitest";
import { spawnCli } from "./spawn-cli.js";

describe("the command in its own process", () => {
  it.each([
    [["--help"], 0, /Exit codes: 0 success/],
    [["--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["serve", "--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["usrs"], 2, /unknown command 'usrs'\s+\(Did you mean users\?\)/],
    [["call", "auth.test", "--url", "http://127.0.0.1:9"], 3, /^rollcall: cannot reach http:\/\/127\.0\.0\.1:9: /],
    [["serve", "--port", "many"], 2, /^rollcall serve: .*Expected a number/],
  ])(
    "exits %j with %d",
    async (args, code, text) => {
      const ended = await spawnCli(args, {}).ended;
      expect(`${ended.out}${ended.err}`).toMatch(text);
      expect(`${ended.out}${ended.err}`).not.toMatch(/\n {4}at /);
      expect(`${ended.out}${ended.err}`).not.toContain("\u001b");
      expect(ended.code).toBe(code);
    },
    60_000,
  );

  it("prints text to a pipe, and JSON only with --json", async () => {
    const server = await createServer({ memory: true });
    const env = { ROLLCALL_URL: server.url, ROLLCALL_TOKEN: "svcp-demo-admin" };
    const text = await spawnCli(["users", "list", "--limit", "1"], env).ended;
    const json = await spawnCli(["users", "list", "--limit", "1", "--json"], env).ended;
    await server.close();
    expect(text).toMatchObject({ code: 0, out: expect.stringMatching(/^id +userName /), err: "" });
    expect(JSON.parse(json.out)).toHaveLength(1);
  });
});
