import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StartError } from "../src/errors/start-error.js";
import { createServer } from "../src/index.js";
import { runOperatorCommand } from "../src/operator/run-operator-command.js";
import { deployed, deployedTokens } from "./kit/deployed.js";
import { spawnCommand } from "./spawn-command.js";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  data = join(folder, "data");
  return async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  };
});

/** Runs a command on the database of the test, and returns what it prints. */
async function run(...args: readonly string[]): Promise<string> {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const place = args.includes("--database") ? [] : ["--data", data];
  await runOperatorCommand([...args, ...place], { name: "rollcall-server", print });
  return printed;
}

/** The tokens of the administrator in printed lines. */
function tokensIn(printed: string): { readonly user: string; readonly configuration: string } {
  const [, user = ""] = /^ROLLCALL_TOKEN=(svcp-\S+)$/m.exec(printed) ?? [];
  const [, configuration = ""] = /^ROLLCALL_CONFIGURATION_TOKEN=(svcc-\S+)$/m.exec(printed) ?? [];
  expect([user, configuration]).not.toContain("");
  return { user, configuration };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Starts a deployment of the database, for calls. */
async function serve(options: { readonly database?: string; readonly secretKey?: string } = {}) {
  const place = options.database === undefined ? ({ data, control: false } as const) : {};
  const server = await createServer({ ...place, ...options });
  onTestFinished(() => server.close());
  const call = async (method: string, token: string, args: Record<string, string> = {}) => {
    const body = new URLSearchParams(args);
    return (await server.fetch(`/api/${method}`, { method: "POST", headers: bearer(token), body })).json();
  };
  const scim = async (token: string) => (await server.fetch("/scim/v2/Users", { headers: bearer(token) })).status;
  return { ...server, call, scim };
}

describe("rollcall-server init", () => {
  it("makes an organization with an administrator, and prints tokens that work", async () => {
    const printed = await run("init", "--organization", "Acme Wörks", "--admin-email", "ops@acme.example");
    expect(printed).toContain('# Tokens of "operator", an administrator of "Acme Wörks".');
    const { user, configuration } = tokensIn(printed);
    const server = await serve();
    expect([server.isNew, server.administrator, await server.scim(user)]).toEqual([false, undefined, 200]);
    expect(await server.call("admin.teams.list", user)).toMatchObject({
      teams: [{ name: "Acme Wörks", primary_owner: { email: "ops@acme.example" } }],
    });
    const manifest = JSON.stringify({ display_information: { name: "Deploy Bot" } });
    expect(await server.call("apps.manifest.create", configuration, { manifest })).toMatchObject({ ok: true });
    expect(await server.call("apps.manifest.create", user, { manifest })).toMatchObject({ ok: false });
  });

  it("makes a standalone workspace, whose administrator provisions too", async () => {
    const { user, configuration } = tokensIn(await run("init", "--workspace", "Tiny", "--domain", "tiny-co"));
    const server = await serve();
    expect(await server.scim(user)).toBe(200);
    expect(await server.call("auth.test", user)).toMatchObject({ ok: true, team: "Tiny" });
    expect(await server.call("users.list", user)).toMatchObject({ ok: true, members: [{ name: "operator" }] });
    const manifest = JSON.stringify({ display_information: { name: "Deploy Bot" } });
    expect(await server.call("apps.manifest.create", configuration, { manifest })).toMatchObject({ ok: true });
  });

  it("loads a world file, with the tokens that it states", async () => {
    const { world, secretKey } = deployed();
    expect(await run("init", "--world", world, "--secret-key", secretKey)).toBe(`The world of ${world} is loaded.\n`);
    const server = await serve({ secretKey });
    expect(await server.scim(deployedTokens.admin)).toBe(200);
  });

  it("refuses a database that has a world, in a process with exit code 2, and changes nothing", {
    timeout: 30_000,
  }, async () => {
    const { user } = tokensIn(await run("init"));
    const again = await spawnCommand(["init", "--organization", "Other"], { env: { ROLLCALL_DATA: data } }).ended;
    expect(again).toMatchObject({ code: 2, stdout: "" });
    expect(again.stderr).toMatch(
      /^rollcall-server: the database already has a world, which was not changed; [^\n]+\n$/,
    );
    const server = await serve();
    expect(await server.call("admin.teams.list", user)).toMatchObject({ teams: [{ name: "Rollcall" }] });
  });

  it.each([
    [["--organization", "株式会社"], /^the name "株式会社" has no letters from a to z for a domain; pass --domain$/],
    [["--organization", "", "--domain", "x"], /^the value of --organization is invalid: /],
    [["--workspace", "", "--domain", "x"], /^the value of --workspace is invalid: /],
    [["--domain", "A b"], /^the value of --domain is invalid: Expected lower-case letters/],
    [["--admin-email", "ops"], /^the value of --admin-email is invalid: /],
    [
      ["--organization", "a", "--workspace", "b"],
      /'--workspace <name>' cannot be used with option '--organization <name>'$/,
    ],
    [["--world", "w.yaml", "--domain", "x"], /'--world <file>' cannot be used with option '--domain <domain>'$/],
    [["--world", fileURLToPath(new URL("../worlds/demo.yaml", import.meta.url))], /states tokens of the demo world/],
    [["--database", "postgres://u:p@h/d", "--data", "d"], /^--data and --database cannot be used together$/],
    [["--nothing"], /^unknown option '--nothing'/],
    [["more"], /^too many arguments/],
  ])("refuses %j, and makes no database", async (args, sentence) => {
    const refused = run("init", ...args);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses a database in memory, which would be lost", async () => {
    vi.stubEnv("ROLLCALL_MEMORY", "true");
    const print = () => undefined;
    await expect(runOperatorCommand(["init"], { name: "rollcall-server", print })).rejects.toThrow(
      /^ROLLCALL_MEMORY is on, and a database in memory ends with its server; pass --data$/,
    );
  });
});

describe("rollcall-server token", () => {
  it("issues new tokens to the primary owner, and the earlier ones stay valid", async () => {
    const [first, second] = [tokensIn(await run("init")), tokensIn(await run("token"))];
    expect(second).not.toEqual(first);
    const server = await serve();
    expect([await server.scim(first.user), await server.scim(second.user)]).toEqual([200, 200]);
    expect(await server.call("auth.test", second.user)).toMatchObject({ user: "operator" });
  });

  it("issues tokens to another administrator by name or address, and to no member", async () => {
    const { world, secretKey } = deployed();
    await run("init", "--world", world, "--secret-key", secretKey);
    const named = tokensIn(await run("token", "--user", "Katherine.Johnson"));
    const addressed = tokensIn(await run("token", "--user", "mary@acme.example"));
    await expect(run("token", "--user", "alan.turing")).rejects.toThrow(
      /^the user "alan.turing" is not an active administrator or owner; pass one with --user$/,
    );
    await expect(run("token", "--user", "zed")).rejects.toThrow(/^the database does not have the user "zed"; /);
    const server = await serve({ secretKey });
    expect(await server.call("auth.test", named.user)).toMatchObject({ user: "katherine.johnson" });
    expect(await server.call("auth.test", addressed.user)).toMatchObject({ user: "mary.jackson" });
    expect([await server.scim(named.user), await server.scim(addressed.user)]).toEqual([200, 200]);
  });

  it("revokes tokens of any kind, and refuses unknown ones", async () => {
    const { user, configuration } = tokensIn(await run("init"));
    const { user: other } = tokensIn(await run("token"));
    expect(await run("token", "--revoke", user, configuration)).toBe("Revoked: 2\n");
    await expect(run("token", "--revoke", user, "svcp-unknown")).rejects.toThrow(
      /^the database does not have 1 of 2 tokens$/,
    );
    const server = await serve();
    expect([await server.scim(user), await server.scim(other)]).toEqual([401, 200]);
    expect(await server.call("apps.manifest.validate", configuration, { manifest: "{}" })).toMatchObject({
      error: "token_revoked",
    });
  });

  it("refuses a database that does not exist or has no world, and makes none", async () => {
    await expect(run("token")).rejects.toThrow(/^the database \S+rollcall\.db does not exist; make a world with/);
    expect(await readdir(folder)).toEqual([]);
    const database = await (await sharedPostgres()).createSchema();
    await expect(run("token", "--database", database)).rejects.toThrow(/^the database has no world; make a world with/);
  });

  it("refuses a folder whose server is running", async () => {
    await run("init");
    await serve();
    await expect(run("token")).rejects.toThrow(/rollcall\.db is in use by /);
  });
});

describe("rollcall-server install", () => {
  const manifest = `display_information: { name: Deploy Bot }
features: { bot_user: { display_name: Deploy Bot } }
oauth_config: { scopes: { bot: ["chat:write"] } }
`;
  let path: string;
  beforeEach(async () => {
    path = join(folder, "app.yaml");
    await writeFile(path, manifest);
  });

  const botIn = (printed: string) => /^SVC_BOT_TOKEN=(\S+)$/m.exec(printed)?.[1] ?? "none";

  it("installs an app, and prints the same lines again", async () => {
    await run("init");
    const printed = await run("install", path, "--site-url", "https://roll.example.com/");
    expect(printed.trimEnd().split("\n")).toEqual([
      "# Deploy Bot",
      "SVC_API_URL=https://roll.example.com/api/",
      expect.stringMatching(/^SVC_BOT_TOKEN=svcb-/),
      expect.stringMatching(/^SVC_APP_TOKEN=svca-/),
      expect.stringMatching(/^SVC_SIGNING_SECRET=[0-9a-f]{32}$/),
      expect.stringMatching(/^SVC_CLIENT_ID=[0-9a-f]{32}$/),
      expect.stringMatching(/^SVC_CLIENT_SECRET=[0-9a-f]{32}$/),
    ]);
    expect(await run("install", path, "--site-url", "https://roll.example.com")).toBe(printed);
    const server = await serve();
    expect(await server.call("auth.test", botIn(printed))).toMatchObject({ ok: true, user: "deploy_bot" });
  });

  it("installs an app that the administrator created over the Web API, on PostgreSQL with a key", async () => {
    const database = await (await sharedPostgres()).createSchema();
    const { configuration } = tokensIn(await run("init", "--database", database));
    await expect(run("install", path, "--database", database)).rejects.toThrow(
      /need a secret key to be kept; pass one/,
    );
    const secretKey = "5e".repeat(32);
    const server = await serve({ database, secretKey });
    const text = JSON.stringify({
      display_information: { name: "deploy bot" },
      features: { bot_user: { display_name: "Deploy Bot" } },
      oauth_config: { scopes: { bot: ["chat:write"] } },
    });
    const created = await server.call("apps.manifest.create", configuration, { manifest: text });
    const printed = await run("install", path, "--database", database, "--secret-key", secretKey);
    const [, clientId] = /^SVC_CLIENT_ID=(\S+)$/m.exec(printed) ?? [];
    expect(created).toMatchObject({ ok: true, credentials: { client_id: clientId } });
    expect(await server.call("auth.test", botIn(printed))).toMatchObject({ ok: true });
  });

  it("refuses an unknown workspace, and a manifest with mistakes", async () => {
    await run("init");
    await expect(run("install", path, "--workspace", "nope")).rejects.toThrow(
      /^no workspace has the domain or ID "nope"; there are rollcall$/,
    );
    await writeFile(path, "display_information:\n  name: 7\n");
    await expect(run("install", path)).rejects.toThrow(/app\.yaml:2:9 \/display_information\/name must be a string/);
  });
});
