import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { client, type InstallWorld, installWorld } from "../oauth/install-world.js";
import { pkce } from "../situations/webapi/oauth-world.js";

let server: ControlledServer;

afterEach(() => server.close());

async function start(world: InstallWorld = {}) {
  server = await createServer({ memory: true });
  await server.world.load(installWorld(world));
  return { olga: server.as("olga"), mia: server.as("mia"), gus: server.as("gus") };
}

async function call(method: string, fields: Readonly<Record<string, string>>, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  return (await answer.json()) as any;
}

const errorOf = async (token = "") => (await call("auth.test", {}, token)).error ?? "ok";

describe("a person who installs an app", () => {
  it("gets its tokens, as the scopes of the manifest say", async () => {
    const { mia } = await start();
    const installed = await mia.install("AFERRY");
    expect(installed).toMatchObject({ app: "AFERRY", bot_token: expect.stringMatching(/^svcb-/) });
    expect(await call("auth.test", {}, installed.bot_token)).toMatchObject({ ok: true, user_id: installed.bot });
    expect(await call("auth.test", {}, installed.user_token)).toMatchObject({ ok: true, user: "mia" });
    const kept = JSON.stringify(await server.journal.list());
    for (const secret of [installed.bot_token, installed.user_token]) expect(kept).not.toContain(secret);
  });

  it("gets the code if the app is to exchange it", async () => {
    const { mia } = await start();
    const { code = "", bot_token } = await mia.install("AFERRY", { bot_scopes: ["chat:write"], exchange: false });
    expect(bot_token).toBeUndefined();
    expect(await call("oauth.v2.access", { ...client, code })).toMatchObject({ ok: true, scope: "chat:write" });
  });

  it("installs an app with PKCE, or passes on the challenge of an app that exchanges the code", async () => {
    const { mia } = await start({ oauth: { pkce_enabled: true } });
    const installed = await mia.install("AFERRY");
    expect(await call("auth.test", {}, installed.user_token)).toMatchObject({ ok: true, user: "mia" });
    await expect(mia.install("AFERRY", { exchange: false })).rejects.toThrow("needs PKCE");
    await expect(mia.install("AFERRY", { exchange: false, code_challenge: "short" })).rejects.toThrow("43 characters");
    const { code = "" } = await mia.install("AFERRY", { exchange: false, code_challenge: pkce.challenge });
    const { client_id } = client;
    expect(await call("oauth.v2.access", { client_id, code, code_verifier: pkce.verifier })).toMatchObject({
      ok: true,
    });
  });

  it("sends no challenge for an app without PKCE", async () => {
    const { mia } = await start();
    await expect(mia.install("AFERRY", { exchange: false, code_challenge: pkce.challenge })).rejects.toThrow("PKCE");
  });

  it("gets refresh tokens and a webhook where the app has them", async () => {
    const { mia } = await start({ settings: { token_rotation_enabled: true } });
    const scopes = { bot_scopes: ["chat:write", "incoming-webhook"], user_scopes: [] };
    await expect(mia.install("AFERRY", scopes)).rejects.toThrow("Choose a channel");
    const installed = await mia.install("AFERRY", { ...scopes, channel: "general" });
    expect(installed.bot_refresh_token).toMatch(/^svce-1-/);
    const posted = await fetch(installed.webhook_url ?? "", { method: "POST", body: JSON.stringify({ text: "hi" }) });
    expect(await posted.text()).toBe("ok");
  });

  it("asks administrators with a note where they have to approve", async () => {
    const { mia, olga } = await start({ requiresApproval: true });
    await expect(mia.install("AFERRY")).rejects.toThrow("Administrators have to approve");
    const asked = await mia.install("AFERRY", { note: "Please" });
    expect(asked).toMatchObject({ app: "AFERRY", request: expect.stringMatching(/^Ar/) });
    expect(await mia.install("AFERRY", { note: "Again" })).toMatchObject({ request: asked.request });
    expect((await olga.install("AFERRY", {})).bot_token).toBeDefined();
  });

  it("is refused as on the page", async () => {
    const { gus, mia } = await start({ more: { app_resolutions: [{ app: "AFERRY", status: "restricted" }] } });
    await expect(gus.install("AFERRY")).rejects.toThrow("Guests cannot install apps.");
    await expect(mia.install("AFERRY")).rejects.toThrow("restricted");
    await expect(mia.install("Nothing")).rejects.toThrow('There is no app "Nothing"');
    await expect(mia.install("AFERRY", { organization: true })).rejects.toThrow();
  });
});

describe("a person who uninstalls an app", () => {
  it("ends what they installed, and administrators end all", async () => {
    const { mia, olga, gus } = await start();
    const first = await mia.install("AFERRY");
    await expect(gus.uninstall("AFERRY")).rejects.toThrow("Only administrators");
    await mia.uninstall("AFERRY");
    expect(await errorOf(first.bot_token)).toBe("account_inactive");
    await expect(mia.uninstall("AFERRY")).rejects.toThrow("is not installed there");
    const second = await mia.install("AFERRY");
    await server.as("olga", { workspace: "hq" }).uninstall("AFERRY");
    expect(await errorOf(second.user_token)).toBe("token_revoked");
    await expect(olga.uninstall("AFERRY", { organization: true })).rejects.toThrow("is not installed there");
  });
});

describe("an administrator of the organization", () => {
  it("grants an app workspaces and takes them back, and the app receives it", async () => {
    // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
    const received: any[] = [];
    const app = createApp(async (request, response) => {
      received.push(await json(request));
      response.end();
    });
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/events`;
    const bot_events = ["team_access_granted", "team_access_revoked"];
    const { olga, mia } = await start({
      settings: { org_deploy_enabled: true, event_subscriptions: { request_url: url, bot_events } },
    });
    try {
      const { bot_token: token } = await olga.install("AFERRY", { organization: true });
      const teams = async () =>
        (await call("auth.teams.list", {}, token)).teams.map(({ name }: { readonly name: string }) => name);
      expect(await teams()).toEqual([]);
      await expect(mia.grantAccess("AFERRY", "hq")).rejects.toThrow("Only owners and admins of the organization");
      await expect(olga.grantAccess("AFERRY", "nowhere")).rejects.toThrow("there are hq, labs");
      const { granted, deliveries } = await olga.grantAccess("AFERRY", "hq");
      expect(granted).toEqual(["THQ"]);
      expect(deliveries).toMatchObject([{ event: "team_access_granted" }]);
      expect(await teams()).toEqual(["Headquarters"]);
      expect((await olga.grantAccess("AFERRY", "hq")).deliveries).toEqual([]);
      await Promise.all([olga.grantAccess("AFERRY", "labs"), olga.revokeAccess("AFERRY", "hq")]);
      expect(await teams()).toEqual(["Labs"]);
      expect(received[0]).toMatchObject({
        team_id: null,
        event: { type: "team_access_granted", team_ids: ["THQ"] },
        authorizations: [{ team_id: null, is_enterprise_install: true }],
      });
      expect(received.map(({ event }) => event.type).toSorted()).toEqual([
        "team_access_granted",
        "team_access_granted",
        "team_access_revoked",
      ]);
      await olga.uninstall("AFERRY", { organization: true });
      await expect(olga.grantAccess("AFERRY", "hq")).rejects.toThrow("is not installed on the organization");
    } finally {
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    }
  });
});
