import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";

const manifest = {
  display_information: { name: "Deploy Bot" },
  features: { bot_user: { display_name: "deploy" } },
  oauth_config: { scopes: { bot: ["channels:read"], user: ["users:read"] } },
  settings: { event_subscriptions: { request_url: "https://deploy.example/events", bot_events: ["app_uninstalled"] } },
};

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true });
});
afterEach(() => server.close());

describe("apps.get", () => {
  it("has the manifest, the installations and the tokens, with the prefix of the world", async () => {
    await server.world.fork({ name: "blue" });
    const { app, environment } = await server.apps.create(manifest, { install: true, world: "blue" });
    const details = await server.apps.get("Deploy Bot", { world: "blue" });
    const [installation] = details.installations;
    const bot = await server.users.find("deploy", { world: "blue" });
    expect(details).toMatchObject({ app, manifest, sockets: 0 });
    expect(details.places.map(({ id }) => id)).toContain(installation?.place);
    expect(installation).toMatchObject({ bot: bot.id });
    expect(details.tokens.map(({ kind, token }) => [kind, token]).toSorted()).toEqual([
      ["app", environment.appToken],
      ["bot", environment.botToken],
      ["user", environment.userToken],
    ]);
    expect(environment.botToken).toMatch(/^blue~/);
    await expect(server.apps.get("Deploy Bot")).rejects.toThrow("No app has the identifier or the name");
  });
});

describe("apps.check", () => {
  it("finds what is wrong with a text by position", async () => {
    expect(await server.apps.check(manifest)).toEqual([]);
    const text = "display_information: { name: Deploy Bot }\nsettings:\n  socket_mode_enabled: maybe\n  colour: red\n";
    expect(await server.apps.check(text)).toMatchObject([
      { line: 3, column: 24, message: expect.stringContaining("/settings/socket_mode_enabled") },
      { line: 4, message: expect.stringContaining('must not have the key "colour"') },
    ]);
    expect(await server.apps.check("a: [")).not.toEqual([]);
  });

  it("finds what a new manifest of an app may not turn off", async () => {
    const { settings } = manifest;
    const rotating = { ...manifest, settings: { ...settings, token_rotation_enabled: true } };
    const { app } = await server.apps.create(rotating);
    expect(await server.apps.check(manifest, { app: app.id })).toMatchObject([
      { message: "/settings/token_rotation_enabled must stay true: it cannot be turned off" },
    ]);
    await expect(server.apps.update(app.id, manifest)).rejects.toThrow("must stay true");
  });
});

describe("apps.update", () => {
  it("replaces the manifest, and refuses the name of another app", async () => {
    const { app } = await server.apps.create(manifest);
    await server.apps.create({ ...manifest, display_information: { name: "Other" } });
    const renamed = { ...manifest, display_information: { name: "Release Bot" } };
    expect(await server.apps.update(app.id, renamed)).toMatchObject({ id: app.id, name: "Release Bot" });
    expect((await server.apps.get(app.id)).manifest).toEqual(renamed);
    await expect(server.apps.update(app.id, { ...manifest, display_information: { name: "other" } })).rejects.toThrow(
      "use another name",
    );
  });
});

describe("apps.uninstall", () => {
  it("revokes the tokens of the bot and its users, tells the app, and lets it be installed again", async () => {
    const receiver = await openApp();
    const { app, environment } = await server.apps.create(manifest, { install: true, events: receiver.url });
    await server.apps.uninstall("Deploy Bot");
    const headers = { authorization: `Bearer ${environment.botToken}` };
    const answer = await server.fetch("/api/auth.test", { method: "POST", headers });
    expect(await answer.json()).toMatchObject({ ok: false, error: "account_inactive" });
    expect(await server.deliveries.waitFor({ app: app.id, event: "app_uninstalled" })).toMatchObject({
      state: "delivered",
    });
    const { installations, tokens } = await server.apps.get(app.id);
    expect(installations).toEqual([]);
    expect(tokens.map(({ kind }) => kind)).toEqual(["app"]);
    await expect(server.apps.uninstall(app.id)).rejects.toThrow("Deploy Bot is not installed.");
    await expect(server.apps.uninstall(app.id, { workspace: "nowhere" })).rejects.toThrow("There is no workspace");
    await server.apps.install(app.id);
    expect((await server.apps.get(app.id)).installations).toHaveLength(1);
  });
});
