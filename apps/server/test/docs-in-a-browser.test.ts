import { ensureBuilt } from "@rollcall/test-kit/build";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createServer, type Server } from "../src/index.js";
import { openBrowser } from "./kit/open-browser.js";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  await ensureBuilt();
  [server, browser] = await Promise.all([createServer({ memory: true }), openBrowser()]);
});

afterAll(() => Promise.all([server.close(), browser.close()]));

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/docs/${path}`);
  return page;
}

/** Whether the entry with a name is expanded. */
const isOpen = (page: Page, id: string) =>
  page.locator(`details:has(> [id="${id}"])`).evaluate((entry) => entry.hasAttribute("open"));

describe("the reference in a browser", () => {
  it.each([true, false])("expands the target of a link if scripts run: %s", async (javaScriptEnabled) => {
    const page = await open("web-api/users#users.info", { javaScriptEnabled });
    expect(await isOpen(page, "users.info")).toBe(true);
    expect(await isOpen(page, "users.list")).toBe(false);
    await page.getByRole("link", { name: "UsersInfoResponse", exact: true }).click();
    expect(await isOpen(page, "schema-UsersInfoResponse")).toBe(true);
  });

  it("expands a collapsed entry again through the same link", async () => {
    const page = await open("web-api/users#users.info");
    await page.locator('details:has(> [id="users.info"]) > summary').click();
    expect(await isOpen(page, "users.info")).toBe(false);
    await page.evaluate('location.hash = ""');
    await page.evaluate('location.hash = "users.info"');
    await page.locator('details[open]:has(> [id="users.info"])').waitFor();
  });

  it("opens the row of a code that a link names, of the method or of every call", async () => {
    const page = await open("web-api/users#users.info.user_not_found");
    expect(await isOpen(page, "users.info")).toBe(true);
    expect(await page.locator("tr.target .code").textContent()).toBe("user_not_found");
    await page.evaluate('location.hash = "users.info.invalid_auth"');
    await page.locator("tr.target .code", { hasText: /^invalid_auth$/ }).waitFor();
    expect(await isOpen(page, "common-codes")).toBe(true);
  });

  it.each([
    ["users.info", "web-api/users#users.info"],
    ["users.info.user_not_found", "web-api/users#users.info.user_not_found"],
    ["chat.postMessage.arguments.channel", "web-api/chat#chat.postMessage.arguments.channel"],
    ["common-codes.invalid_auth", "web-api/schemas#common-codes.invalid_auth"],
    ["schema-Message", "web-api/schemas#schema-Message"],
    ["tag-users", "web-api#tag-users"],
  ])("leads from the page of all methods to what %s names", async (id, wanted) => {
    const page = await open(`web-api#${id}`);
    await page.waitForURL(`${server.url}/docs/${wanted}`);
    const target = page.locator(`[id="${id}"]`);
    await target.waitFor({ state: "visible" });
  });

  it("shows the address of the server in examples", async () => {
    const page = await open("web-api/api");
    const texts = await page.locator("code").allTextContents();
    expect(texts.some((text) => text.startsWith("curl") && text.endsWith(`${server.url}/api/api.test`))).toBe(true);
    expect(texts.join("\n")).not.toContain(":4010");
  });

  it("filters methods by name, words and code", async () => {
    const page = await open("web-api");
    const shown = page.locator(".entry:visible");
    const all = await shown.count();
    const filter = page.getByRole("searchbox", { name: "Filter" });
    await filter.fill("postmessage");
    expect(await page.locator("section:visible h2").allTextContents()).toEqual(["messages"]);
    expect(await shown.count()).toBe(1);
    await filter.fill("draft_not_found");
    expect(await shown.locator("code").allTextContents()).toEqual(["/chat.postMessage"]);
    await filter.fill("xyzzy");
    expect(await shown.count()).toBe(0);
    await filter.fill("");
    expect(await shown.count()).toBe(all);
    expect(all).toBeGreaterThan(100);
  });

  it("filters entries, and opens a link to one that is hidden", async () => {
    const page = await open("web-api/chat");
    await page.getByRole("searchbox", { name: "Filter" }).fill("chat.update");
    expect(await page.locator(".entry:visible > summary > .verb + code").allTextContents()).toEqual(["/chat.update"]);
    await page.evaluate('location.hash = "chat.postMessage"');
    await page.locator('details[open]:has(> [id="chat.postMessage"])').waitFor();
  });

  it("works without scripts, except for the filter", async () => {
    const page = await open("web-api#users.info", { javaScriptEnabled: false });
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await page.locator(".entry:visible").count()).toBeGreaterThan(100);
    await page.locator('[id="users.info"] a').click();
    expect(await isOpen(page, "users.info")).toBe(true);
  });

  it.each(["", "web-api", "web-api/chat#chat.postMessage", "scim-v2#insertUser", "scim-v1#common-codes"])(
    "fits into a window 390 pixels wide: %s",
    async (path) => {
      const page = await open(path, { viewport: { width: 390, height: 800 } });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
      const right =
        "Math.max(...[...document.querySelectorAll('nav a')].map((a) => a.getBoundingClientRect().right), 0)";
      expect(await page.evaluate(right)).toBeLessThanOrEqual(390);
    },
  );

  it("complies with its own content security policy", async () => {
    const page = await open("");
    const problems: string[] = [];
    page.on("console", (message) => problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    for (const name of ["web-api", "web-api/chat", "hooks", "scim-v1", "scim-v2"])
      await page.goto(`${server.url}/docs/${name}`);
    expect(problems).toEqual([]);
  });
});
