import type { Browser } from "playwright-core";
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

describe("the screen of faults in a browser", () => {
  it("arms a fault, shows it, disarms it, and turns on rate limits", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/faults");
    await page.getByText("No fault is armed.").waitFor();
    await page.getByRole("button", { name: "Method", exact: true }).click();
    await page.getByRole("combobox", { name: /Method/ }).fill("chat.postMessage");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Code", exact: true }).click();
    await page.getByRole("combobox", { name: /Code/ }).fill("is_archived");
    await page.keyboard.press("Enter");
    await page.getByLabel("Every time").check();
    await page.getByRole("button", { name: "Arm", exact: true }).click();
    await page.locator(".rows li", { hasText: "is_archived" }).waitFor();
    expect(await opened.call("chat.postMessage", { channel: "C1", text: "Hi" })).toMatchObject({
      error: "is_archived",
    });
    await page.getByText("1 of 1").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Disarm" }).click();
    await page.getByText("No fault is armed.").waitFor();
    await page.getByRole("button", { name: "enforce" }).click();
    await expect.poll(async () => (await opened.server.limits.list()).mode).toBe("enforce");
    expect(problems).toEqual([]);
  });
});

describe("the screen of worlds in a browser", () => {
  it("moves the clock, keeps, compares, copies and resets a world", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/worlds");
    await page.getByText("2026-06-01 12:00:00 UTC").waitFor();
    await page.getByRole("button", { name: "+ 1h" }).click();
    await page.getByText("2026-06-01 13:00:00 UTC").waitFor();
    await page.getByRole("textbox", { name: "Keep default as" }).fill("before");
    await page.keyboard.press("Enter");
    await page.getByText("before", { exact: true }).waitFor();
    await opened.call("chat.postMessage", { channel: "C1", text: "Later" });
    await page.getByRole("button", { name: "What has changed" }).click();
    await page.getByRole("heading", { name: /changes since before/ }).waitFor();
    await page.getByRole("textbox", { name: "Copy default as" }).fill("blue");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "blue" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Reset" }).first().click();
    await expect
      .poll(async () => (await opened.server.as("mia").sees("general")).messages.map(({ text }) => text))
      .not.toContain("Later");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("link", { name: "blue" }).waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });

  it.each(["faults", "worlds"])("and that of %s fit into 390 pixels", async (screen) => {
    const options = { colorScheme: "dark", viewport: { width: 390, height: 800 } } as const;
    const { page } = await openConsole(browser, opened.server, `#/default/${screen}`, options);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  });
});
