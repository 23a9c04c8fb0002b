import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { spawnCli } from "./spawn-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-test-command-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program of JavaScript with a server. */
function runWithServer(program: string, ...flags: readonly string[]) {
  return spawnCli(["test", ...flags, "--", process.execPath, "--input-type=module", "--eval", program], {});
}

const call = `
  const { env } = process;
  const call = async (method, fields) => {
    const headers = { authorization: "Bearer " + env.SVC_BOT_TOKEN };
    const answer = await fetch(env.SVC_API_URL + method, { method: "POST", headers, body: new URLSearchParams(fields) });
    return answer.json();
  };`;

describe("rollcall test", () => {
  it("runs a command with a fresh server, and says nothing more if it succeeds", async () => {
    const program = `${call} console.log((await call("auth.test", {})).user);
      console.log((await fetch(env.ROLLCALL_URL + "/healthz")).status);
      console.log((await call("chat.postMessage", { channel: "nowhere", text: "hi" })).error);`;
    expect(await runWithServer(program).ended).toEqual({ code: 0, out: "rollbot\n200\nchannel_not_found\n", err: "" });
  });

  it("ends as the command does, and prints what the server refused", async () => {
    const program = `${call} await call("auth.test", {});
      await call("chat.postMessage", { channel: "nowhere", text: "hi" });
      process.exit(7);`;
    const { code, out, err } = await runWithServer(program).ended;
    expect({ code, out }).toEqual({ code: 7, out: "" });
    expect(err).toMatch(
      /^\nRollcall served 2 exchanges, of which 1 failed:\n.* chat\.postMessage → 200 channel_not_found\n/,
    );
    expect(err).not.toContain("auth.test");
  });

  it.each([
    {
      what: "nothing was called",
      program: "process.exit(1)",
      show: "failed",
      wanted: /^\nNothing called Rollcall\.\n$/,
    },
    {
      what: "nothing failed",
      program: `${call} await call("api.test", {}); process.exit(1)`,
      show: "failed",
      wanted: /served 1 exchange without a failure/,
    },
    {
      what: "all is asked for",
      program: `${call} await call("api.test", {}); process.exit(1)`,
      show: "all",
      wanted: /served 1 exchange:\n.*api\.test → 200/,
    },
    {
      what: "nothing is asked for",
      program: `${call} await call("nope", {}); process.exit(1)`,
      show: "none",
      wanted: /^$/,
    },
  ])("prints what helps where $what", async ({ program, show, wanted }) => {
    const { code, err } = await runWithServer(program, "--show", show).ended;
    expect(code).toBe(1);
    expect(err).toMatch(wanted);
  });

  it("writes the journal of every world to a file", async () => {
    const journal = join(folder, "journal.jsonl");
    const program = `${call} await call("api.test", {});
      const control = (name, sent) => fetch(env.ROLLCALL_URL + "/_rollcall/" + name, { method: "POST",
        headers: { "content-type": "application/json" }, body: JSON.stringify(sent) });
      await control("world.fork", { name: "blue" });
      env.SVC_BOT_TOKEN = "blue~" + env.SVC_BOT_TOKEN;
      await call("auth.test", {});`;
    expect(await runWithServer(program, "--journal", journal).ended).toEqual({ code: 0, out: "", err: "" });
    const lines = (await readFile(journal, "utf8")).trimEnd().split("\n");
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      { world: "default", method: "api.test", ok: true },
      { world: "blue", method: "auth.test", ok: true },
    ]);
  });

  it("sets the variables of an installed app, with the vendor's word", async () => {
    const manifest = join(folder, "manifest.yaml");
    await writeFile(
      manifest,
      "display_information: { name: Helper }\noauth_config: { scopes: { bot: [chat:write] } }\n",
    );
    const program = `const { env } = process;
      console.log(Object.keys(env).filter((name) => /^(ACME|SVC)_/.test(name)).sort().join(" "));
      const headers = { authorization: "Bearer " + env.ACME_BOT_TOKEN };
      console.log((await (await fetch(env.ACME_API_URL + "auth.test", { method: "POST", headers })).json()).user);`;
    const { code, out } = await runWithServer(program, "--app", manifest, "--wire-word", "svc=acme").ended;
    expect(code).toBe(0);
    expect(out).toBe(
      "ACME_API_URL ACME_APP_TOKEN ACME_BOT_TOKEN ACME_CLIENT_ID ACME_CLIENT_SECRET ACME_SIGNING_SECRET\nhelper\n",
    );
  });

  it("passes a signal on, and ends with its number", async () => {
    const { process: child, ended } = runWithServer(`process.stdout.write("up\\n"); setInterval(() => {}, 1000);`);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 143, out: "up\n" });
  });

  it.each([
    { what: "a missing command", args: [], wanted: "the command to run is missing, as in `rollcall test -- npm test`" },
    {
      what: "an unknown command",
      args: ["--", "no-such-command"],
      wanted: 'cannot run "no-such-command": there is no such command',
    },
    {
      what: "no control plane",
      args: ["--no-control", "--", "node"],
      wanted: "a run needs the control plane, which was turned off",
    },
    {
      what: "an unknown app",
      args: ["--variables-of", "Nobody", "--", "node"],
      wanted: 'no app "Nobody" is installed; installed are: none',
    },
    { what: "a folder", args: ["--data", "x", "--", "node"], wanted: "--memory and --data cannot be used together" },
  ])("refuses $what", async ({ args, wanted }) => {
    expect(await spawnCli(["test", ...args], {}).ended).toEqual({
      code: 2,
      out: "",
      err: `rollcall test: ${wanted}\n`,
    });
  });
});

describe("rollcall without a command", () => {
  it("serves a world in memory", async () => {
    const { process: child, ended } = spawnCli(["--port", "0"], { ROLLCALL_LOG_LEVEL: "silent" });
    let printed = "";
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (text: string) => {
        printed += text;
        if (/^ready /m.test(printed)) resolve();
      });
    });
    const [, url = ""] = /^ready (\S+)$/m.exec(printed) ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  });
});
