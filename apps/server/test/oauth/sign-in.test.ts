import { createHash } from "node:crypto";
import * as openid from "openid-client";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer, type ServerOptions } from "../../src/index.js";
import { fieldsOf, openPages } from "./fill-page.js";
import { client, type InstallWorld, installWorld } from "./install-world.js";

const back = "https://ferry.example/back";
const path = "/openid/connect/authorize";
const asked = {
  client_id: client.client_id,
  response_type: "code",
  scope: "openid email profile",
  redirect_uri: back,
  state: "s",
  nonce: "n",
};

let server: ControlledServer;
let pages: ReturnType<typeof openPages>;

afterEach(() => server.close());

async function start(world: InstallWorld = {}, options: ServerOptions & { readonly control?: true } = {}) {
  server = await createServer({ memory: true, ...options });
  await server.world.load(installWorld(world));
  pages = openPages(server, path);
}

/** A client of OpenID Connect that knows the address of the server and the credentials of an app. */
async function openClient(): Promise<openid.Configuration> {
  const options = { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] };
  return openid.discovery(new URL(server.url), client.client_id, client.client_secret, undefined, options);
}

/** Signs a person in, as a client and a browser do together. */
async function signIn(config: openid.Configuration, scope: string, verifier?: string) {
  const challenge = verifier === undefined ? undefined : await openid.calculatePKCECodeChallenge(verifier);
  const [state, nonce] = [openid.randomState(), openid.randomNonce()];
  const pkce = challenge === undefined ? {} : { code_challenge: challenge, code_challenge_method: "S256" };
  const address = openid.buildAuthorizationUrl(config, { redirect_uri: back, scope, state, nonce, ...pkce });
  expect(address.origin + address.pathname).toBe(`${server.url}${path}`);
  const done = await pages.decide(Object.fromEntries(address.searchParams), "mia");
  return openid.authorizationCodeGrant(config, new URL(done.location ?? ""), {
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
    maxAge: 60,
    ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
  });
}

async function call(method: string, fields: Readonly<Record<string, string>>, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

const codeOf = (location: string | null) => new URL(location ?? "").searchParams.get("code") ?? "";

describe("a client of OpenID Connect", () => {
  it("signs a person in with PKCE, reads who it is, and renews the token, whatever the clock of the world shows", async () => {
    await start(
      { oauth: { redirect_urls: [back], pkce_enabled: true }, settings: { token_rotation_enabled: true } },
      { clock: { now: new Date("2031-01-01T00:00:00Z"), frozen: true } },
    );
    const config = await openClient();
    const tokens = await signIn(config, "openid email profile", openid.randomPKCECodeVerifier());
    const claims = tokens.claims();
    const nowSeconds = Date.now() / 1000;
    expect(claims).toMatchObject({
      iss: server.url,
      aud: client.client_id,
      at_hash: createHash("sha256").update(tokens.access_token).digest().subarray(0, 16).toString("base64url"),
      email: "mia@acme.example",
      email_verified: true,
      name: "mia",
      locale: "en-US",
      [`${server.url}/user_id`]: claims?.sub,
      [`${server.url}/team_id`]: expect.stringMatching(/^T/),
      [`${server.url}/team_image_default`]: true,
    });
    expect(Math.abs((claims?.iat ?? 0) - nowSeconds)).toBeLessThan(60);
    expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(300);
    const info = await openid.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
    expect(info).toMatchObject({ email: "mia@acme.example", [`${server.url}/team_domain`]: "hq" });
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "");
    expect(renewed.access_token).not.toBe(tokens.access_token);
    expect(renewed.claims()).toMatchObject({ sub: claims?.sub, auth_time: claims?.auth_time });
    expect(renewed.claims()?.nonce).toBeUndefined();
  });

  it("signs a person in with a secret, and learns no more than it asked for", async () => {
    await start();
    const config = await openClient();
    const tokens = await signIn(config, "openid");
    const ofIssuer = [`${server.url}/team_id`, `${server.url}/user_id`];
    const names = ["at_hash", "aud", "auth_time", "exp", ...ofIssuer, "iat", "iss", "nonce", "sub"];
    expect(Object.keys(tokens.claims() ?? {}).sort()).toEqual(names);
    const info = await openid.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? "");
    expect(info.email).toBeUndefined();
    expect(info.name).toBeUndefined();
  });

  it("still verifies tokens after the world was loaded again, with the keys that it has", async () => {
    await start();
    const config = await openClient();
    await signIn(config, "openid");
    await server.world.load(installWorld());
    expect((await signIn(config, "openid")).claims()?.iss).toBe(server.url);
  });
});

describe("an issuer of its own", () => {
  it("is the issuer of tokens and begins the names of claims", async () => {
    await start({}, { issuer: "https://id.example/" });
    const configuration = await (await server.fetch("/.well-known/openid-configuration")).json();
    expect(configuration).toMatchObject({
      issuer: "https://id.example",
      jwks_uri: `${server.url}/openid/connect/keys`,
    });
    const code = codeOf((await pages.decide(asked, "mia")).location);
    const { id_token: token, access_token: access } = await call("openid.connect.token", {
      ...client,
      code,
      redirect_uri: back,
    });
    const claims = JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({
      iss: "https://id.example",
      nonce: "n",
      "https://id.example/team_image_default": true,
    });
    const info = await call("openid.connect.userInfo", {}, String(access));
    expect(info).toMatchObject({ ok: true, "https://id.example/user_id": claims.sub });
  });
});

describe("the page on which people sign in", () => {
  it("says what it is for, and sends the browser back with a code for this alone", async () => {
    await start();
    expect((await pages.open(asked)).text).toContain("wants to know who you are");
    const done = await pages.decide(asked, "gus");
    const code = codeOf(done.location);
    expect(await call("oauth.v2.access", { ...client, code, redirect_uri: back })).toMatchObject({
      error: "oauth_authorization_url_mismatch",
    });
    const answer = await call("openid.connect.token", { ...client, code, redirect_uri: back });
    expect(answer).toMatchObject({ ok: true, token_type: "Bearer" });
    const token = String(answer["access_token"]);
    expect(await call("search.messages", { query: "x" }, token)).toMatchObject({ error: "missing_scope" });
  });

  it("gives a token of its own, whose scopes do not add up with those of an installation", async () => {
    await start();
    const installed = await openPages(server).decide({ client_id: client.client_id, user_scope: "search:read" }, "mia");
    await call("oauth.v2.access", { ...client, code: codeOf(installed.location) });
    const code = codeOf((await pages.decide(asked, "mia")).location);
    const { access_token: token } = await call("openid.connect.token", { ...client, code, redirect_uri: back });
    const answer = await server.fetch("/api/auth.test", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get("x-oauth-scopes")).toBe("openid,email,profile");
    const again = await openPages(server).decide({ client_id: client.client_id, user_scope: "files:read" }, "mia");
    const { authed_user: user } = await call("oauth.v2.access", { ...client, code: codeOf(again.location) });
    expect(user).toMatchObject({ scope: "search:read,files:read" });
  });

  it("does not ask again in the workspace that the app asks for, unless another site sends the browser", async () => {
    await start();
    const { place: team = "" } = fieldsOf((await pages.open({ ...asked, who: "mia" })).text);
    const again = { ...asked, team, who: "mia" };
    expect((await pages.open(again)).status).toBe(200);
    const code = codeOf((await pages.decide({ ...asked, team }, "mia")).location);
    expect((await pages.open(again)).status).toBe(200);
    await call("openid.connect.token", { ...client, code, redirect_uri: back });
    const skipped = await pages.open(again);
    expect([skipped.status, new URL(skipped.location ?? "").searchParams.get("state")]).toEqual([302, "s"]);
    const refused = [
      await pages.open(again, { headers: { "sec-fetch-site": "cross-site" } }),
      await pages.open({ ...again, who: "olga" }),
      await pages.open({ ...asked, who: "mia" }),
      await pages.open({ ...again, team: "T0" }),
      await pages.open(again, { method: "HEAD" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("takes the answer to the app by a form, if the app asks for that", async () => {
    await start();
    const done = await pages.decide({ ...asked, response_mode: "form_post" }, "mia");
    expect([done.status, done.location]).toEqual([200, null]);
    expect(done.text).toContain(`action="${back}"`);
    expect(done.headers.get("content-security-policy")).toContain("form-action 'self' https://ferry.example;");
    const { code, state } = fieldsOf(done.text);
    expect(state).toBe("s");
    expect(await call("openid.connect.token", { ...client, code: code ?? "", redirect_uri: back })).toMatchObject({
      ok: true,
    });
    const denied = await pages.decide({ ...asked, response_mode: "form_post" }, "mia", { decision: "cancel" });
    expect(fieldsOf(denied.text)).toEqual({ error: "access_denied", state: "s" });
  });

  it.each([
    ["no openid", { scope: "email profile" }, "invalid_scope"],
    ["other scopes", { scope: "openid chat:write" }, "invalid_scope"],
    ["no scope", { scope: "" }, "no_scopes"],
    ["no redirect", { redirect_uri: "" }, "bad_redirect_uri"],
    ["a foreign redirect", { redirect_uri: "https://evil.example/back" }, "bad_redirect_uri"],
    ["another response", { response_type: "token" }, "unsupported_response_type"],
    ["an unknown app", { client_id: "nobody" }, "invalid_client_id"],
    [
      "PKCE for an app without it",
      { code_challenge: "x".repeat(43), code_challenge_method: "S256" },
      "pkce_not_allowed",
    ],
  ])("refuses %s, without sending the browser anywhere", async (_what, fields, code) => {
    await start();
    const { status, text, location } = await pages.open({ ...asked, ...fields });
    expect([status, location]).toEqual([400, null]);
    expect(text).toContain("You cannot sign in to the app");
    expect(text).toContain(code);
  });
});

describe("the documents for clients", () => {
  it("are read with GET and HEAD alone, also without a control plane", async () => {
    await start();
    const production = await createServer({ memory: true, control: false });
    try {
      for (const each of ["/.well-known/openid-configuration", "/openid/connect/keys"]) {
        const answer = await production.fetch(each);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
        expect(await (await production.fetch(each, { method: "HEAD" })).text()).toBe("");
        expect((await production.fetch(each, { method: "POST" })).status).toBe(405);
      }
      const page = await production.fetch(`${path}?${new URLSearchParams(asked)}`);
      expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("people cannot sign in to apps")]);
    } finally {
      await production.close();
    }
  });
});
