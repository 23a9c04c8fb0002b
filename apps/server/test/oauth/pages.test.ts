import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { fieldsOf, openPages } from "./fill-page.js";
import { client, installWorld } from "./install-world.js";

const back = "https://ferry.example/back";
const asked = { client_id: client.client_id, scope: "chat:write,files:read", user_scope: "search:read", state: "s&1" };

let server: ControlledServer;
let pages: ReturnType<typeof openPages>;

beforeAll(async () => {
  server = await createServer({ memory: true });
  await server.world.load(installWorld());
  pages = openPages(server);
});
afterAll(() => server.close());

/** Exchanges the code of an address. */
async function exchange(location: string | null, more: Readonly<Record<string, string>> = {}) {
  const code = new URL(location ?? "").searchParams.get("code") ?? "";
  const body = new URLSearchParams({ ...client, code, ...more });
  const response = await fetch(`${server.url}/api/oauth.v2.access`, { method: "POST", body });
  return (await response.json()) as Readonly<Record<string, unknown>> & { readonly access_token: string };
}

describe("the page on which a person installs an app", () => {
  it("asks who one is, then what one allows, and sends the browser back with a code", async () => {
    const first = await pages.open(asked);
    expect(first.text).toContain("Who are you?");
    expect(first.text).toContain("Ferry &amp; Co &lt;b&gt;");
    expect(first.text).toContain("@mia");
    const second = await pages.open({ ...asked, who: "mia@acme.example" });
    expect(second.text).toContain("Reads files.");
    expect(second.text).toContain("chat:write");
    const done = await pages.decide(asked, "mia");
    expect(done.status).toBe(302);
    const location = new URL(done.location ?? "");
    expect(location.origin + location.pathname).toBe(back);
    expect(location.searchParams.get("state")).toBe("s&1");
    expect(location.searchParams.get("code")).toMatch(/^\d+\.\d+\.[0-9a-f]{64}$/);
    const answer = await exchange(done.location);
    expect(answer).toMatchObject({
      ok: true,
      scope: "chat:write,files:read",
      token_type: "bot",
      authed_user: { scope: "search:read", token_type: "user" },
      team: { name: "Headquarters" },
    });
    const test = await fetch(`${server.url}/api/auth.test`, {
      headers: { authorization: `Bearer ${answer.access_token}` },
    });
    expect(await test.json()).toMatchObject({ ok: true, user: "ferry", team: "Headquarters" });
  });

  it("leaves out optional scopes that the person declines", async () => {
    const page = await pages.open({ client_id: client.client_id, scope: "chat:write,files:read", who: "mia" });
    const { bot_scope_granted: optional, ...fields } = fieldsOf(page.text);
    expect(optional).toBe("files:read");
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    const done = await pages.post(new URLSearchParams({ ...fields, decision: "allow" }), { cookie });
    const code = new URL(done.location ?? "").searchParams.get("code");
    expect(code).not.toBeNull();
  });

  it("sends the browser back with access_denied if the person cancels", async () => {
    const done = await pages.decide(asked, "mia", { decision: "cancel" });
    expect(done.location).toBe(`${back}?error=access_denied&state=s%261`);
  });

  it("keeps the query of the redirect URL", async () => {
    const done = await pages.decide({ ...asked, redirect_uri: `${back}/deep?from=ad` }, "mia");
    expect(done.location).toMatch(/^https:\/\/ferry\.example\/back\/deep\?from=ad&code=/);
    expect(await exchange(done.location, { redirect_uri: `${back}/deep?from=ad` })).toMatchObject({ ok: true });
  });

  it("adds scopes up", async () => {
    await exchange((await pages.decide({ client_id: client.client_id, scope: "chat:write" }, "olga")).location);
    const second = await pages.decide({ client_id: client.client_id, scope: "files:write" }, "olga");
    expect((await exchange(second.location))["scope"]).toMatch(/chat:write.*files:write/);
  });

  it("makes the webhook of a channel that the person sees", async () => {
    const wanted = { client_id: client.client_id, scope: "incoming-webhook,chat:write" };
    const refused = await pages.decide(wanted, "mia", { channel: "#board" });
    expect([refused.status, refused.location]).toEqual([400, null]);
    expect(refused.text).toContain("channel_not_found");
    const done = await pages.decide(wanted, "mia", { channel: "#general" });
    const { incoming_webhook: webhook } = await exchange(done.location);
    expect(webhook).toMatchObject({ channel: "#general", channel_id: "CGENERAL" });
    const { url } = webhook as { readonly url: string };
    const posted = await fetch(url, {
      method: "POST",
      body: JSON.stringify({ text: "hi" }),
      headers: { "content-type": "application/json" },
    });
    expect([posted.status, await posted.text()]).toEqual([200, "ok"]);
  });
});

describe("the page refuses", () => {
  it.each([
    ["an unknown app", { client_id: "nobody", scope: "chat:write" }, "invalid_client_id"],
    ["no app", { scope: "chat:write" }, "invalid_client_id"],
    ["no scopes", { client_id: client.client_id }, "no_scopes"],
    ["scopes for signing in with others", { ...asked, user_scope: "openid,search:read" }, "invalid_scope"],
    ["a scope with markup", { ...asked, scope: "<script>" }, "invalid_scope"],
    ["a foreign redirect", { ...asked, redirect_uri: "https://evil.example/back" }, "bad_redirect_uri"],
    ["another port", { ...asked, redirect_uri: "https://ferry.example:444/back" }, "bad_redirect_uri"],
    ["another scheme", { ...asked, redirect_uri: "http://ferry.example/back" }, "bad_redirect_uri"],
    [
      "a host that begins alike",
      { ...asked, redirect_uri: "https://ferry.example.evil.example/back" },
      "bad_redirect_uri",
    ],
    ["a path that begins alike", { ...asked, redirect_uri: "https://ferry.example/backdoor" }, "bad_redirect_uri"],
    ["a path that climbs", { ...asked, redirect_uri: "https://ferry.example/back/../evil" }, "bad_redirect_uri"],
    [
      "a path that climbs in code",
      { ...asked, redirect_uri: "https://ferry.example/back/%2e%2e/evil" },
      "bad_redirect_uri",
    ],
    ["a path that stays", { ...asked, redirect_uri: "https://ferry.example/back/../back" }, "bad_redirect_uri"],
    ["an encoded slash", { ...asked, redirect_uri: "https://ferry.example/back/..%2Fevil" }, "bad_redirect_uri"],
    [
      "a user before the host",
      { ...asked, redirect_uri: "https://ferry.example@evil.example/back" },
      "bad_redirect_uri",
    ],
    ["a name of a user", { ...asked, redirect_uri: "https://me@ferry.example/back" }, "bad_redirect_uri"],
    ["a backslash", { ...asked, redirect_uri: "https://evil.example\\@ferry.example/back" }, "bad_redirect_uri"],
    ["a fragment", { ...asked, redirect_uri: "https://ferry.example/back#x" }, "bad_redirect_uri"],
    ["a script", { ...asked, redirect_uri: "javascript:alert(1)" }, "bad_redirect_uri"],
    ["a line break", { ...asked, redirect_uri: "https://ferry.example/back\r\nset-cookie: a=b" }, "bad_redirect_uri"],
    [
      "PKCE for an app without it",
      { ...asked, code_challenge: "x", code_challenge_method: "S256" },
      "pkce_not_allowed",
    ],
  ])("%s, without sending the browser anywhere", async (_what, fields, code) => {
    const { status, text, location } = await pages.open(fields as Record<string, string>);
    expect([status, location]).toEqual([400, null]);
    expect(text).toContain(code);
    expect(text).not.toContain("<script");
  });

  it("a parameter that is sent twice", async () => {
    const { status, location } = await pages.open(
      `${new URLSearchParams(asked)}&redirect_uri=${back}&redirect_uri=${back}`,
    );
    expect([status, location]).toEqual([400, null]);
  });

  it.each([
    ["a guest", "gus", "access_denied"],
    ["a person who does not exist", "nobody", "No person has"],
  ])("%s", async (_what, who, sentence) => {
    expect((await pages.open({ ...asked, who })).text).toContain(sentence);
  });

  it("a form that was not sent from the page", async () => {
    const page = await pages.open({ ...asked, who: "mia" });
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    const fields = { ...fieldsOf(page.text), decision: "allow" };
    const refusals = await Promise.all([
      pages.post(new URLSearchParams(fields)),
      pages.post(new URLSearchParams({ ...fields, proof: "0".repeat(64) }), { cookie }),
      pages.post(new URLSearchParams({ ...fields, proof: "" }), { cookie }),
      pages.post(new URLSearchParams({ ...fields, person: "UOTHER" }), { cookie }),
      pages.post(new URLSearchParams({ ...fields, scope: "chat:write,files:write" }), { cookie }),
      pages.post(new URLSearchParams({ ...fields, state: "another" }), { cookie }),
      pages.post(new URLSearchParams(fields), { cookie: "rollcall-consent=00000000000000000000000000000000" }),
      pages.post(new URLSearchParams(fields), { cookie, origin: "https://evil.example" }),
      pages.post(new URLSearchParams(fields), { cookie, "sec-fetch-site": "cross-site" }),
    ]);
    expect(refusals.map(({ status, location }) => [status, location])).toEqual(refusals.map(() => [403, null]));
    expect((await pages.post(new URLSearchParams(fields), { cookie })).status).toBe(302);
  });

  it("a place where the person is not", async () => {
    const done = await pages.decide(asked, "mia", { place: "T2" });
    expect([done.status, done.location]).toEqual([400, null]);
  });

  it("requests under a name that is not the server's", async () => {
    const { port } = new URL(server.url);
    const { get } = await import("node:http");
    const status = await new Promise((resolve, reject) => {
      const path = `/oauth/v2/authorize?${new URLSearchParams(asked)}`;
      const sent = get({ host: "127.0.0.1", port, path, headers: { host: "evil.example" } }, ({ statusCode }) =>
        resolve(statusCode),
      );
      sent.on("error", reject);
    });
    expect(status).toBe(403);
  });

  it("requests of other machines", async () => {
    const page = await pages.open(asked, { headers: { "x-forwarded-for": "192.0.2.7" } });
    expect(page.status).toBe(403);
  });

  it("other verbs", async () => {
    expect((await pages.open(asked, { method: "PUT" })).status).toBe(405);
  });

  it("a form that is too long", async () => {
    expect((await pages.post(new URLSearchParams({ state: "x".repeat(100_000) }))).status).toBe(400);
  });
});

describe("every page", () => {
  it("runs no script, is embedded nowhere, and tells nobody its address", async () => {
    const all = await Promise.all([pages.open(asked), pages.open({ ...asked, who: "mia" }), pages.open({})]);
    for (const { headers } of all) {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect(all[1]?.headers.get("content-security-policy")).toContain("form-action 'self' https://ferry.example;");
    expect(all[1]?.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
  });
});

describe("a server without a control plane", () => {
  it("answers the pages with 403, and says who installs apps", async () => {
    const production = await createServer({ memory: true, control: false });
    try {
      const response = await production.fetch("/oauth/v2/authorize?client_id=x&scope=chat:write");
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("rollcall app install");
    } finally {
      await production.close();
    }
  });
});
