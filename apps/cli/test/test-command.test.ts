import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { command, spawnCli } from "./spawn-cli.js";

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
    const inner = ["call", "chat.postMessage", "--channel", "general", "--text", "hello"];
    const calling = await spawnCli(["test", "--", process.execPath, command, ...inner], {}).ended;
    expect(calling).toMatchObject({ code: 0, out: expect.stringContaining("CDEMOGENERAL") });
  });

  it("ends as the command does, and prints what the server refused", async () => {
    const program = `${call} await call("auth.test", {});
      await call("chat.postMessage", { channel: "nowhere", text: "hi" });
      process.exit(7);`;
    const { code, out, err } = await runWithServer(program).ended;
    expect({ code, out }).toEqual({ code: 7, out: "" });
    expect(err).toMatch(
      /^\nRollcall served 2 exchanges, 1 failed:\n✗ #2 chat\.postMessage by rollbot → 200 channel_not_found {2}channel="nowhere" text="hi"\n/,
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
      wanted: /served 1 exchange, none failed\.\n/,
    },
    {
      what: "all is asked for",
      program: `${call} await call("api.test", {}); process.exit(1)`,
      show: "all",
      wanted: /served 1 exchange, none failed:\n {2}#1 api\.test → 200/,
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
    const { code, out, err } = await runWithServer(program, "--app", manifest, "--wire-word", "svc=acme").ended;
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(
      "ACME_API_URL ACME_APP_TOKEN ACME_BOT_TOKEN ACME_CLIENT_ID ACME_CLIENT_SECRET ACME_SIGNING_SECRET\nhelper\n",
    );

    const events =
      "settings:\n  event_subscriptions:\n    request_url: https://a.example/\n    bot_events: [app_mention]\n";
    await writeFile(
      manifest,
      `display_information: { name: Helper }\nfeatures: { bot_user: { display_name: helper } }\n${events}`,
    );
    const warning = `warning: the hosted service refuses the manifest of Helper: ${manifest}:5:5 /settings/event_subscriptions app_mention event is missing scope(s): app_mentions:read (app_mention_event_missing_scope)`;
    const runs = { test: ["--", process.execPath, "--version"], run: ["--", process.execPath, "--version"], mcp: [] };
    for (const [name, rest] of Object.entries(runs)) {
      const ended = await spawnCli([name, "--app", manifest, ...rest], {}).ended;
      expect(ended.err, name).toContain(`rollcall ${name}: ${warning}`);
    }
  });

  it("passes a signal on, and ends with its number", async () => {
    const { process: child, ended } = runWithServer(`process.stdout.write("up\\n"); setInterval(() => {}, 1000);`);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 143, out: "up\n" });
  });
});

/** Runs a program of JavaScript whose traffic to the vendor's hosts is led to a server. */
function runLed(program: string, ...flags: readonly string[]) {
  return spawnCli(["run", ...flags, "--", process.execPath, "--input-type=module", "--eval", program], {});
}

const manifestText = `
  display_information: { name: Helper }
  features: { bot_user: { display_name: helper } }
  oauth_config: { scopes: { bot: [chat:write] } }
  settings: { socket_mode_enabled: true }`;

describe("rollcall run", () => {
  it("leads an installed app to the server by the vendor's names, and ends as it does", async () => {
    const manifest = join(folder, "led.yaml");
    await writeFile(manifest, manifestText);
    const variables = await readVariables();
    const names = [...variables.bot_token, ...variables.app_token, "SLACK_SIGNING_SECRET"];
    const program = `const { env } = process;
      const call = async (method, token) => {
        const headers = { authorization: "Bearer " + token };
        return (await fetch("https://slack.com/api/" + method, { method: "POST", headers })).json();
      };
      for (const name of ${JSON.stringify(variables.bot_token)}) console.log((await call("auth.test", env[name])).user);
      const { url } = await call("apps.connections.open", env.${variables.app_token[0]});
      const socket = new WebSocket(url);
      const { data } = await new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }));
      console.log(JSON.parse(data).type);
      const webhook = await fetch("https://hooks.slack.com/services/T1/B1/x", { method: "POST", body: '{"text":"hi"}' });
      console.log(webhook.status, await webhook.text());
      console.log(${JSON.stringify(names)}.filter((name) => env[name] === undefined).join(" "));
      process.exit(7);`;
    const { code, out, err } = await runLed(program, "--app", manifest).ended;
    const bots = variables.bot_token.map(() => "helper\n").join("");
    expect({ code, out }).toEqual({ code: 7, out: `${bots}hello\n404 no_team\n\n` });
    expect(err).toMatch(/^\nRollcall served \d+ exchanges, 1 failed:\n.* no_team/);
  });

  it("passes a signal on, and leaves no files", async () => {
    const program = `import { statSync } from "node:fs";
      import { dirname } from "node:path";
      const place = dirname(process.env.SSL_CERT_FILE);
      process.stdout.write(place + " " + (statSync(place).mode & 0o777).toString(8));
      setInterval(() => {}, 1000);`;
    const { process: child, ended } = runLed(program);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGTERM");
    const { code, out } = await ended;
    const [place = "", mode] = out.split(" ");
    expect({ code, mode, isLeft: existsSync(place) }).toEqual({ code: 143, mode: "700", isLeft: false });
  });

  it("refuses and lists other hosts if it is offline", async () => {
    const program = `import { once } from "node:events";
      import { connect } from "node:net";
      const ask = (url) => fetch(url).then(({ status }) => status, ({ message }) => message);
      console.log(await ask("https://slack.com/api/api.test"), await ask("https://other.example/"));
      const [{ code, message }] = await once(connect(5432, "direct.example"), "error").catch((error) => [error]);
      console.log(code, message);`;
    const { code, out, err } = await runLed(program, "--offline").ended;
    expect(code).toBe(0);
    expect(out).toBe("200 fetch failed\nECONNREFUSED direct.example is not reachable: this run is offline.\n");
    expect(err).toBe("rollcall run: refused connections to other hosts: other.example:443, direct.example:5432\n");
  });
});

/** The names of variables in the vendor's profile. */
async function readVariables() {
  const text = await readFile(new URL("../../server/wire/slack.yaml", import.meta.url), "utf8");
  const names = z.array(z.string());
  const schema = z.looseObject({ variables: z.looseObject({ bot_token: names, app_token: names }) });
  const read = parseCheckedYaml(text, schema, { path: "slack.yaml" });
  if (!read.ok) throw new Error("The profile is not as expected.");
  return read.value.variables;
}

describe("a command that runs another one", () => {
  it("says what is wrong with its arguments, and where", async () => {
    const [manifest, profile, plain] = ["wrong.yaml", "wrong-wire.yaml", "plain-wire.yaml"].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(manifest, "display_information: { nme: Helper }\n");
    await writeFile(profile, "kind: wire\nname: Acme\nhosts: { site: acme }\nvariables: { bot_tokn: [ACME] }\n");
    await writeFile(plain, "kind: wire\nname: Acme\n");
    const cases = [
      ["test", [], "the command to run is missing, as in `rollcall test -- npm test`"],
      ["run", [], "the command to run is missing, as in `rollcall run -- npm start`"],
      ["run", ["--", "no-such-command"], 'cannot run "no-such-command": there is no such command'],
      ["test", ["--no-control", "--", "node"], "a run needs the control plane, which was turned off"],
      ["test", ["--variables-of", "Nobody", "--", "node"], 'no app "Nobody" is installed; installed are: none'],
      ["test", ["--data", "x", "--", "node"], "--memory and --data cannot be used together"],
      ["test", ["--offline", "--", "node"], "--offline needs --intercept"],
      [
        "test",
        ["--intercept", "--wire", plain, "--", "node"],
        "--intercept needs hosts to lead: pass a profile that has some, such as --wire slack",
      ],
      ["run", ["--app", manifest, "--", "node"], `${manifest}:1:22 /display_information/name must be given`],
      ["run", ["--wire", profile, "--", "node"], `${profile}:3:16 Expected a host name in lower case`],
      [
        "run",
        ["--wire", profile, "--", "node"],
        `${profile}:4:14 Unrecognized key "bot_tokn"; did you mean "bot_token"?`,
      ],
    ] as const;
    const ended = await Promise.all(cases.map(([command, args]) => spawnCli([command, ...args], {}).ended));
    const wanted = cases.map(([command, , text]) => {
      const [start, middle] = [`rollcall ${command}: `, text].map((each) =>
        each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
      );
      return { code: 2, out: "", err: expect.stringMatching(new RegExp(`^${start}[^]*${middle}`)) };
    });
    expect(ended).toEqual(wanted);
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
