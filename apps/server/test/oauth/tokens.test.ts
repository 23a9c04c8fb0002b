import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openPages } from "./fill-page.js";
import { client, type InstallWorld, installWorld } from "./install-world.js";

const noon = new Date("2026-06-01T12:00:00Z");
const hours = (count: number) => count * 3600;
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

let server: ControlledServer;

afterEach(() => server.close());

interface Answer extends Readonly<Record<string, unknown>> {
  readonly ok: boolean;
  readonly error?: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

async function start(world: InstallWorld) {
  server = await createServer({ memory: true, clock: { now: noon, frozen: true } });
  await server.world.load(installWorld(world));
}

async function call(method: string, fields: Readonly<Record<string, string>>, token?: string): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = new URLSearchParams(fields);
  return (await (await server.fetch(`/api/${method}`, { method: "POST", headers, body })).json()) as Answer;
}

/** Installs the app by the pages, as a person. */
async function install(fields: Readonly<Record<string, string>>, person = "mia", changes = {}, more = {}) {
  const done = await openPages(server).decide({ client_id: client.client_id, ...fields }, person, changes);
  const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
  return call("oauth.v2.access", { ...client, code, ...more });
}

const renew = (refresh_token: string) =>
  call("oauth.v2.access", { ...client, grant_type: "refresh_token", refresh_token });
const works = async (token: string) => (await call("auth.test", {}, token)).error ?? "ok";

describe("tokens that expire", () => {
  it("last twelve hours, are renewed once, and at most two are valid", async () => {
    await start({ settings: { token_rotation_enabled: true } });
    const first = await install({ scope: "chat:write" });
    expect(first).toMatchObject({ expires_in: 43_200, token_type: "bot" });
    expect(await call("auth.test", {}, first.access_token)).toMatchObject({ ok: true, expires_in: 43_200 });
    const second = await renew(first.refresh_token);
    expect(await works(first.access_token)).toBe("ok");
    expect((await renew(first.refresh_token)).error).toBe("invalid_refresh_token");
    const third = await renew(second.refresh_token);
    expect([
      await works(first.access_token),
      await works(second.access_token),
      await works(third.access_token),
    ]).toEqual(["token_revoked", "ok", "ok"]);
    await server.clock.advance(`${hours(12)}s`);
    expect(await works(third.access_token)).toBe("token_expired");
    expect((await renew(third.refresh_token)).ok).toBe(true);
  });

  it("replace one that does not expire, which ends when they are renewed", async () => {
    await start({});
    const { access_token: old } = await install({ scope: "chat:write" });
    const manifest = { display_information: { name: "Ferry" }, settings: { token_rotation_enabled: true } };
    await server.world.load({ ...installWorld({ settings: manifest.settings }) });
    const again = await install({ scope: "chat:write" });
    expect(again.refresh_token).toMatch(/^svce-1-/);
    expect(await works(old)).toBe("invalid_auth");
  });

  it("are exchanged for one that does not, once, even if two ask at once", async () => {
    await start({ settings: { token_rotation_enabled: true } });
    await server.world.load({
      ...installWorld({ settings: { token_rotation_enabled: true } }),
      tokens: [
        {
          token: "svcp-long",
          kind: "user",
          user: "mia",
          app: "AFERRY",
          scopes: ["search:read"],
          installation: { workspace: "hq", installer: "mia" },
        },
      ],
    });
    const both = await Promise.all([0, 1].map(() => call("oauth.v2.exchange", { ...client }, "svcp-long")));
    expect(both.map(({ error }) => error).toSorted()).toEqual(["token_already_exchanged", undefined]);
    const pair = both.find(({ ok }) => ok);
    expect([await works("svcp-long"), await works(pair?.access_token ?? "")]).toEqual(["ok", "ok"]);
    expect((await renew(pair?.refresh_token ?? "")).ok).toBe(true);
    expect(await works("svcp-long")).toBe("token_expired");
  });

  it("end with their person", async () => {
    await start({ settings: { token_rotation_enabled: true } });
    const { authed_user: user } = await install({ user_scope: "search:read" });
    const { access_token: token, refresh_token: refresh } = user as { access_token: string; refresh_token: string };
    expect(await works(token)).toBe("ok");
    const { id } = await server.users.find("mia");
    const headers = { authorization: "Bearer svcp-provisioning" };
    const { status } = await server.fetch(`/scim/v2/Users/${id}`, { method: "DELETE", headers });
    expect(status).toBe(204);
    expect(await works(token)).toBe("token_revoked");
    expect((await renew(refresh)).error).toBe("invalid_refresh_token");
  });
});

describe("a code", () => {
  it("is exchanged once, even if two ask at once", async () => {
    await start({});
    const done = await openPages(server).decide({ client_id: client.client_id, scope: "chat:write" }, "mia");
    const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
    const both = await Promise.all([0, 1, 2].map(() => call("oauth.v2.access", { ...client, code })));
    expect(both.map(({ error = "ok" }) => error).toSorted()).toEqual(["invalid_code", "invalid_code", "ok"]);
  });

  it("lasts ten minutes", async () => {
    await start({});
    const done = await openPages(server).decide({ client_id: client.client_id, scope: "chat:write" }, "mia");
    const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
    await server.clock.advance("10m");
    expect((await call("oauth.v2.access", { ...client, code })).error).toBe("invalid_code");
  });

  it("is worth nothing without its verifier", async () => {
    await start({ oauth: { pkce_enabled: true } });
    const asked = { user_scope: "search:read", code_challenge: challenge, code_challenge_method: "S256" };
    const done = await openPages(server).decide({ client_id: client.client_id, ...asked }, "mia");
    const sent = { client_id: client.client_id, code: new URL(done.location ?? "").searchParams.get("code") ?? "" };
    expect((await call("oauth.v2.access", sent)).error).toBe("invalid_code_verifier");
    expect((await call("oauth.v2.access", { ...sent, code_verifier: challenge })).error).toBe("invalid_code_verifier");
    expect((await call("oauth.v2.access", { ...sent, code_verifier: verifier })).ok).toBe(true);
  });

  it("of an application on a device gives tokens that expire, and that are renewed without a secret", async () => {
    await start({ redirectUrls: ["ferry://back"], oauth: { pkce_enabled: true } });
    const refused = await openPages(server).open({ client_id: client.client_id, user_scope: "search:read" });
    expect(refused.text).toContain("needs PKCE");
    const asked = { user_scope: "search:read", code_challenge: challenge, code_challenge_method: "S256" };
    const withBot = await openPages(server).open({ client_id: client.client_id, scope: "chat:write", ...asked });
    expect(withBot.text).toContain("scopes of a bot");
    const done = await openPages(server).decide({ client_id: client.client_id, ...asked }, "mia");
    expect(done.location).toMatch(/^ferry:\/\/back\?code=/);
    const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
    const { authed_user: user } = await call("oauth.v2.access", {
      client_id: client.client_id,
      code,
      code_verifier: verifier,
    });
    const { refresh_token } = user as { refresh_token: string };
    const sent = { client_id: client.client_id, grant_type: "refresh_token" };
    const renewed = await call("oauth.v2.access", { ...sent, refresh_token });
    expect(renewed).toMatchObject({ ok: true, token_type: "user", expires_in: 43_200 });
    await server.clock.advance(`${hours(24 * 30)}s`);
    expect((await call("oauth.v2.access", { ...sent, refresh_token: renewed.refresh_token })).error).toBe(
      "invalid_refresh_token",
    );
  });
});

describe("an installation on the organization", () => {
  it("is for its administrators, has no workspace yet, and keeps the app off single workspaces", async () => {
    await start({ settings: { org_deploy_enabled: true } });
    const pages = openPages(server);
    const asked = { client_id: client.client_id, scope: "chat:write" };
    expect((await pages.open({ ...asked, who: "mia" })).text).not.toContain("the whole organization");
    const page = await pages.open({ ...asked, who: "olga" });
    const [, place = ""] = /value="(E[A-Z0-9]+)"/.exec(page.text) ?? [];
    const answer = await install({ scope: "chat:write" }, "olga", { place });
    expect(answer).toMatchObject({ ok: true, team: null, enterprise: { id: place }, is_enterprise_install: true });
    expect(await call("auth.test", {}, answer.access_token)).toMatchObject({ ok: true, is_enterprise_install: true });
    expect(await call("auth.teams.list", {}, answer.access_token)).toMatchObject({ ok: true, teams: [] });
    expect((await pages.open({ ...asked, who: "mia" })).text).toContain("cannot_install_an_org_installed_app");
  });

  it("is the only one for an app with administrative scopes", async () => {
    await start({ settings: { org_deploy_enabled: true } });
    const asked = { client_id: client.client_id, scope: "chat:write", user_scope: "admin.users:write" };
    expect((await openPages(server).open({ ...asked, who: "mia" })).text).toContain("by an administrator of it");
    expect((await openPages(server).open({ ...asked, who: "olga" })).text).not.toContain("(workspace)");
  });
});

describe("an installation with a webhook", () => {
  const scope = "incoming-webhook,chat:write";
  const urlOf = (answer: Answer) => (answer["incoming_webhook"] as { readonly url: string }).url;

  it("keeps the one of the channel", async () => {
    await start({});
    const first = urlOf(await install({ scope }));
    expect(urlOf(await install({ scope }))).toBe(first);
    expect(urlOf(await install({ scope }, "mia", { channel: "docks" }))).not.toBe(first);
    expect(urlOf(await install({ scope }))).toBe(first);
  });

  it("makes one for the channel, even if two are made at once", async () => {
    await start({});
    const answers = await Promise.all([install({ scope }), install({ scope }), install({ scope })]);
    expect(new Set(answers.map(urlOf)).size).toBe(1);
  });
});

describe("an app of one workspace", () => {
  it("is not installed in another one", async () => {
    await start({ workspace: "labs" });
    const page = await openPages(server).open({ client_id: client.client_id, scope: "chat:write", who: "mia" });
    expect(page.text).toContain("invalid_team_for_non_distributed_app");
  });
});

describe("the journal", () => {
  it("has no code, token or secret of an installation", async () => {
    await start({ settings: { token_rotation_enabled: true } });
    const done = await openPages(server).decide(
      { client_id: client.client_id, scope: "incoming-webhook,chat:write" },
      "mia",
    );
    const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
    const answer = await call("oauth.v2.access", { ...client, code });
    const { url } = answer["incoming_webhook"] as { readonly url: string };
    const kept = JSON.stringify(await server.journal.list());
    for (const secret of [
      code,
      client.client_secret,
      answer.access_token,
      answer.refresh_token,
      url.split("/").at(-1) ?? "",
    ]) {
      expect(kept).not.toContain(secret);
    }
  });
});
