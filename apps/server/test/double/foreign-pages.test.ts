import { serveNode } from "@rollcall/server-adapters/node";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openBrowser } from "../kit/open-browser.js";
import { evilPage, pageScript } from "./evil-page.js";
import { serveDouble } from "./serve-double.js";

/** A site whose owner means harm, and a further name of it that resolves to this machine. */
const [evil, rebound] = ["evil.example", "rebound.evil.example"];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser([evil, rebound]);
});

afterAll(() => browser.close());

/** A server that its user runs, with a message in it, and a page of the evil site in the user's browser. */
async function visitEvil() {
  const server = await serveDouble();
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

type Deed = "fetch" | "showImage" | "follow" | "sendBeacon" | "submit" | "listen";

/** Has the page do something. */
function act(page: Page, deed: Deed, url: string, ...more: readonly unknown[]): Promise<unknown> {
  return page.evaluate(`deeds.${deed}(${[url, ...more].map((each) => JSON.stringify(each)).join(", ")})`);
}

/** What the server answers a deed of the page, also where the page does not see it. */
async function answerTo(page: Page, deed: Deed, url: string, ...more: readonly unknown[]) {
  const [answer] = await Promise.all([page.waitForResponse(url), act(page, deed, url, ...more)]);
  return answer;
}

const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
const kept = { method: "chat.postMessage" } as const;

describe("a page of another site, in a browser on the machine of the server", () => {
  it("wipes no world by a GET, whatever asks for it", async () => {
    const { server, page, port } = await visitEvil();
    const reset = `http://localhost:${port}/_rollcall/world.reset`;
    expect(await act(page, "fetch", reset)).toBeUndefined();
    expect((await answerTo(page, "fetch", reset, { mode: "no-cors" })).status()).toBe(403);
    expect(await act(page, "showImage", reset)).toBe(false);
    expect((await answerTo(page, "follow", reset)).status()).toBe(403);
    // An address that somebody is talked into typing comes from no page.
    const typed = await page.context().newPage();
    expect((await typed.goto(reset))?.status()).toBe(405);
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"])(
    "loads no world with tokens of its choice by a form of %s",
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

  it("changes nothing by JSON either: the browser asks first, and is not answered yes", async () => {
    const { server, page, port } = await visitEvil();
    expect(await act(page, "fetch", `http://localhost:${port}/_rollcall/world.reset`, json)).toBeUndefined();
    const clear = `http://localhost:${port}/_rollcall/journal.clear`;
    expect((await answerTo(page, "sendBeacon", clear)).status()).toBe(403);
    expect(await server.journal.list(kept)).toHaveLength(1);
  });

  it("reads no journal under a name of its own that resolves to this machine", async () => {
    const { server, page, port } = await visitEvil();
    const own = `http://${rebound}:${port}`;
    const shown = await page.goto(`${own}/_rollcall/journal.list`);
    expect(shown?.status()).toBe(403);
    // As far as the browser can tell, the page is of the server's own origin now.
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

  it("listens to no stream of events", async () => {
    const { page, port } = await visitEvil();
    expect(await act(page, "listen", `http://localhost:${port}/_rollcall/journal/events`)).toBe("refused");
  });
});

describe("a page of the server itself", () => {
  it("reads, changes by JSON alone, and hears of events", async () => {
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
