import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let opened: OpenedApp;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  opened = await openAskedApp("HTTP", {});
});
afterEach(() => opened.close());

const titles = (page: Page) => page.locator(".entry-title").allTextContents();

/** Follows the link from an entry to its rule, checks where it lands, and goes back. */
async function followRule(page: Page, id: string) {
  await page.locator(".reason").getByRole("link").click();
  const target = page.locator(`[id="${id}"]`);
  await target.waitFor();
  expect(await target.getAttribute("class")).toBe("target");
  await page.goBack();
  await page.locator(".reason").waitFor();
}

describe("the journal in a browser", () => {
  it("lists what happens as it happens, and filters it", async () => {
    await opened.call("chat.postMessage", { channel: "C1", text: "Before" });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/journal?as=U2");
    await expect.poll(() => titles(page)).toEqual(["chat.postMessage"]);
    await opened.call("chat.postMessage", { channel: "C404", text: "Nowhere" });
    await opened.server.as("mia").post("general", "Hi");
    await expect.poll(() => titles(page)).toEqual(["chat.postMessage", "chat.postMessage", "people.post"]);
    expect(await page.locator(".entry-head").textContent()).toBe("Time (UTC)KindWhatWhoCodeStatusDuration");
    expect(await page.locator(".entry-time").first().textContent()).toMatch(/^2026-06-01 12:00:00/);
    await page.getByRole("button", { name: "Acts" }).click();
    expect(await titles(page)).toEqual(["people.post"]);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await page.getByRole("searchbox", { name: /Filter/ }).fill("channel_not_found");
    expect(await page.locator(".entry").count()).toBe(1);
    await page.getByRole("button", { name: "Show all entries" }).click();
    await page.getByLabel("Failed").check();
    expect(await page.locator(".entry-code").allTextContents()).toEqual(["channel_not_found"]);
    expect(problems).toEqual([]);
  });

  it("shows why a call was refused, and makes the next one fail", async () => {
    await opened.call("chat.postMessage", { channel: "C404", text: "Nowhere" });
    const { page } = await openConsole(browser, opened.server, "#/default/journal?as=U2");
    await page.locator(".entry").click();
    const detail = page.getByRole("complementary", { name: "Entry" });
    await detail.getByRole("heading", { name: "Reason" }).waitFor();
    expect(await detail.getByRole("region", { name: "Request" }).textContent()).toContain('"channel": "C404"');
    expect(await detail.getByRole("region", { name: "Answer" }).textContent()).toContain("channel_not_found");
    expect(await violationsOf(page)).toEqual([]);
    await followRule(page, "chat.postMessage.channel_not_found");
    await opened.call("chat.postMessage", { text: "Nowhere" });
    await page.locator(".entry", { hasText: "invalid_arguments" }).click();
    await detail.getByRole("heading", { name: "Reason" }).waitFor();
    await followRule(page, "chat.postMessage.arguments.channel");
    await page.locator(".entry", { hasText: "channel_not_found" }).click();
    await detail.getByRole("region", { name: "Request" }).getByText('"C404"').waitFor();
    await detail.getByRole("button", { name: /Answer the next one/ }).click();
    await page.getByRole("combobox", { name: /Answer the next one/ }).fill("is_archived");
    await page.getByRole("option", { name: "is_archived" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".note", { hasText: "answers is_archived" }).waitFor();
    expect(await opened.call("chat.postMessage", { channel: "C1", text: "Hi" })).toMatchObject({
      error: "is_archived",
    });
    await page.locator(".entry", { hasText: "is_archived" }).waitFor();
  });

  it("shows the deliveries to apps with their answers", async () => {
    const text = (value: string) => ({ type: "plain_text", text: value });
    const button = { type: "button", action_id: "go", text: text("Go") };
    const blocks = [{ type: "actions", elements: [button] }];
    const { ts } = await opened.call("chat.postMessage", { channel: "C1", text: "Go?", blocks });
    await opened.server.as("mia").click({ channel: "C1", ts }, "go");
    const { page } = await openConsole(browser, opened.server, "#/default/journal?as=U2");
    await page.locator(".entry", { hasText: "block_actions" }).click();
    const detail = page.getByRole("complementary", { name: "Entry" });
    await detail.getByRole("link", { name: "1. delivered" }).waitFor();
    expect(await detail.getByRole("region", { name: "Request" }).textContent()).toContain('"action_id": "go"');
  });

  it("makes a call and an act again", async () => {
    await opened.call("chat.postMessage", { channel: "C1", text: "Again" });
    await opened.server.as("mia").post("general", "Me too");
    const { page, problems } = await openConsole(browser, opened.server, "#/default/journal?as=U2");
    const entries = (title: string) => page.locator(".entry", { hasText: title });
    await entries("chat.postMessage").click();
    await page.getByRole("button", { name: "Do it again" }).click();
    await expect.poll(() => entries("chat.postMessage").count()).toBe(2);
    await entries("people.post").click();
    await page.getByRole("heading", { name: "people.post" }).waitFor();
    await page.getByRole("button", { name: "Do it again" }).click();
    await expect.poll(() => entries("people.post").count()).toBe(2);
    const { messages } = await opened.server.as("mia").sees("general");
    expect(messages.map(({ text }) => text)).toEqual(["Again", "Me too", "Again", "Me too"]);
    expect(problems).toEqual([]);
  });

  it("draws only what is in view of 50,000 entries", async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const entry = (index: number) => ({
      request_id: `r${index}`,
      at: "2026-06-01T12:00:00.000Z",
      world: "default",
      protocol: "webapi",
      method: `method.${index}`,
      status: 200,
      ok: true,
      changes: [],
      duration_ms: 1,
    });
    const events = Array.from({ length: 50_000 }, (_, index) => {
      return `id: r${index}\nevent: exchange\ndata: ${JSON.stringify(entry(index))}\n\n`;
    });
    const headers = { "content-type": "text/event-stream" };
    let streams = 0;
    await page.route("**/journal/events?*", (route) => {
      streams += 1;
      return streams === 1 ? route.fulfill({ headers, body: events.join("") }) : route.abort();
    });
    await page.goto(`${opened.server.url}/#/default/journal?as=U2`);
    await page.getByText("50000 entries").waitFor();
    await page.locator(".entry", { hasText: "method.49999" }).waitFor();
    const count = () => page.locator("#app *").count();
    expect(await count()).toBeLessThan(1500);
    await page.locator(".virtual").evaluate((list) => {
      list.scrollTop = list.scrollHeight / 2;
    });
    await page
      .locator(".entry", { hasText: /method\.2[45]\d\d\d/ })
      .first()
      .waitFor();
    expect(await count()).toBeLessThan(1500);
    await page.getByRole("searchbox", { name: /Filter/ }).fill("method.777");
    await page.getByText("11 of 50000").waitFor();
    await context.close();
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    await opened.call("chat.postMessage", { channel: "C404", text: "Nowhere" });
    const [entry] = await opened.server.journal.list();
    for (const path of ["#/default/journal", `#/default/journal/${entry?.request_id}`]) {
      const { page } = await openConsole(browser, opened.server, path, {
        colorScheme,
        viewport: { width, height: 800 },
      });
      await page.locator(".entry").first().waitFor({ state: "attached" });
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
  });
});
