import { readFile } from "node:fs/promises";
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
    for (let count = 0; count < 3; count += 1) await opened.call("chat.postMessage", { channel: "C1", text: "Hi" });
    const budget = page.getByRole("row").filter({ hasText: "C1" });
    await expect
      .poll(() => budget.getByRole("cell").allTextContents())
      .toEqual([expect.anything(), "7", "3", "60", "10"]);
    expect(problems).toEqual([]);
  });
});

describe("the screen of worlds in a browser", () => {
  it("moves the clock, keeps, compares, copies and resets a world", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/worlds");
    await page.getByText("2026-06-01 12:00:00 UTC").waitFor();
    await page.getByRole("button", { name: "+ 1h" }).click();
    await page.getByText("2026-06-01 13:00:00 UTC").waitFor();
    await page.getByRole("button", { name: "Resume" }).click();
    await page.locator(".clock .badge", { hasText: "running" }).waitFor();
    expect((await opened.server.clock.get()).frozen).toBe(false);
    await page.getByRole("button", { name: "Freeze" }).click();
    await page.locator(".clock .badge", { hasText: "frozen" }).waitFor();
    expect((await opened.server.clock.get()).frozen).toBe(true);
    await page.getByRole("textbox", { name: "Keep default as" }).fill("before");
    await page.keyboard.press("Enter");
    await page.getByText("before", { exact: true }).waitFor();
    await opened.call("chat.postMessage", { channel: "C1", text: "Later" });
    await page.getByRole("button", { name: "What has changed" }).click();
    await page.getByRole("heading", { name: /changes? since before/ }).waitFor();
    await page.getByRole("heading", { name: /\d+ created/ }).waitFor();
    await page.locator(".change.created", { hasText: "Later" }).locator("summary").click();
    await page.getByRole("region", { name: "created" }).getByText('"Later"').first().waitFor();
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

  it("saves a world, loads it again, and shows what is wrong with a file at its places", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/worlds");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as YAML default" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("default.yaml");
    const saved = await readFile(await download.path(), "utf8");
    expect(saved).toContain("kind: saved-world");
    expect(saved).toContain("# It has no secrets");
    await page.getByLabel("Save with secrets").check();
    const [whole] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as YAML default" }).click(),
    ]);
    expect(await readFile(await whole.path(), "utf8")).toContain("# It has secrets");
    await opened.call("chat.postMessage", { channel: "C1", text: "Later" });
    const field = page.locator('input[type="file"]');
    const broken = "kind: world\nworkspaces: [{ name: Tiny, domain: tiny, size: 1 }]\n";
    await field.setInputFiles({ name: "mine.yaml", mimeType: "text/yaml", buffer: Buffer.from(broken) });
    await page.getByText("mine.yaml was not loaded").waitFor();
    expect(await page.locator(".problems li").first().textContent()).toMatch(/mine\.yaml:2:\d+.*size/);
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(`{
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(saved)}], "default.yaml"));
      const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
      document.querySelector(".drop").dispatchEvent(drop);
    }`);
    await page.locator(".note", { hasText: "default.yaml is loaded into default" }).waitFor();
    expect((await opened.server.as("mia").sees("general")).messages.map(({ text }) => text)).not.toContain("Later");
    expect(problems.filter((each) => !each.includes("422"))).toEqual([]);
  });

  it("shows two worlds in two tabs, each with its own messages", async () => {
    await opened.server.world.fork({ name: "blue" });
    const { page: green, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const blue = await green.context().newPage();
    await blue.goto(`${opened.server.url}/#/blue/workspace/C1?as=U2`);
    const tabs = [
      [green, "default", "Only in green"],
      [blue, "blue", "Only in blue"],
    ] as const;
    for (const [page, , text] of tabs) {
      await page.getByRole("textbox", { name: "Message general" }).fill(text);
      await page.keyboard.press("Enter");
      await page.locator(".message", { hasText: text }).waitFor();
    }
    for (const [page, world, text] of tabs) {
      expect((await opened.server.as("mia", { world }).sees("general")).messages).toMatchObject([{ text }]);
      // A later message is shown with everything that the tab received before.
      await page.getByRole("textbox", { name: "Message general" }).fill("Later");
      await page.keyboard.press("Enter");
      await page.locator(".message", { hasText: "Later" }).waitFor();
      expect(await page.locator(".message").count()).toBe(2);
      expect(await page.locator(".message", { hasText: text }).count()).toBe(1);
    }
    await opened.server.world.remove("blue");
    await blue.getByText("There is no world blue").waitFor();
    expect(await blue.locator(".message, .live, .person").count()).toBe(0);
    await blue.getByRole("link", { name: "Open default" }).click();
    await blue.locator(".message").first().waitFor();
    expect(problems).toEqual([]);
  });

  it("compares two worlds", async () => {
    await opened.server.world.fork({ name: "blue" });
    await opened.server.as("mia").post("general", "Only here");
    const { page } = await openConsole(browser, opened.server, "#/default/worlds");
    await page.getByRole("button", { name: "Compare default with" }).click();
    await page.getByRole("combobox", { name: /Compare default with/ }).fill("blue");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /changes? from blue to default/ }).waitFor();
    await page.locator(".change.created", { hasText: "Only here" }).waitFor();
    await page.locator(".change.changed summary").first().click();
    await page.locator(".differences ins").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each(["faults", "worlds"])("and that of %s fit into 390 pixels", async (screen) => {
    const options = { colorScheme: "dark", viewport: { width: 390, height: 800 } } as const;
    const { page } = await openConsole(browser, opened.server, `#/default/${screen}`, options);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  });
});
