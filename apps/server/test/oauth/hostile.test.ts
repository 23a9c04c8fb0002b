import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { fieldsOf, openPages } from "./fill-page.js";
import { client, installWorld } from "./install-world.js";

const back = "https://ferry.example/back";
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const pkce = { code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "S256" };
const day = 24 * 60 * 60;

/** The ways to tokens: a page, what is asked for, the method, and the code for a wrong verifier. */
const ways = [
  {
    name: "installing",
    path: "/oauth/v2/authorize",
    asked: { user_scope: "search:read" },
    method: "oauth.v2.access",
    wrongVerifier: "invalid_code_verifier",
  },
  {
    name: "user tokens",
    path: "/oauth/v2_user/authorize",
    asked: { scope: "search:read" },
    method: "oauth.v2.user.access",
    wrongVerifier: "invalid_code_verifier",
  },
  {
    name: "signing in",
    path: "/openid/connect/authorize",
    asked: { scope: "openid email", response_type: "code", nonce: "nonce-of-the-app" },
    method: "openid.connect.token",
    wrongVerifier: "invalid_grant",
  },
] as const;

let server: ControlledServer;
const lines: string[] = [];

beforeAll(async () => {
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  server = await createServer({ memory: true, logger });
  const world = installWorld({ oauth: { pkce_enabled: true }, settings: { token_rotation_enabled: true } });
  const thief = {
    ...world.apps[0],
    id: "ATHIEF",
    name: "Thief",
    client_id: "thief-client",
    client_secret: "thief-secret",
  };
  await server.world.load({ ...world, apps: [...world.apps, thief] });
});
afterAll(() => server.close());

async function call(method: string, fields: Readonly<Record<string, string>>) {
  const answer = await server.fetch(`/api/${method}`, { method: "POST", body: new URLSearchParams(fields) });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

describe.each(ways)("$name", ({ path, asked, method, wrongVerifier }) => {
  const whole = { client_id: client.client_id, redirect_uri: back, state: "state-of-the-app", ...asked, ...pkce };
  const proof = { client_id: client.client_id, redirect_uri: back, code_verifier: verifier };

  async function newCode(): Promise<string> {
    const { location } = await openPages(server, path).decide(whole, "mia");
    return new URL(location ?? "").searchParams.get("code") ?? "";
  }

  it("refuses a code that is replayed, even at the same time", async () => {
    const code = await newCode();
    const answers = await Promise.all([1, 2, 3].map(() => call(method, { ...proof, code })));
    expect(answers.map(({ ok, error }) => (ok === true ? "ok" : error)).toSorted()).toEqual([
      "invalid_code",
      "invalid_code",
      "ok",
    ]);
  });

  it.each([
    ["without its verifier", { code_verifier: "" }, wrongVerifier],
    ["with another verifier", { code_verifier: "x".repeat(43) }, wrongVerifier],
    ["with its challenge as the verifier", { code_verifier: pkce.code_challenge }, wrongVerifier],
    ["for another redirect URL", { redirect_uri: `${back}/else` }, "bad_redirect_uri"],
    ["without the redirect URL", { redirect_uri: "" }, "bad_redirect_uri"],
    ["by another app", { client_id: "thief-client", client_secret: "thief-secret" }, "invalid_code"],
    ["with a wrong secret", { client_secret: "guessed" }, "bad_client_secret"],
    ["by nobody", { client_id: "" }, "invalid_client_id"],
  ])("refuses a stolen code %s, and the app can still use it", async (_how, changes, error) => {
    const code = await newCode();
    const sent = Object.entries({ ...proof, code, ...changes }).filter(([, value]) => value !== "");
    expect(await call(method, Object.fromEntries(sent))).toMatchObject({ ok: false, error });
    expect(await call(method, { ...proof, code })).toMatchObject({ ok: true });
  });

  it("shows no page to which the app has sent no challenge", async () => {
    const { code_challenge: _challenge, code_challenge_method: _method, ...open } = whole;
    const page = await openPages(server, path).open({ ...open, who: "mia" });
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.text).toContain("invalid_code_challenge");
  });

  it("refuses a code of another page, which that page's method still takes", async () => {
    const code = await newCode();
    const others = ways.filter((way) => way.method !== method);
    for (const other of others) {
      expect(await call(other.method, { ...proof, code })).toMatchObject({ error: "oauth_authorization_url_mismatch" });
    }
    expect(await call(method, { ...proof, code })).toMatchObject({ ok: true });
  });

  it.each([
    ["no cookie", {}, {}],
    ["another state", { state: "another" }, undefined],
    ["another nonce", { nonce: "another" }, undefined],
    ["another challenge", { code_challenge: "x".repeat(43) }, undefined],
    ["another person", { person: "UOTHER" }, undefined],
    ["another redirect URL", { redirect_uri: `${back}/else` }, undefined],
    ["no proof", { proof: "" }, undefined],
    ["another origin", {}, { origin: "https://evil.example" }],
    ["no origin that has a name", {}, { origin: "null" }],
    ["another site", {}, { "sec-fetch-site": "cross-site" }],
    ["a neighbor of the site", {}, { "sec-fetch-site": "same-site" }],
  ] as const)("refuses a forged form with %s", async (what, changes, headers) => {
    const pages = openPages(server, path);
    const page = await pages.open({ ...whole, who: "mia" });
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    const fields = new URLSearchParams({ ...fieldsOf(page.text), decision: "allow", ...changes });
    const sent = await pages.post(fields, { ...(what !== "no cookie" && { cookie }), ...headers });
    expect([sent.status, sent.location]).toEqual([403, null]);
  });

  it("is embedded nowhere, runs no script, and is kept by no cache", async () => {
    for (const who of [{}, { who: "mia" }]) {
      const { headers } = await openPages(server, path).open({ ...whole, ...who });
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("refuses a refresh token that is used, stolen or too old", async () => {
    const made = await call(method, { ...proof, code: await newCode() });
    const user = method === "oauth.v2.access" ? made["authed_user"] : made;
    const refresh = { grant_type: "refresh_token", refresh_token: String(Reflect.get(Object(user), "refresh_token")) };
    const thief = { client_id: "thief-client", client_secret: "thief-secret" };
    expect(await call(method, { ...thief, ...refresh })).toMatchObject({ error: "invalid_refresh_token" });
    const renewed = await call(method, { ...client, ...refresh });
    expect(renewed).toMatchObject({ ok: true });
    expect(await call(method, { ...client, ...refresh })).toMatchObject({
      error: "invalid_refresh_token",
    });
    const last = { ...refresh, refresh_token: String(renewed["refresh_token"]) };
    await server.clock.advance(`${30 * day}s`);
    expect(await call(method, { ...client, ...last })).toMatchObject({
      error: "invalid_refresh_token",
    });
  });

  it("leaves tokens and secrets in no log, journal or address", async () => {
    await server.journal.clear();
    lines.length = 0;
    const done = await openPages(server, path).decide(whole, "mia");
    const code = new URL(done.location ?? "").searchParams.get("code") ?? "";
    const sent = { ...proof, code, client_secret: client.client_secret };
    const made = await call(method, sent);
    expect(made).toMatchObject({ ok: true });
    const answered = [made, made["authed_user"]].flatMap((each) =>
      ["access_token", "refresh_token", "id_token"].map((name) => Reflect.get(Object(each), name)),
    );
    const secrets = [...answered, client.client_secret, verifier, code].filter((each) => typeof each === "string");
    const seen = { log: lines.join(""), journal: JSON.stringify(await server.journal.list()) };
    expect(seen.journal).toContain(method);
    for (const [where, text] of Object.entries(seen)) {
      expect(
        secrets.filter((secret) => text.includes(secret)),
        where,
      ).toEqual([]);
    }
    expect([...new URL(done.location ?? "").searchParams.keys()]).toEqual(["code", "state"]);
  });
});
