import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openPages } from "./fill-page.js";
import { client, type InstallWorld, installWorld } from "./install-world.js";

const back = "https://ferry.example/back";
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const pkce = { code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "S256" };
const rotating = { settings: { token_rotation_enabled: true } };

/** Just longer than a client may repeat a refresh token. */
const afterGrace = "30s";

/** The ways to tokens of a user: a page, what is asked for, and the method. */
const ways = [
  { name: "installing", path: "/oauth/v2/authorize", asked: { user_scope: "search:read" }, method: "oauth.v2.access" },
  {
    name: "user tokens",
    path: "/oauth/v2_user/authorize",
    asked: { scope: "search:read" },
    method: "oauth.v2.user.access",
  },
  {
    name: "signing in",
    path: "/openid/connect/authorize",
    asked: { scope: "openid email", response_type: "code" },
    method: "openid.connect.token",
  },
] as const;

type Fields = Readonly<Record<string, string>>;

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

interface Answer extends Readonly<Record<string, unknown>>, Pair {
  readonly ok: boolean;
  readonly error?: string;
  readonly bot_user_id: string;
  readonly authed_user: Pair & { readonly id: string };
}

let server: ControlledServer;

afterEach(() => server.close());

async function start(world: InstallWorld = {}) {
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  await server.world.load(installWorld(world));
}

async function call(method: string, fields: Fields, token?: string): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (await answer.json()) as Answer;
}

const stateOf = async (token: string) => (await call("auth.test", {}, token)).error ?? "ok";

/** Allows what an app asks for, and returns the code. */
async function codeOf(fields: Fields, path?: string, person = "mia"): Promise<string> {
  const done = await openPages(server, path).decide({ client_id: client.client_id, ...fields }, person);
  return new URL(done.location ?? "").searchParams.get("code") ?? "";
}

const renew = (refresh_token: string, who: Fields = client) =>
  call("oauth.v2.access", { ...who, grant_type: "refresh_token", refresh_token });

describe.each(ways)("$name", ({ path, asked, method }) => {
  const sent = { ...client, redirect_uri: back };

  it("twice with a code ends the tokens that it made, and not those of another code", async () => {
    await start();
    const exchange = async (code: string) => {
      const made = await call(method, { ...sent, code });
      return made.authed_user?.access_token ?? made.access_token;
    };
    const earlier = await exchange(await codeOf({ ...asked, redirect_uri: back }, path));
    const code = await codeOf({ ...asked, redirect_uri: back }, path);
    const token = await exchange(code);
    expect(await stateOf(token)).toBe("ok");
    expect(await call(method, { ...sent, code })).toMatchObject({ ok: false, error: "invalid_code" });
    expect([await stateOf(token), await stateOf(earlier)]).toEqual(["token_revoked", "ok"]);
  });

  it("twice with a code ends the tokens that follow from it", async () => {
    await start(rotating);
    const code = await codeOf({ ...asked, redirect_uri: back }, path);
    const made = await call(method, { ...sent, code });
    const { refresh_token } = made.authed_user?.refresh_token === undefined ? made : made.authed_user;
    const next = await call(method, { ...client, grant_type: "refresh_token", refresh_token });
    expect(await stateOf(next.access_token)).toBe("ok");
    expect((await call(method, { ...sent, code })).error).toBe("invalid_code");
    expect(await stateOf(next.access_token)).toBe("token_revoked");
    const last = { grant_type: "refresh_token", refresh_token: next.refresh_token };
    expect((await call(method, { ...client, ...last })).error).toBe("invalid_refresh_token");
  });

  it("twice with a code ends nothing if the call does not show who calls", async () => {
    await start({ oauth: { pkce_enabled: true } });
    const code = await codeOf({ ...asked, redirect_uri: back, ...pkce }, path);
    const whole = { client_id: client.client_id, redirect_uri: back, code, code_verifier: verifier };
    const made = await call(method, whole);
    const token = made.authed_user?.access_token ?? made.access_token;
    const { code_verifier: _verifier, ...unproven } = whole;
    for (const fields of [
      unproven,
      { ...whole, code_verifier: "x".repeat(43) },
      { ...whole, redirect_uri: `${back}/else` },
    ]) {
      expect((await call(method, fields)).error).toBe("invalid_code");
    }
    expect(await stateOf(token)).toBe("ok");
    expect((await call(method, whole)).error).toBe("invalid_code");
    expect(await stateOf(token)).toBe("token_revoked");
  });

  it("later with a used refresh token ends the tokens of its family", async () => {
    await start(rotating);
    const made = await call(method, { ...sent, code: await codeOf({ ...asked, redirect_uri: back }, path) });
    const first = made.authed_user?.refresh_token === undefined ? made : made.authed_user;
    const refresh = (refresh_token: string) => call(method, { ...client, grant_type: "refresh_token", refresh_token });
    const second = await refresh(first.refresh_token);
    await server.clock.advance(afterGrace);
    expect((await refresh(first.refresh_token)).error).toBe("invalid_refresh_token");
    expect(await Promise.all([first, second].map((each) => stateOf(each.access_token)))).toEqual([
      "token_revoked",
      "token_revoked",
    ]);
    expect((await refresh(second.refresh_token)).error).toBe("invalid_refresh_token");
  });
});

describe("a used refresh token", () => {
  it("ends nothing within half a minute, because a client may send it again", async () => {
    await start(rotating);
    const first = await call("oauth.v2.access", { ...client, code: await codeOf({ scope: "chat:write" }) });
    const second = await renew(first.refresh_token);
    await server.clock.advance("29s");
    expect((await renew(first.refresh_token)).error).toBe("invalid_refresh_token");
    expect(await stateOf(second.access_token)).toBe("ok");
    expect((await renew(second.refresh_token)).ok).toBe(true);
  });

  it("ends its family at once if the next one was used", async () => {
    await start(rotating);
    const first = await call("oauth.v2.access", { ...client, code: await codeOf({ scope: "chat:write" }) });
    const second = await renew(first.refresh_token);
    const third = await renew(second.refresh_token);
    expect((await renew(first.refresh_token)).error).toBe("invalid_refresh_token");
    expect(await stateOf(third.access_token)).toBe("token_revoked");
    expect((await renew(third.refresh_token)).error).toBe("invalid_refresh_token");
  });

  it("of the bot ends no token of the person", async () => {
    await start(rotating);
    const code = await codeOf({ scope: "chat:write", user_scope: "search:read" });
    const { authed_user: user, ...bot } = await call("oauth.v2.access", { ...client, code });
    const next = await renew(bot.refresh_token);
    await server.clock.advance(afterGrace);
    await renew(bot.refresh_token);
    expect([await stateOf(next.access_token), await stateOf(user.access_token)]).toEqual(["token_revoked", "ok"]);
    expect((await renew(user.refresh_token)).ok).toBe(true);
  });

  it("ends nothing if the call has no secret, unless it was made with PKCE", async () => {
    await start(rotating);
    const first = await call("oauth.v2.access", { ...client, code: await codeOf({ scope: "chat:write" }) });
    const second = await renew(first.refresh_token);
    await server.clock.advance(afterGrace);
    const alone = { client_id: client.client_id };
    expect((await renew(first.refresh_token, alone)).error).toBe("bad_client_secret");
    expect((await renew(first.refresh_token, { ...client, client_secret: "guessed" })).error).toBe("bad_client_secret");
    expect(await stateOf(second.access_token)).toBe("ok");
  });

  it("made with PKCE ends its family without a secret", async () => {
    await start({ oauth: { pkce_enabled: true }, ...rotating });
    const alone = { client_id: client.client_id };
    const code = await codeOf({ user_scope: "search:read", ...pkce });
    const made = await call("oauth.v2.access", { ...alone, code, code_verifier: verifier });
    const next = await renew(made.authed_user.refresh_token, alone);
    await server.clock.advance(afterGrace);
    expect((await renew(made.authed_user.refresh_token, alone)).error).toBe("invalid_refresh_token");
    expect(await stateOf(next.access_token)).toBe("token_revoked");
  });

  it("of an exchanged token ends the pair, and a code that is used again ends both", async () => {
    await start();
    const code = await codeOf({ scope: "chat:write" });
    const { access_token: old } = await call("oauth.v2.access", { ...client, code });
    const manifest = { ...installWorld(rotating).apps[0]?.manifest };
    await server.apps.update("AFERRY", manifest);
    const pair = await call("oauth.v2.exchange", client, old);
    expect(await Promise.all([old, pair.access_token].map(stateOf))).toEqual(["ok", "ok"]);
    expect((await call("oauth.v2.access", { ...client, code })).error).toBe("invalid_code");
    expect(await Promise.all([old, pair.access_token].map(stateOf))).toEqual(["token_revoked", "token_revoked"]);
    expect((await renew(pair.refresh_token)).error).toBe("invalid_refresh_token");
  });

  it("from a world file ends its family, however often that was renewed", async () => {
    const token = {
      ...{ token: "svce-of-mia", kind: "user", user: "mia", app: "AFERRY", scopes: ["search:read"] },
      ...{ expires: "2030-01-01T00:00:00Z", refresh_token: "svce-1-of-mia" },
      installation: { workspace: "hq", installer: "mia" },
    };
    await start({ ...rotating, more: { tokens: [token] } });
    let last = await renew("svce-1-of-mia");
    for (const _time of [1, 2, 3]) last = await renew(last.refresh_token);
    expect((await renew("svce-1-of-mia")).error).toBe("invalid_refresh_token");
    expect(await Promise.all([last.access_token, "svce-of-mia"].map(stateOf))).toEqual([
      "token_revoked",
      "token_revoked",
    ]);
    expect((await renew(last.refresh_token)).error).toBe("invalid_refresh_token");
  });

  it("of a configuration token ends the tokens that follow", async () => {
    const token = {
      ...{ token: "svcc-of-mia", kind: "configuration", user: "mia", refresh_token: "svce-1-of-mia" },
      installation: { workspace: "hq", installer: "mia" },
    };
    await start({ more: { tokens: [token] } });
    const rotate = (refresh_token: string) => call("tooling.tokens.rotate", { refresh_token });
    const next = await rotate("svce-1-of-mia");
    expect((await rotate("svce-1-of-mia")).error).toBe("invalid_refresh_token");
    expect(await stateOf(String(next["token"]))).toBe("ok");
    await server.clock.advance(afterGrace);
    expect((await rotate("svce-1-of-mia")).error).toBe("invalid_refresh_token");
    expect(await Promise.all([String(next["token"]), "svcc-of-mia"].map(stateOf))).toEqual([
      "token_revoked",
      "token_revoked",
    ]);
    expect((await rotate(next.refresh_token)).error).toBe("invalid_refresh_token");
  });
});

describe("an app whose code is used again", () => {
  it("receives which tokens ended, once, and its bot leaves", async () => {
    const received: { readonly type: string }[] = [];
    const app = createApp(async (request, response) => {
      const { event } = (await json(request)) as { readonly event: { readonly type: string } };
      received.push(event);
      response.end();
    });
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    onTestFinished(async () => {
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    });
    const request_url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/events`;
    const bot_events = ["tokens_revoked", "app_uninstalled"];
    await start({ settings: { event_subscriptions: { request_url, bot_events } } });
    const code = await codeOf({ scope: "chat:write", user_scope: "search:read" });
    const { bot_user_id: bot, authed_user: user, access_token } = await call("oauth.v2.access", { ...client, code });
    expect((await call("oauth.v2.access", { ...client, code })).error).toBe("invalid_code");
    expect(await Promise.all([access_token, user.access_token].map(stateOf))).toEqual([
      "token_revoked",
      "token_revoked",
    ]);
    await expect.poll(() => received.length).toBe(2);
    expect(received.toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
      expect.objectContaining({ type: "app_uninstalled" }),
      expect.objectContaining({ type: "tokens_revoked", tokens: { oauth: [user.id], bot: [bot] } }),
    ]);
    expect(await server.users.find(bot)).toMatchObject({ active: false });
    expect((await call("oauth.v2.access", { ...client, code })).error).toBe("invalid_code");
    expect(received).toHaveLength(2);
  });
});
