import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createServer } from "../src/index.js";
import { spawnCommand } from "./spawn-command.js";

const manifest = `display_information:
  name: Deploy Bot
features:
  bot_user: { display_name: Deploy Bot, always_online: true }
oauth_config:
  scopes: { bot: ["chat:write"], user: ["users:read"] }
settings:
  event_subscriptions: { request_url: "https://deploy.example/events", bot_events: [app_mention] }
`;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  path = join(folder, "manifest.yaml");
  await writeFile(path, manifest);
  return () => rm(folder, { recursive: true });
});

describe("createServer with apps", () => {
  it("installs the app in the demo world, with its bot and tokens", async () => {
    const server = await createServer({ memory: true, apps: [path], events: "http://localhost:3000/events" });
    const [app] = server.environments;
    expect(app).toMatchObject({
      name: "Deploy Bot",
      botToken: expect.stringMatching(/^svcb-/),
      userToken: expect.stringMatching(/^svcp-/),
      appToken: expect.stringMatching(/^svca-/),
      signingSecret: expect.any(String),
      clientSecret: expect.any(String),
      apiUrl: server.apiUrl,
    });
    expect(await server.apps.environment("Deploy Bot")).toEqual(app);
    const answer = await server.fetch("/api/auth.test", { headers: { authorization: `Bearer ${app?.botToken}` } });
    expect(await answer.json()).toMatchObject({ ok: true, user: "deploy_bot" });
    expect(server.demoTokens).not.toEqual([]);
    await server.close();
  });

  it("keeps credentials and tokens when a folder is used again", async () => {
    const options = { data: join(folder, "data"), apps: [path], siteUrl: "http://localhost:9000" };
    const first = await createServer(options);
    await first.close();
    const second = await createServer(options);
    expect(second.environments).toEqual(first.environments);
    expect(second.environments).toMatchObject([{ apiUrl: "http://localhost:9000/api/" }]);
    await second.close();
  });

  it("gives an app of the world file the manifest and leaves its credentials", async () => {
    const world = join(folder, "world.json");
    const ana = { userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } };
    const stated = { name: "deploy bot", signing_secret: "stated-secret", installation: { bot_token: "svcb-stated" } };
    const workspaces = [{ name: "Headquarters", domain: "hq" }];
    await writeFile(world, JSON.stringify({ kind: "world", workspaces, users: [ana], apps: [stated] }));
    const server = await createServer({ memory: true, world, apps: [path], socket: true });
    expect(server.environments).toMatchObject([{ signingSecret: "stated-secret", botToken: "svcb-stated" }]);
    await server.close();
  });

  it("refuses what cannot work, in one sentence or with positions", async () => {
    const start = (options: object) => createServer({ memory: true, apps: [path], ...options });
    await expect(start({ apps: [], socket: true })).rejects.toThrow(/needs exactly one app, not 0$/);
    await expect(start({ apps: [], webhook: "general" })).rejects.toThrow(/needs exactly one app, not 0$/);
    await expect(start({ webhook: "generl" })).rejects.toThrow(/^an app cannot be installed: .*did you mean "general"/);
    await expect(start({ events: "localhost" })).rejects.toThrow(
      /must be a URL such as http:\/\/localhost:3000\/events/,
    );
    await expect(start({ events: "http://localhost/", socket: true })).rejects.toThrow(/, not both$/);
    await expect(start({ apps: [join(folder, "none.yaml")] })).rejects.toThrow(/^cannot read the manifest/);
    await writeFile(path, "display_information:\n  name: 7\n");
    await expect(start({})).rejects.toThrow(/manifest\.yaml:2:9 \/display_information\/name must be a string/);

    await writeFile(path, manifest);
    const data = join(folder, "used");
    await (await createServer({ data })).close();
    await expect(createServer({ data, apps: [path] })).rejects.toThrow(
      /^the database has no installed app "Deploy Bot" of manifest\.yaml: apps are installed in an empty database/,
    );
  });
});

describe("rollcall-server --app", () => {
  it("prints the lines for the bot's environment", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--app", path, "--socket", "--wire-word", "svc=acme"]);
    const url = await server.ready;
    server.process.kill("SIGTERM");
    const { stdout, stderr } = await server.ended;
    expect(stderr).toContain(
      `the hosted service refuses the manifest of Deploy Bot: ${path}:8:24 /settings/event_subscriptions app_mention event is missing scope(s): app_mentions:read (app_mention_event_missing_scope)`,
    );
    const lines = stdout.trimEnd().split("\n").slice(-9);
    expect(lines).toEqual([
      "# Deploy Bot",
      `ACME_API_URL=${url}/api/`,
      expect.stringMatching(/^ACME_BOT_TOKEN=svcb-/),
      expect.stringMatching(/^ACME_USER_TOKEN=svcp-/),
      expect.stringMatching(/^ACME_APP_TOKEN=svca-/),
      expect.stringMatching(/^ACME_SIGNING_SECRET=[0-9a-f]{32}$/),
      expect.stringMatching(/^ACME_CLIENT_ID=[0-9a-f]{32}$/),
      expect.stringMatching(/^ACME_CLIENT_SECRET=[0-9a-f]{32}$/),
      `ready ${url}`,
    ]);
  });
});
