import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { scim } from "@rollcall/api/scim";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer, type Server, type ServerOptions } from "../src/index.js";
import { ada } from "./demo.js";
import { deployed } from "./kit/deployed.js";
import { spawnCommand } from "./spawn-command.js";

const demo = fileURLToPath(new URL("../worlds/demo.yaml", import.meta.url));

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  data = join(folder, "data");
  return () => rm(folder, { recursive: true });
});

async function serve(options: ServerOptions): Promise<Server> {
  const server = await createServer(options);
  onTestFinished(() => server.close());
  return server;
}

const deploy = (options: ServerOptions = {}) => serve({ data, control: false, ...options });

/** Values of a variable in printed lines. */
const printedIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(\\S+)$`, "gm"))].map(([, value = ""]) => value);

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

async function createUser({ fetch }: Server, token: string | undefined, user: object = ada): Promise<number> {
  const headers = { ...bearer(token), "content-type": "application/json" };
  return (await fetch("/scim/v2/Users", { method: "POST", headers, body: JSON.stringify(user) })).status;
}

async function call({ fetch }: Server, method: string, token: string | undefined, args: Record<string, string> = {}) {
  const response = await fetch(`/api/${method}`, {
    method: "POST",
    headers: bearer(token),
    body: new URLSearchParams(args),
  });
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** Runs the command until it ends. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnCommand(args, { env, cwd: folder }).ended;

describe("a deployment", () => {
  it("begins with one administrator, who provisions and creates apps, and without the demo world", async () => {
    const server = await deploy();
    const { userToken, configurationToken } = server.administrator ?? {};
    expect([server.isNew, server.demoTokens]).toEqual([true, []]);
    for (const token of ["svcp-demo-admin", "svcp-demo-member"]) expect(await createUser(server, token)).toBe(401);
    expect(await createUser(server, userToken)).toBe(201);
    expect(await call(server, "admin.teams.list", userToken)).toMatchObject({
      ok: true,
      teams: [{ name: "Rollcall" }],
    });
    expect(await call(server, "chat.postMessage", userToken, { channel: "general", text: "hello" })).toMatchObject({
      ok: true,
    });
    const manifest = JSON.stringify({ display_information: { name: "Deploy Bot" } });
    expect(await call(server, "apps.manifest.create", configurationToken, { manifest })).toMatchObject({ ok: true });
  });

  it("issues no tokens for a world that is stated, or that exists", async () => {
    const stated = await deploy(deployed());
    expect([stated.isNew, stated.administrator]).toEqual([true, undefined]);
    await stated.close();
    const again = await deploy({ secretKey: deployed().secretKey });
    expect([again.isNew, again.administrator]).toEqual([false, undefined]);
  });

  it("enforces rate limits unless its options say otherwise", { timeout: 30_000 }, async () => {
    const { burst = 0 } = scim.facts.rates.tiers["user-creations"] ?? {};
    const statusesOf = async (options: ServerOptions) => {
      const server = await createServer({ data: join(folder, `${options.rateMode}`), control: false, ...options });
      const { userToken } = server.administrator ?? {};
      const users = Array.from({ length: burst + 2 }, (_, at) => ({
        ...ada,
        userName: `u${at}`,
        emails: [{ value: `u${at}@example.com`, primary: true }],
      }));
      const statuses = await Promise.all(users.map((user) => createUser(server, userToken, user)));
      await server.close();
      return new Set(statuses);
    };
    expect(await statusesOf({})).toEqual(new Set([201, 429]));
    expect(await statusesOf({ rateMode: "off" })).toEqual(new Set([201]));
  });

  it("installs an app in the empty organization, not in the demo world", async () => {
    const path = join(folder, "app.yaml");
    await writeFile(path, "display_information: { name: Deploy Bot }\nfeatures: { bot_user: { display_name: Bot } }\n");
    const server = await deploy({ apps: [path] });
    const [app] = server.environments;
    expect(await call(server, "auth.test", app?.botToken)).toMatchObject({ ok: true, team: "Rollcall" });
    expect(await createUser(server, server.administrator?.userToken)).toBe(201);
  });

  it("refuses a database with tokens of the demo world, until they are revoked", { timeout: 60_000 }, async () => {
    await (await createServer({ data })).close();
    const refused = await run(["--port", "0", "--no-control", "--data", data]);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    const [, advice = ""] =
      /^rollcall-server: the database has tokens of the demo world.*: rollcall-server (.*)\n$/.exec(refused.stderr) ??
      [];
    expect(advice).toMatch(/^token --revoke svcp-demo-admin .*svcc-demo-config svce-1-demo-config/);
    // A double of the same folder still starts.
    const double = await createServer({ data });
    expect(double.demoTokens).not.toEqual([]);
    await double.close();
    expect(await run([...advice.split(" "), "--data", data])).toMatchObject({ code: 0, stderr: "" });
    const server = await deploy();
    expect(await createUser(server, "svcp-demo-admin")).toBe(401);
    expect(await call(server, "tooling.tokens.rotate", "", { refresh_token: "svce-1-demo-config" })).toMatchObject({
      ok: false,
    });
  });

  it("refuses a world file with tokens of the demo world, and changes nothing", async () => {
    await expect(deploy({ world: demo })).rejects.toThrow(
      /demo\.yaml states tokens of the demo world.*svcp-demo-admin/,
    );
    expect(await readdir(folder)).toEqual([]);
    await expect(serve({ memory: true, world: demo })).resolves.toMatchObject({ isNew: true });
  });
});

describe("the first start of rollcall-server", { timeout: 60_000 }, () => {
  it("prints the tokens of a deployment once, and logs none", async () => {
    const start = async () => {
      const command = spawnCommand(["--port", "0", "--no-control", "--log-level", "trace", "--data", data]);
      const url = await command.ready;
      const [token = "none"] = printedIn(command.printed(), "ROLLCALL_TOKEN");
      const { status } = await fetch(`${url}/scim/v2/Users`, { headers: bearer(token) });
      command.process.kill("SIGTERM");
      return { ...(await command.ended), token, status };
    };
    const first = await start();
    expect(first).toMatchObject({ code: 0, status: 200 });
    const secrets = [first.token, ...printedIn(first.stdout, "ROLLCALL_CONFIGURATION_TOKEN")];
    expect(secrets).toEqual([expect.stringMatching(/^svcp-/), expect.stringMatching(/^svcc-/)]);
    for (const secret of secrets) expect(first.stderr).not.toContain(secret);
    expect(first.stdout).not.toContain("demo");
    const second = await start();
    expect(second.stdout).not.toMatch(/TOKEN|svc[pc]-/);
    expect(second.status).toBe(401);
  });

  it("prints them once for several servers that start at once on one PostgreSQL", async () => {
    const database = await (await sharedPostgres()).createSchema();
    const commands = [1, 2, 3].map(() => spawnCommand(["--port", "0"], { env: { ROLLCALL_DATABASE: database } }));
    await Promise.all(commands.map(({ ready }) => ready));
    for (const { process } of commands) process.kill("SIGTERM");
    const printed = (await Promise.all(commands.map(({ ended }) => ended))).map(({ stdout }) => stdout).join("");
    expect(printedIn(printed, "ROLLCALL_TOKEN")).toHaveLength(1);
  });

  it("prints the secrets of an app, and a later one says how to print them again", async () => {
    const path = join(folder, "app.yaml");
    await writeFile(path, "display_information: { name: Deploy Bot }\nfeatures: { bot_user: { display_name: Bot } }\n");
    const printed = async (...args: readonly string[]) => {
      const command = spawnCommand(["--port", "0", "--app", path, ...args]);
      await command.ready;
      command.process.kill("SIGTERM");
      return (await command.ended).stdout;
    };
    for (const [args, advice] of [
      [["--data", data], '`rollcall app env "Deploy Bot"`'],
      [["--data", `${data}2`, "--no-control"], "`rollcall-server install <manifest>`"],
    ] as const) {
      const [secret = "none"] = printedIn(await printed(...args), "SVC_BOT_TOKEN");
      expect(secret).toMatch(/^svcb-/);
      const later = await printed(...args);
      expect(later).toContain(`# Deploy Bot: the first start printed its secrets; ${advice} prints them again`);
      expect(later).not.toMatch(/SECRET=|SVC_\w+_TOKEN=/);
    }
  });
});

describe("the control plane of a server that other machines can reach", { timeout: 60_000 }, () => {
  it.each([
    { what: "on another host than loopback", args: ["--memory", "--host", "0.0.0.0"] },
    { what: "with a public URL", args: ["--site-url", "https://roll.example.com"] },
    { what: "with an empty token", args: ["--memory"], env: { ROLLCALL_CONTROL_TOKEN: "" } },
  ])("needs a token $what", async ({ args, env = {} }) => {
    const { code, stdout, stderr } = await run(["--port", "0", ...args], env);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^rollcall-server: [^\n]*token[^\n]*\n$/);
    expect(await readdir(folder)).toEqual([]);
  });

  it("has a token that the server makes and prints, and no other", async () => {
    const args = ["--memory", "--port", "0", "--site-url", "https://roll.example.com", "--control-token", "auto"];
    const command = spawnCommand(args);
    const url = await command.ready;
    const tokens = printedIn(command.printed(), "ROLLCALL_CONTROL_TOKEN");
    const statusWith = async (token: string) =>
      (await fetch(`${url}/_rollcall/world.list`, { headers: bearer(token) })).status;
    expect(tokens).toHaveLength(1);
    expect([await statusWith(tokens[0] ?? ""), await statusWith("auto"), await statusWith("")]).toEqual([
      200, 403, 403,
    ]);
    command.process.kill("SIGTERM");
    expect((await command.ended).stderr).not.toContain(tokens[0]);
  });
});
