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

describe("the screen of coverage in a browser", () => {
  it("shows what was met, live, and how the missing codes are reached", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/coverage");
    const filter = page.getByRole("searchbox", { name: "Filter by name" });
    await filter.fill("chat postMessage");
    const line = page.locator(".covered", { hasText: "chat.postMessage" });
    await line.getByText("never").waitFor();
    await opened.call("chat.postMessage", { channel: "C404", text: "Nowhere" });
    await line.getByText("once").waitFor();
    await line.click();
    const detail = page.getByRole("complementary", { name: "Coverage of one" });
    await detail.getByRole("heading", { name: /^Met/ }).waitFor();
    expect(await detail.locator(".chip.met").allTextContents()).toEqual(["channel", "text"]);
    const missing = detail.locator(".codes > li", { hasText: "no_text" });
    expect(await missing.textContent()).toContain("When:");
    const reference = detail.getByRole("link", { name: "Reference" });
    expect(await reference.getAttribute("href")).toBe("/docs/web-api#chat.postMessage");
    await missing.getByRole("button", { name: "Arm no_text for the next" }).click();
    await page.locator(".note", { hasText: "answers no_text" }).waitFor();
    expect(await opened.call("chat.postMessage", { channel: "C1", text: "Hi" })).toMatchObject({ error: "no_text" });
    await line.getByText("2 times").waitFor();
    expect(problems).toEqual([]);
  });

  it("has routes, events and acts, which the keyboard reaches", async () => {
    await opened.server.as("mia").post("general", "Hi");
    await opened.call("chat.postMessage", { channel: "C1", text: "Hi" });
    const { page } = await openConsole(browser, opened.server, "#/default/coverage");
    // It opens on what was met.
    await page.getByRole("button", { name: "Met", pressed: true }).waitFor();
    expect(await page.locator(".covered").count()).toBe(1);
    await page.getByRole("button", { name: "All", exact: true }).click();
    const parts = page.getByRole("navigation", { name: "Parts of the coverage" });
    await parts.getByRole("link", { name: "Events" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".covered", { hasText: "app_home_opened" }).click();
    await page.getByText("people.openHome").waitFor();
    await parts.getByRole("link", { name: "Acts" }).click();
    await page.getByRole("button", { name: "Met", exact: true }).click();
    await page.locator(".covered", { hasText: "people.post" }).waitFor();
    expect(await page.locator(".covered").count()).toBe(1);
    await parts.getByRole("link", { name: "SCIM routes" }).click();
    await page.getByText("Nothing matches").waitFor();
    await page.getByRole("button", { name: "Missing", exact: true }).click();
    await page.locator(".covered", { hasText: "2.0 GET /Users/{id}" }).click();
    await page.locator(".codes > li").first().waitFor();
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    for (const path of ["#/default/coverage", "#/default/coverage/methods/chat.postMessage"]) {
      const viewport = { width, height: 800 };
      const { page } = await openConsole(browser, opened.server, path, { colorScheme, viewport });
      await page
        .locator(path.includes("chat") ? ".codes > li" : ".covered")
        .first()
        .waitFor();
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
  });
});
