import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { focused, openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let opened: OpenedApp;

const text = (value: string) => ({ type: "plain_text", text: value });
const option = (value: string) => ({ text: text(`Region ${value}`), value });
const deployment = [
  { type: "section", block_id: "about", text: { type: "mrkdwn", text: "*Build 1912* is ready, <@U2>" } },
  {
    type: "actions",
    block_id: "act",
    elements: [
      { type: "button", action_id: "go", text: text("Deploy"), style: "primary" },
      {
        type: "button",
        action_id: "drop",
        text: text("Drop"),
        confirm: { title: text("Drop it?"), text: text("It is gone then."), confirm: text("Drop"), deny: text("Keep") },
      },
      { type: "static_select", action_id: "where", placeholder: text("Where"), options: ["1", "2"].map(option) },
      { type: "datepicker", action_id: "when", placeholder: text("When") },
      { type: "checkboxes", action_id: "checks", options: [option("a"), option("b")] },
      { type: "overflow", action_id: "more", options: [option("x"), option("y")] },
    ],
  },
];
const modal = {
  type: "modal",
  title: text("Deploy"),
  submit: text("Start"),
  blocks: [
    {
      type: "input",
      block_id: "name",
      label: text("Name"),
      element: { type: "plain_text_input", action_id: "n", min_length: 2 },
    },
    {
      type: "input",
      block_id: "region",
      label: text("Region"),
      element: { type: "static_select", action_id: "r", options: ["1", "2"].map(option) },
    },
    {
      type: "input",
      block_id: "checks",
      optional: true,
      label: text("Checks"),
      element: { type: "checkboxes", action_id: "c", options: [option("a"), option("b")] },
    },
  ],
};

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  opened = await openAskedApp("HTTP", {
    slash_commands: [{ command: "/deploy", description: "Deploys a build", usage_hint: "[build]" }],
    app_home: { home_tab_enabled: true, messages_tab_enabled: true },
  } as never);
});
afterEach(() => opened.close());

const messages = (page: Page) => page.locator(".conversation .message");
const actionsOf = (asked: OpenedApp["asked"]) =>
  asked.flatMap(({ actions = [] }) => actions.map((action: { readonly action_id: string }) => action.action_id));

describe("the workspace in a browser", () => {
  it("lets a person read and write, live", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    await page.getByRole("textbox", { name: "Message general" }).fill("Hi @helper, *look*");
    await page.keyboard.press("Enter");
    await page.locator(".message .mention", { hasText: "@Helper" }).waitFor();
    expect(await messages(page).locator("strong").allTextContents()).toContain("look");
    await opened.call("chat.postMessage", { channel: "C1", text: "Here I am :wave:" });
    await page.getByText("Here I am").waitFor();
    expect(await messages(page).last().locator(".badge").textContent()).toBe("app");
    await opened.call("chat.postEphemeral", { channel: "C1", user: "U2", text: "Only for mia" });
    await page.getByText("Only for mia").waitFor();
    const olga = await openConsole(browser, opened.server, "#/default/workspace/C1");
    await olga.page.getByText("Here I am").waitFor();
    expect(await olga.page.getByText("Only for mia").count()).toBe(0);
    expect([...problems, ...olga.problems]).toEqual([]);
  });

  it("marks what is unread until it is open", async () => {
    const mia = opened.server.as("mia");
    const { page } = await openConsole(browser, opened.server, "#/default/workspace/C2?as=U2");
    await opened.server.as("olga").post("general", "News");
    await page.locator(".sidebar-link.unread", { hasText: "general" }).getByText("1").waitFor();
    await page.getByRole("link", { name: /general/ }).click();
    await page.getByText("News").waitFor();
    await expect.poll(() => page.locator(".sidebar-link.unread").count()).toBe(0);
    await expect.poll(() => mia.sees("general").then(({ messages: [seen] }) => seen?.text)).toBe("News");
  });

  it("replies in a thread, reacts, edits and deletes", async () => {
    const { ts } = await opened.server.as("mia").post("general", "Where?");
    const { page } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const message = page.locator(`.message[data-ts="${ts}"]`);
    await message.hover();
    await message.getByRole("button", { name: "Reply in a thread" }).click();
    await page.getByRole("textbox", { name: "Reply in the thread" }).fill("Here");
    await page.keyboard.press("Enter");
    await page.locator(".thread").getByText("Here", { exact: true }).waitFor();
    await page.getByRole("link", { name: "1 reply" }).waitFor();
    await page.getByRole("link", { name: "Close the thread" }).click();
    await page.locator(".thread").waitFor({ state: "detached" });
    await message.hover();
    await message.getByRole("button", { name: "Add a reaction" }).click();
    await page.getByRole("textbox", { name: "Name of an emoji" }).fill("eyes");
    await page.keyboard.press("Enter");
    await message.locator(".reaction", { hasText: "1" }).waitFor();
    await message.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: "Text of the message" }).fill("Where to?");
    await page.keyboard.press("Enter");
    await message.getByText("Where to?").waitFor();
    await message.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await message.getByText("Where to?").waitFor({ state: "detached" });
  });

  it("uses every element of a message", async () => {
    await opened.call("chat.postMessage", { channel: "C1", text: "Build", blocks: deployment });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const seen = () => actionsOf(opened.asked);
    await page.getByRole("button", { name: "Deploy" }).click();
    await expect.poll(seen).toEqual(["go"]);
    await page.getByRole("button", { name: "Drop" }).click();
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("button", { name: "Drop" }).click();
    await page.getByRole("dialog", { name: "Drop it?" }).getByRole("button", { name: "Drop" }).click();
    await expect.poll(seen).toEqual(["go", "drop"]);
    await page.getByRole("button", { name: "Where" }).click();
    await page.keyboard.type("Region 2");
    await page.keyboard.press("Enter");
    await expect.poll(seen).toEqual(["go", "drop", "where"]);
    expect(opened.asked.at(-1).actions[0].selected_option.value).toBe("2");
    await page.getByLabel("When").fill("2026-01-31");
    await expect.poll(seen).toContain("when");
    await page.getByLabel("Region a").check();
    await expect.poll(seen).toContain("checks");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Region y" }).click();
    await expect.poll(seen).toEqual(["go", "drop", "where", "when", "checks", "more"]);
    expect(problems).toEqual([]);
  });

  it("opens a modal from a command, shows what is wrong, and submits it", async () => {
    opened.answer(async (question) => {
      if (question.command === "/deploy") {
        expect(await opened.call("views.open", { trigger_id: question.trigger_id, view: modal })).toMatchObject({
          ok: true,
        });
        return "";
      }
      const { state } = question.view;
      if (state.values.name.n.value === "bad")
        return { response_action: "errors", errors: { name: "That name is taken." } };
      return "";
    });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const composer = page.getByRole("textbox", { name: "Message general" });
    await composer.fill("/dep");
    await page.getByRole("option", { name: /\/deploy/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("1912 @olga ");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Deploy" });
    await dialog.getByRole("textbox", { name: "Name" }).waitFor();
    expect(opened.asked.at(-1)).toMatchObject({ command: "/deploy", text: "1912 @olga" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("bad");
    await dialog.getByRole("button", { name: /Region/ }).click();
    await page.getByRole("option", { name: "Region 2" }).click();
    await expect.poll(() => page.evaluate(focused)).toMatch(/Region 2$/);
    await dialog.getByLabel("Region b").check();
    await dialog.getByRole("button", { name: "Start" }).click();
    await dialog.getByText("That name is taken.").waitFor();
    await expect.poll(() => page.evaluate(focused)).toBe("Name");
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("textbox", { name: "Name" }).fill("Ada");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(focused)).toBe("Message general");
    expect(opened.asked.at(-1).view.state.values).toMatchObject({
      name: { n: { value: "Ada" } },
      region: { r: { selected_option: { value: "2" } } },
      checks: { c: { selected_options: [{ value: "b" }] } },
    });
    expect(problems).toEqual([]);
  });

  it("shows the home of an app, and says why an act was refused", async () => {
    const { page } = await openConsole(browser, opened.server, "#/default/workspace?as=U2");
    await page.getByRole("link", { name: "Helper" }).click();
    await page.getByText("The app has published no home for this person").waitFor();
    await opened.call("views.publish", {
      user_id: "U2",
      view: { type: "home", blocks: [{ type: "header", text: text("Welcome") }] },
    });
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    await page.getByRole("link", { name: /general/ }).click();
    await page.getByRole("textbox", { name: "Message general" }).fill("/nothing");
    await page.keyboard.press("Enter");
    const note = page.locator(".note.error", { hasText: "/nothing" });
    await note.waitFor();
    await page.locator(".pane-head button").click();
    await page.getByRole("dialog").waitFor();
    expect(await page.locator("dialog .note").count()).toBe(0);
    await page.keyboard.press("Escape");
    const composer = page.getByRole("textbox", { name: "Message general" });
    await composer.fill("/");
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(20);
    await composer.fill("/ ");
    await page.keyboard.press("Enter");
    await page.locator(".note.error", { hasText: "is no command" }).waitFor();
    await composer.fill(" /topic x");
    await page.keyboard.press("Enter");
    await page.locator(".message", { hasText: "/topic x" }).waitFor();
  });

  it("goes on without a gap after a break", async () => {
    const { page } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    await page.getByText("Live").waitFor();
    await page.context().setOffline(true);
    await opened.call("chat.postMessage", { channel: "C1", text: "During the break" });
    await page.context().setOffline(false);
    await page.getByText("During the break").waitFor();
  });

  it("keeps two worlds in two tabs apart", async () => {
    await opened.server.world.fork({ name: "blue" });
    const one = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const two = await openConsole(browser, opened.server, "#/blue/workspace/C1?as=U2");
    await opened.server.as("mia", { world: "blue" }).post("general", "In blue");
    await two.page.getByText("In blue").waitFor();
    await opened.server.as("mia").post("general", "In default");
    await one.page.getByText("In default").waitFor();
    expect(await one.page.getByText("In blue").count()).toBe(0);
    expect(await two.page.getByText("In default").count()).toBe(0);
  });

  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    const { ts } = await opened.call("chat.postMessage", { channel: "C1", text: "Build", blocks: deployment });
    await opened.server.as("mia").post("general", "Where is it? `code` <@helper>", { thread: ts });
    await opened.server.as("mia").react({ channel: "C1", ts }, "eyes");
    for (const path of ["#/default/workspace", "#/default/workspace/C1", `#/default/workspace/C1/${ts}`]) {
      const { page } = await openConsole(browser, opened.server, path, {
        colorScheme,
        viewport: { width, height: 800 },
      });
      await page.locator(".sidebar-link").first().waitFor({ state: "attached" });
      if (path.includes("C1")) await page.locator(".message").first().waitFor({ state: "attached" });
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
  });
});
