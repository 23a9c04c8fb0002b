import * as openid from "openid-client";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openPages } from "./fill-page.js";
import { client, installWorld } from "./install-world.js";

const blue = { client_id: `blue~${client.client_id}`, client_secret: client.client_secret };
const back = "https://ferry.example/back";

let server: ControlledServer;

afterEach(() => server.close());

async function start(world: object) {
  server = await createServer({ memory: true });
  await server.world.load(world);
  await server.world.fork({ name: "blue" });
}

async function call(method: string, fields: Readonly<Record<string, string>>, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

const codeOf = (location: string | null) => new URL(location ?? "").searchParams.get("code") ?? "";

describe("an app in another world", () => {
  it("is installed there by its client identifier, which begins with the name of the world", async () => {
    await start(installWorld({ settings: { token_rotation_enabled: true } }));
    const done = await openPages(server).decide({ client_id: blue.client_id, scope: "chat:write" }, "mia");
    const code = codeOf(done.location);
    expect(await call("oauth.v2.access", { ...client, code })).toMatchObject({ error: "invalid_code" });
    const basic = `Basic ${Buffer.from(`${blue.client_id}:${blue.client_secret}`).toString("base64")}`;
    const made = await call("oauth.v2.access", { code }, basic);
    expect(made).toMatchObject({ ok: true, access_token: expect.stringMatching(/^blue~svce\.svcb-1-/) });
    expect(await call("auth.test", {}, `Bearer ${made["access_token"]}`)).toMatchObject({ ok: true, user: "ferry" });
    const refresh_token = String(made["refresh_token"]);
    expect(refresh_token).toMatch(/^blue~/);
    const refresh = { grant_type: "refresh_token", refresh_token };
    const renewed = await call("oauth.v2.access", { ...blue, ...refresh });
    expect(await call("auth.test", { token: String(renewed["access_token"]) })).toMatchObject({ ok: true });
    await expect(server.users.find("ferry")).rejects.toThrow();
  });

  it("signs people in with OpenID Connect, by the same documents", async () => {
    await start(installWorld());
    const options = { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] };
    for (const authentication of [openid.ClientSecretPost, openid.ClientSecretBasic]) {
      const config = await openid.discovery(
        new URL(server.url),
        blue.client_id,
        blue.client_secret,
        authentication(),
        options,
      );
      const address = openid.buildAuthorizationUrl(config, { redirect_uri: back, scope: "openid", state: "s" });
      const pages = openPages(server, "/openid/connect/authorize");
      const done = await pages.decide(Object.fromEntries(address.searchParams), "mia");
      const checks = { expectedState: "s", idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(config, new URL(done.location ?? ""), checks);
      expect(tokens.claims()?.aud).toBe(blue.client_id);
      const info = await openid.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? "");
      expect(info.sub).toBe(tokens.claims()?.sub);
    }
  });

  it("is printed with that identifier", async () => {
    await start(installWorld());
    const { environment } = await server.apps.create(
      { display_information: { name: "Other" }, features: { bot_user: { display_name: "Other" } } },
      { install: true, world: "blue" },
    );
    expect(environment.clientId).toMatch(/^blue~/);
    expect(environment.text).toContain(environment.clientId);
  });

  it("renews its configuration tokens there", async () => {
    const token = {
      ...{ token: "svcc-of-mia", kind: "configuration", user: "mia", refresh_token: "svce-1-of-mia" },
      installation: { workspace: "hq", installer: "mia" },
    };
    const world = installWorld();
    await start({ ...world, tokens: [...world.tokens, token] });
    const made = await call("tooling.tokens.rotate", { refresh_token: "blue~svce-1-of-mia" });
    expect(made).toMatchObject({ ok: true, token: expect.stringMatching(/^blue~svcc-/) });
    expect(Math.abs(Number(made["iat"]) - Date.now() / 1000)).toBeLessThan(60);
    expect(Number(made["exp"]) - Number(made["iat"])).toBe(43_200);
    expect(await call("tooling.tokens.rotate", { refresh_token: "svce-1-of-mia" })).toMatchObject({ ok: true });
  });
});

describe("redirect URLs with http", () => {
  const urls = ["http://ferry.bots.internal/back", "http://10.1.2.3:3000/back", "http://[fd00::1]/back"];
  const asked = { client_id: client.client_id, scope: "chat:write" };

  it("lead to the hosts that events may be sent to", async () => {
    server = await createServer({ memory: true, deliverTo: ["*.bots.internal", "10.1.0.0/16", "fd00::/8"] });
    await server.world.load(installWorld({ redirectUrls: [...urls, "http://other.internal/back"] }));
    const pages = openPages(server);
    for (const redirect_uri of urls) {
      const done = await pages.decide({ ...asked, redirect_uri }, "mia");
      expect(done.location).toMatch(`${redirect_uri}?code=`);
    }
    expect((await pages.open({ ...asked, redirect_uri: "http://other.internal/back" })).status).toBe(400);
  });

  it("lead to loopback hosts only by default", async () => {
    server = await createServer({ memory: true });
    await server.world.load(installWorld({ redirectUrls: [...urls, "http://127.0.0.1:3000/back"] }));
    const pages = openPages(server);
    for (const redirect_uri of urls) expect((await pages.open({ ...asked, redirect_uri })).status).toBe(400);
    expect((await pages.open({ ...asked, redirect_uri: "http://127.0.0.1:3000/back" })).status).toBe(200);
  });
});
