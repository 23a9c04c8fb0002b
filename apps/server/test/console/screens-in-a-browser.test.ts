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
  opened = await openAskedApp("HTTP", {
    shortcuts: [{ name: "Deploy", type: "global", callback_id: "deploy", description: "Deploys a build" }],
    app_home: { home_tab_enabled: true, messages_tab_enabled: true },
  } as never);
});
afterEach(() => opened.close());

const text = (value: string) => ({ type: "plain_text", text: value });
const input = { type: "plain_text_input", action_id: "n" };
const modal = {
  type: "modal",
  title: text("Deploy"),
  submit: text("Start"),
  blocks: [
    { type: "input", block_id: "name", label: text("Name"), hint: text("As in the list"), element: input },
    { type: "section", text: { type: "mrkdwn", text: "*Ready* since `noon`" } },
  ],
};

describe("the screens of the console", () => {
  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
    ["dark", 390],
  ] as const)("break no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    opened.answer(async (question) => {
      if (question.type === "shortcut")
        await opened.call("views.open", { trigger_id: question.trigger_id, view: modal });
      return "";
    });
    await opened.call("chat.postMessage", { channel: "C404", text: "Nowhere" });
    const view = { type: "home", blocks: [{ type: "header", text: text("Welcome") }] };
    await opened.call("views.publish", { user_id: "U2", view });
    await opened.server.world.snapshot("before");
    await opened.server.as("mia").post("general", "Hi");
    const [entry] = await opened.server.journal.list();
    const { id: bot } = await opened.server.users.find("helper");
    const seen = async (path: string, shown: string) => {
      const options = { colorScheme, viewport: { width, height: 800 } };
      const { page } = await openConsole(browser, opened.server, path, options);
      await page.locator(shown).first().waitFor();
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(width);
      await page.context().close();
    };
    await seen(`#/default/workspace/home/${bot}?as=U2`, ".block-header");
    await seen(`#/default/journal/${entry?.request_id}`, ".reason");
    await seen("#/default/faults", ".card-section");
    await seen("#/default/worlds", ".rows li");
    await opened.server.as("mia").shortcut("deploy");
    await seen("#/default/workspace/C1?as=U2", "dialog[open]");
  });
});
