import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../kit/open-browser.js";
import { closeFrameworks, overHttp, run } from "../kit/run-framework.js";
import { openConsole, press, violationsOf } from "./open-console.js";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(closeFrameworks);

/** A way of using a page: its width, and how a control with a name is used. */
interface Way {
  readonly width: number;
  use(page: Page, role: "button" | "link", name: RegExp): Promise<void>;
}

const byPointer: Way["use"] = (page, role, name) => page.getByRole(role, { name }).first().click();
const ways: Readonly<Record<string, Way>> = {
  mouse: { width: 1440, use: byPointer },
  keyboard: { width: 1440, use: (page, _role, name) => press(page, name) },
  phone: { width: 390, use: byPointer },
};

describe("a new user in a browser", () => {
  it("brings a bot into a channel and talks to it, by mouse, by keyboard, and on a phone", async () => {
    const features = { app_home: { home_tab_enabled: true, messages_tab_enabled: true } };
    const world = { events: ["message.im"], scopes: ["im:history"], manifest: { features } };
    const { server, app } = await run(overHttp, { world });
    app.message("hello", async ({ say, message }) => {
      await say(`Hello in ${message.channel_type}!`);
    });
    for (const [name, { width, use }] of Object.entries(ways)) {
      const { page, problems } = await openConsole(browser, server, "", { viewport: { width, height: 844 } });
      const back = () => (width > 760 ? Promise.resolve() : use(page, "link", /^All conversations$/));
      await page.locator(".my-status").waitFor({ state: "attached" });
      await use(page, "button", /^Create a channel$/);
      await page.getByRole("dialog", { name: "Create a channel" }).locator("input:focus").waitFor();
      // The first input has the focus.
      await page.keyboard.type(`Launch ${name}`);
      await page.keyboard.press("Enter");
      const composer = page.getByRole("textbox", { name: `Message launch-${name}` });
      await composer.waitFor();

      await use(page, "button", /1 ?member$/);
      const dialog = page.getByRole("dialog", { name: `About launch-${name}` });
      await use(page, "button", /^Add people and apps$/);
      await page.getByRole("combobox").and(page.locator(":focus")).waitFor();
      await page.keyboard.type("rollbot");
      await expect.poll(() => page.getByRole("option").count(), { timeout: 20_000 }).toBe(1);
      await page.keyboard.press("Enter");
      await dialog.getByRole("listitem").filter({ hasText: "rollbot" }).waitFor();
      expect(await violationsOf(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });

      await composer.focus();
      await page.keyboard.type("hello");
      await page.keyboard.press("Enter");
      await page.getByText("Hello in channel!").waitFor();
      await page.keyboard.type("/top");
      await page.getByRole("option", { name: /\/topic/ }).waitFor();
      await page.keyboard.press("Enter");
      await page.keyboard.type("Launch at nine");
      await page.keyboard.press("Enter");
      await page.getByText("Launch at nine").first().waitFor({ state: "attached" });
      await page.keyboard.type("/nothing");
      await page.keyboard.press("Enter");
      const note = page.locator(".note.error", { hasText: "/nothing" });
      await note.waitFor();
      const [above, field] = await Promise.all([note.boundingBox(), composer.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0), name).toBeLessThan(field?.y ?? 0);
      await page.keyboard.press("Control+A");
      await page.keyboard.type("hello");
      await note.waitFor({ state: "detached" });
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Backspace");

      await back();
      await use(page, "button", /^Message Rollbot$/);
      await page.getByRole("textbox", { name: /^Message rollbot/i }).focus();
      await page.keyboard.type("hello");
      await page.keyboard.press("Enter");
      await page.getByText("Hello in im!").first().waitFor();
      await back();
      await use(page, "button", /^(GH ?)?.*Set a status$/);
      await page.getByRole("dialog", { name: "Your status" }).locator("input:focus").waitFor();
      await page.keyboard.type("Launching");
      await page.keyboard.press("Enter");
      await page.locator(".my-status", { hasText: "Launching" }).waitFor();
      await server.as("olga").setStatus("");
      await page.locator(".my-status", { hasText: "Set a status" }).waitFor();
      expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
      await page.context().close();
    }
  });
});
