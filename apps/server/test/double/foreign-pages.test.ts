import { serveNode } from "@rollcall/server-adapters/node";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openBrowser } from "../kit/open-browser.js";
import { evilPage, pageScript } from "./evil-page.js";
import { serveDouble } from "./serve-double.js";

/** A site with a malicious owner, and another host name of it that resolves to this machine. */
const [evil, rebound] = ["evil.example", "rebound.evil.example"];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser([evil, rebound]);
});

afterAll(() => browser.close());

/**
 * A server that its user runs, with a message in it, and a page of the malicious site in the user's browser.
 * @param options of the server
 */
async function visitEvil(options: Parameters<typeof serveDouble>[0] = {}) {
  const server = await serveDouble(options);
  const headers = { "content-type": "text/html; charset=utf-8" };
  const site = await serveNode(async () => new Response(evilPage, { headers }));
  const page = await (await browser.newContext()).newPage();
  onTestFinished(async () => {
    await page.context().close();
    await Promise.all([server.close(), site.close()]);
  });
  await server.post("general", "kept");
  await page.goto(`http://${evil}:${site.port}/`);
  return { server, page, port: new URL(server.url).port };
}

type PageAction = "fetch" | "readHeader" | "showImage" | "follow" | "sendBeacon" | "submit" | "listen";

/** Makes the page do something. */
function act(page: Page, action: PageAction, url: string, ...more: readonly unknown[]): Promise<unknown> {
  return page.evaluate(`pageActions.${action}(${[url, ...more].map((each) => JSON.stringify(each)).join(", ")})`);
}

/** The server's answer to a request of the page, even if the page cannot read it. */
async function answerTo(page: Page, action: PageAction, url: string, ...more: readonly unknown[]) {
  const [answer] = await Promise.all([page.waitForResponse(url), act(page, action, url, ...more)]);
  return answer;
}

const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
const kept = { method: "chat.postMessage" } as const;

describe("a page of another site, in a browser on the machine of the server", () => {
  it("removes no world with a GET, however it is sent", async () => {
    const { server, page, port } = await visitEvil();
    const reset = `http://localhost:${port}/_rollcall/world.reset`;
    expect(await act(page, "fetch", reset)).toBeUndefined();
    expect((await answerTo(page, "fetch", reset, { mode: "no-cors" })).status()).toBe(403);
    expect(await act(page, "showImage", reset)).toBe(false);
    expect((await answerTo(page, "follow", reset)).status()).toBe(403);
    // No page sends an address that a user types.
    const typed = await page.context().newPage();
    expect((await typed.goto(reset))?.status()).toBe(405);
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"])(
    "loads no world with tokens of its choice through a form of type %s",
    async (enctype) => {
      const { server, page, port } = await visitEvil();
      const file = "kind: world\nusers: [{ user_name: mallory, email: m@evil.example }]\n";
      const load = `http://localhost:${port}/_rollcall/world.load`;
      const answer = await answerTo(page, "submit", load, enctype, { file });
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toMatchObject({
        error: "not_allowed",
        detail: expect.stringContaining(`a page of http://${evil}`),
      });
      expect(await server.journal.list(kept)).toHaveLength(1);
      expect(await server.userNames()).not.toContain("mallory");
    },
  );

  it("changes nothing with JSON: the browser asks for permission and gets none", async () => {
    const { server, page, port } = await visitEvil();
    expect(await act(page, "fetch", `http://localhost:${port}/_rollcall/world.reset`, json)).toBeUndefined();
    const clear = `http://localhost:${port}/_rollcall/journal.clear`;
    expect((await answerTo(page, "sendBeacon", clear)).status()).toBe(403);
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it("reads no journal under its own host name that resolves to this machine", async () => {
    const { server, page, port } = await visitEvil();
    const own = `http://${rebound}:${port}`;
    const shown = await page.goto(`${own}/_rollcall/journal.list`);
    expect(shown?.status()).toBe(403);
    // For the browser, the page now has the server's own origin.
    await page.addScriptTag({ content: pageScript });
    for (const path of ["journal.list", "journal/events", "world.list", "coverage.get"]) {
      expect(await act(page, "fetch", `${own}/_rollcall/${path}`)).toMatchObject({
        status: 403,
        text: expect.stringContaining(`for the host \\"${rebound}:${port}\\"`),
      });
    }
    expect(await act(page, "fetch", `${own}/_rollcall/world.reset`, json)).toMatchObject({ status: 403 });
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it("receives no stream of events", async () => {
    const { page, port } = await visitEvil();
    expect(await act(page, "listen", `http://localhost:${port}/_rollcall/journal/events`)).toBe("refused");
  });
});

describe("a page of another site, which knows the tokens of the demo world", () => {
  it.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"])(
    "creates no app through a form of type %s",
    async (enctype) => {
      const { server, page, port } = await visitEvil();
      const manifest = JSON.stringify({ display_information: { name: "Mallory" } });
      // In plain text, a form writes values as they are.
      const fields =
        enctype === "text/plain"
          ? { token: `svcc-demo-config&manifest=${encodeURIComponent(manifest)}` }
          : { token: "svcc-demo-config", manifest };
      const create = `http://localhost:${port}/api/apps.manifest.create`;
      const answer = await answerTo(page, "submit", create, enctype, fields);
      expect([answer.status(), await answer.text()]).toEqual([
        403,
        expect.stringContaining(`a page of http://${evil}:`),
      ]);
      expect((await server.apps.list()).map(({ name }) => name)).not.toContain("Mallory");
    },
  );

  it("posts nothing with a GET, however it is sent", async () => {
    const { server, page, port } = await visitEvil({ observed: ["token-in-query"] });
    const query = new URLSearchParams({ token: server.bot, channel: "general", text: "from a page" });
    const post = `http://localhost:${port}/api/chat.postMessage?${query}`;
    expect(await act(page, "showImage", post)).toBe(false);
    expect((await answerTo(page, "fetch", post, { mode: "no-cors" })).status()).toBe(403);
    expect((await answerTo(page, "follow", post)).status()).toBe(403);
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it("reads nothing and changes nothing under its own host name that resolves to this machine", async () => {
    const { server, page, port } = await visitEvil();
    const own = `http://${rebound}:${port}`;
    await page.goto(`${own}/healthz`);
    // For the browser, the page now has the server's own origin.
    await page.addScriptTag({ content: pageScript });
    const authorization = "Bearer svcp-demo-admin";
    const post = { ...json, headers: { ...json.headers, authorization } };
    for (const [path, init] of [
      ["/scim/v2/Users", { headers: { authorization } }],
      ["/api/users.list", { headers: { authorization } }],
      ["/api/chat.postMessage", { ...post, body: JSON.stringify({ channel: "general", text: "rebound" }) }],
      ["/hooks/services/T/B/x", json],
      ["/oauth/v2/authorize?client_id=demo-ferry&scope=chat:write", {}],
      ["/", {}],
    ] as const) {
      expect([path, await act(page, "fetch", `${own}${path}`, init)]).toMatchObject([
        path,
        { status: 403, text: expect.stringContaining(`for the host "${rebound}:${port}"`) },
      ]);
    }
    expect(await server.journal.list(kept)).toHaveLength(1);
  });
});

describe("a page of a site that the server allows", () => {
  it("uses the APIs, and a page of another port of the site does not", async () => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    const sites = await Promise.all([1, 2].map(() => serveNode(async () => new Response(evilPage, { headers }))));
    const [own, other] = sites.map(({ port }) => `http://localhost:${port}`);
    const server = await serveDouble({ allowOrigins: [own ?? ""] });
    const page = await (await browser.newContext()).newPage();
    onTestFinished(async () => {
      await page.context().close();
      await Promise.all([server.close(), ...sites.map((site) => site.close())]);
    });
    const withToken = { headers: { authorization: "Bearer svcp-demo-admin" } };
    const post = {
      ...json,
      headers: { ...json.headers, authorization: `Bearer ${server.bot}` },
      body: JSON.stringify({ channel: "general", text: "from a page" }),
    };
    await page.goto(`${own}/`);
    expect(await act(page, "fetch", `${server.url}/api/chat.postMessage`, post)).toMatchObject({
      status: 200,
      text: expect.stringContaining('"ok":true'),
    });
    expect(await act(page, "fetch", `${server.url}/scim/v2/Users?count=1`, withToken)).toMatchObject({ status: 200 });
    expect(await act(page, "fetch", `${server.url}/scim/v2/Users/UNOBODY`, withToken)).toMatchObject({ status: 404 });
    await server.faults.arm({ match: { method: "auth.test" }, action: { kind: "bad_gateway" } });
    expect(await act(page, "fetch", `${server.url}/api/auth.test`, post)).toMatchObject({ status: 502 });
    expect(await act(page, "readHeader", `${server.url}/api/api.test`, "x-request-id")).toMatch(/./);
    await page.goto(`${other}/`);
    expect(await act(page, "fetch", `${server.url}/api/chat.postMessage`, post)).toBeUndefined();
    expect(await server.journal.list(kept)).toHaveLength(1);
  });
});

describe("a page of the server itself", () => {
  it("reads, changes state with JSON only, and receives events", async () => {
    const { server, page, port } = await visitEvil();
    const own = `http://localhost:${port}/_rollcall`;
    await page.goto(`${own}/world.list`);
    await page.addScriptTag({ content: pageScript });
    expect(await act(page, "fetch", `${own}/world.list`)).toMatchObject({ status: 200 });
    expect(await act(page, "fetch", `${own}/world.reset`, { method: "POST" })).toMatchObject({ status: 415 });
    expect(await act(page, "fetch", `${own}/world.reset`)).toMatchObject({ status: 405 });
    expect(await server.journal.list(kept)).toHaveLength(1);
    expect(await act(page, "fetch", `${own}/world.reset`, json)).toMatchObject({ status: 200 });
    expect(await server.journal.list(kept)).toEqual([]);
    expect(await act(page, "listen", `${own}/journal/events`)).toBe("open");
    await server.call("users.info", {});
    await page.waitForFunction("document.title === 'users.info'");
  });
});
