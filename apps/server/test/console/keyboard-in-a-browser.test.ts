import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { focused, openConsole, press, tabTo } from "./open-console.js";

let browser: Browser;
let opened: OpenedApp;
/** For a machine that does much at once. */
const patience = { timeout: 20_000 };
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  opened = await openAskedApp("HTTP", {});
});
afterEach(() => opened.close());

const text = (value: string) => ({ type: "plain_text", text: value });
const modal = {
  type: "modal",
  title: text("Deploy"),
  submit: text("Start"),
  blocks: [
    { type: "input", block_id: "name", label: text("Name"), element: { type: "plain_text_input", action_id: "n" } },
  ],
};

describe("the console by keyboard alone", () => {
  it("switches screens and persons, writes, replies, uses a button, and submits and closes modals", async () => {
    opened.answer(async (question) => {
      if (question.type === "block_actions")
        await opened.call("views.open", { trigger_id: question.trigger_id, view: modal });
      return "";
    });
    const elements = [{ type: "button", action_id: "go", text: text("Deploy") }];
    await opened.call("chat.postMessage", { channel: "C1", text: "Ready", blocks: [{ type: "actions", elements }] });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1");
    await page.getByRole("button", { name: "Deploy" }).waitFor();

    await press(page, /^Journal$/);
    await page.getByRole("region", { name: "Journal" }).waitFor();
    await press(page, /^Workspace$/);
    await page.getByRole("link", { name: /general/ }).waitFor();
    await press(page, /^general/);
    await page.getByRole("button", { name: "Deploy" }).waitFor();

    await press(page, /^See with the eyes of: /);
    await expect.poll(() => page.evaluate(focused), patience).toMatch(/search$/);
    await page.keyboard.type("mia");
    await expect.poll(() => page.getByRole("option").count(), patience).toBe(1);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /See with the eyes of: mia/i }).waitFor();
    await page.getByRole("button", { name: "Deploy" }).waitFor();

    await tabTo(page, /^Message general$/);
    await page.keyboard.type("Is it done?");
    await page.keyboard.press("Enter");
    await page.locator(".message", { hasText: "Is it done?" }).waitFor();
    await press(page, /^Reply in a thread$/);
    await page.getByRole("complementary", { name: "Thread" }).waitFor();
    await tabTo(page, /^Reply in the thread$/);
    await page.keyboard.type("Soon");
    await page.keyboard.press("Enter");
    await page.locator(".thread").getByText("Soon", { exact: true }).waitFor();
    await press(page, /^Close the thread$/);
    await page.locator(".thread").waitFor({ state: "detached" });

    const dialog = page.getByRole("dialog", { name: "Deploy" });
    await press(page, /^Deploy$/);
    await dialog.waitFor();
    await tabTo(page, /^Name/);
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(opened.asked.at(-1).view.state.values).toMatchObject({ name: { n: { value: "Ada" } } });
    await press(page, /^Deploy$/);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(focused), patience).toBe("Deploy");
    await press(page, /^(M ?)?mia.*status$/i);
    await page.getByRole("dialog", { name: "Your status" }).locator("input:focus").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(focused), patience).toMatch(/status$/);
    expect(problems).toEqual([]);
  });
});
