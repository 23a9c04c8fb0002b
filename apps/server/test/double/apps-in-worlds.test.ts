import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";

const manifest = {
  display_information: { name: "Deploy Bot" },
  features: { bot_user: { display_name: "Deploy Bot", always_online: true } },
  oauth_config: { scopes: { bot: ["channels:read", "channels:manage"], user: ["users:read"] } },
  settings: { event_subscriptions: { request_url: "https://deploy.example/events", bot_events: ["channel_created"] } },
};

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true, wireWords: { svc: "acme" } });
  return () => server.close();
});

const call = async (token: string | undefined, method = "auth.test", body: object = {}) => {
  const response = await server.fetch(`/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  return (await response.json()) as any;
};

describe("apps.create", () => {
  it("creates an installed app in the running world, which receives its events", async () => {
    const receiver = await openApp();
    const { app, environment } = await server.apps.create(manifest, { install: true, events: receiver.url });
    expect(app).toMatchObject({ name: "Deploy Bot", request_url: receiver.url, verified: true });
    expect(environment.text.split("\n")).toEqual([
      "# Deploy Bot",
      `ACME_API_URL=${server.url}/api/`,
      `ACME_BOT_TOKEN=${environment.botToken}`,
      `ACME_USER_TOKEN=${environment.userToken}`,
      `ACME_APP_TOKEN=${environment.appToken}`,
      `ACME_SIGNING_SECRET=${environment.signingSecret}`,
      `ACME_CLIENT_ID=${environment.clientId}`,
      `ACME_CLIENT_SECRET=${environment.clientSecret}`,
    ]);
    expect(environment.text.split("\n").slice(1)).toEqual(
      Object.entries(environment.variables).map(([name, value]) => `${name}=${value}`),
    );
    expect(await call(environment.botToken)).toMatchObject({ ok: true, user: "deploy_bot" });
    expect(await call(environment.userToken)).toMatchObject({ ok: true });
    expect(await server.apps.environment("Deploy Bot")).toEqual(environment);
    expect(await call(environment.botToken, "conversations.create", { name: "builds" })).toMatchObject({ ok: true });
    await server.deliveries.waitFor({ app: app.id, event: "channel_created", ok: true });
    expect(receiver.received).toMatchObject([{ api_app_id: app.id, event: { type: "channel_created" } }]);
  });

  it("makes what a start with the manifest makes", async () => {
    const { environment } = await server.apps.create(JSON.stringify(manifest), { install: true, socket: true });
    const created = await server.users.find("deploy_bot");
    expect(created).toMatchObject({ user_name: "deploy_bot", active: true });
    expect(await call(environment.appToken, "apps.connections.open")).toMatchObject({ ok: true });
    expect(await call(environment.botToken, "users.info", { user: created.id })).toMatchObject({ ok: false });
    const info = await call(environment.userToken, "users.info", { user: created.id });
    expect(info.user).toMatchObject({ name: "deploy_bot", is_bot: true, profile: { display_name: "Deploy Bot" } });
  });

  it("numbers the user name of a bot whose name is taken, and gives tokens the prefix of the world", async () => {
    await server.world.fork({ name: "blue" });
    const named = { ...manifest, features: { bot_user: { display_name: "rollbot" } } };
    const { environment } = await server.apps.create(named, { install: true, world: "blue" });
    expect(environment.botToken).toMatch(/^blue~/);
    expect(await call(environment.botToken)).toMatchObject({ ok: true, user: "rollbot2" });
    await expect(server.apps.environment("Deploy Bot")).rejects.toThrow("No app has the identifier or the name");
  });

  it("creates apps at the same time, each with its own bot", async () => {
    const made = await Promise.all(
      ["One", "Two", "Three"].map((name) =>
        server.apps.create({ ...manifest, display_information: { name } }, { install: true }),
      ),
    );
    const users = await Promise.all(made.map(async ({ environment }) => (await call(environment.botToken)).user));
    expect(users.toSorted()).toEqual(["deploy_bot", "deploy_bot2", "deploy_bot3"]);
  });

  it("refuses mistakes, and changes nothing", async () => {
    const before = await server.apps.list();
    await expect(server.apps.create("display_information:\n  name: 7\n")).rejects.toThrow(
      "manifest:2:9 /display_information/name must be a string",
    );
    const refused = (options: object) => expect(server.apps.create(manifest, options)).rejects;
    await refused({ events: "http://localhost/", socket: true }).toThrow("not both");
    await refused({ events: "localhost" }).toThrow("expected a URL such as");
    await refused({ events: "http://" }).toThrow("must be a URL");
    await refused({ workspace: "nowhere" }).toThrow('There is no workspace "nowhere"');
    expect(await server.apps.list()).toEqual(before);
    await server.apps.create(manifest);
    await refused({}).toThrow('has the name "Deploy Bot"');
  });
});

describe("apps.install", () => {
  it("installs an app once", async () => {
    const { app, environment } = await server.apps.create(manifest);
    expect(environment.signingSecret).toBeDefined();
    expect(environment).not.toHaveProperty("botToken");
    const installed = await server.apps.install(app.id);
    const { variables, text: _text, ...before } = environment;
    expect(installed.environment).toMatchObject({ ...before, variables });
    expect(await call(installed.environment.botToken)).toMatchObject({ ok: true, user: "deploy_bot" });
    await expect(server.apps.install("Deploy Bot")).rejects.toThrow("Deploy Bot is already installed");
  });

  it("installs an app of a world again after its tokens are revoked, with the same bot and credentials", async () => {
    const { app, environment } = await server.apps.create(manifest, { install: true });
    const { user_id: bot } = await call(environment.botToken);
    for (const token of [environment.botToken, environment.userToken])
      expect(await call(token, "auth.revoke")).toMatchObject({ ok: true });
    const again = (await server.apps.install(app.id)).environment;
    expect(again).toMatchObject({ signingSecret: environment.signingSecret, clientId: environment.clientId });
    expect(again.appToken).toBe(environment.appToken);
    expect(again.botToken).not.toBe(environment.botToken);
    expect((await call(again.botToken)).user_id).toBe(bot);
  });

  it("gives an app that a person has installed its tokens, with the same bot", async () => {
    const { app } = await server.apps.create(manifest);
    const { bot, bot_token: first } = await server.as("alan.turing").install(app.id);
    const { environment } = await server.apps.install(app.id);
    expect(await call(environment.botToken)).toMatchObject({ ok: true, user_id: bot });
    expect(await call(environment.appToken, "apps.connections.open")).toMatchObject({ ok: true });
    expect(await call(first)).toMatchObject({ ok: true, user_id: bot });
    await expect(server.apps.install(app.id)).rejects.toThrow("already installed; apps.environment has its tokens");
  });

  it("gives an app without credentials some", async () => {
    const owner = { userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } };
    const workspaces = [{ name: "Headquarters", domain: "hq" }];
    await server.world.load({ kind: "world", workspaces, users: [owner], apps: [{ name: "Plain", manifest }] });
    expect(await server.apps.environment("Plain")).not.toHaveProperty("signingSecret");
    const { environment } = await server.apps.install("Plain");
    expect(environment.signingSecret).toBeDefined();
    expect(await call(environment.botToken)).toMatchObject({ ok: true, user: "deploy_bot" });
  });
});

describe("apps.tokens", () => {
  it("makes, lists and revokes named tokens before the app is installed, in the world that has it", async () => {
    await server.world.fork({ name: "blue" });
    const world = "blue";
    const { app } = await server.apps.create(manifest, { socket: true, world });
    const made = await server.apps.tokens.create(app.id, { world });
    expect(made).toMatchObject({ kind: "app", name: "default", scopes: ["connections:write", "authorizations:read"] });
    expect(made.token).toMatch(/^blue~svca-/);
    expect(await call(made.token, "apps.connections.open")).toMatchObject({ ok: true });
    expect(await server.apps.environment(app.id, { world })).toMatchObject({ appToken: made.token });
    await expect(server.apps.tokens.create(app.id, { world })).rejects.toThrow('a token with the name "default"');
    await server.apps.tokens.create(app.id, { name: "reads", scopes: ["authorizations:read"], world });
    const names = async () => (await server.apps.tokens.list(app.id, { world })).map(({ name }) => name).toSorted();
    expect(await names()).toEqual(["default", "reads"]);

    const revoke = (token: string) => server.apps.tokens.revoke(app.id, token, { world });
    await expect(revoke("read")).rejects.toThrow("has no such app-level token; the named ones are default, reads");
    await revoke("reads");
    await revoke(made.token ?? "");
    expect(await names()).toEqual([]);
    expect(await call(made.token, "apps.connections.open")).toMatchObject({ ok: false, error: "token_revoked" });

    // An installation makes one only if the app has none.
    await server.apps.tokens.create(app.id, { name: "socket", world });
    await server.apps.install(app.id, { world });
    expect(await names()).toEqual(["socket"]);
  });
});

describe("the journal", () => {
  let lines: string[];
  afterEach(() => {
    lines = [];
  });

  it("has no secrets of apps, and neither has the log", async () => {
    lines = [];
    const log = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
    const logger = { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
    const logged = await createServer({ memory: true, logger });
    await logged.world.snapshot("before");
    const { environment } = await logged.apps.create(manifest, { install: true });
    await setImmediate();
    const shown = JSON.stringify([await logged.journal.list(), await logged.world.diff("before"), lines]);
    const { botToken, userToken, appToken, signingSecret, clientSecret } = environment;
    for (const secret of [botToken, userToken, appToken, signingSecret, clientSecret])
      expect(shown).not.toContain(secret);
    await logged.close();
  });
});
