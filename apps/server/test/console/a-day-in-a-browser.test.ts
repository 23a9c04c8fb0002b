import type { Browser } from "playwright-core";
import { Assistant } from "vendor-framework";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../kit/open-browser.js";
import { closeFrameworks, overHttp, run } from "../kit/run-framework.js";
import { openConsole } from "./open-console.js";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(closeFrameworks);

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const build = [
  { type: "section" as const, text: { type: "mrkdwn" as const, text: "*Build 1912* is ready" } },
  { type: "actions" as const, elements: [{ type: "button" as const, action_id: "go", text: text("Deploy") }] },
];
const modal = {
  type: "modal" as const,
  callback_id: "deploy",
  title: text("Deploy"),
  submit: text("Start"),
  blocks: [
    {
      type: "input" as const,
      block_id: "where",
      label: text("Where"),
      element: { type: "plain_text_input" as const, action_id: "name" },
    },
  ],
};

describe("a person's day in a browser", () => {
  it("has a bot that answers, asks, and deploys, a fault, and a reset", async () => {
    const { server, app } = await run(overHttp, { world: { isInteractive: true } });
    app.message("deploy", async ({ say }) => {
      await say({ text: "Build 1912", blocks: build });
    });
    app.action("go", async ({ ack, client, body }) => {
      await ack();
      if ("trigger_id" in body) await client.views.open({ trigger_id: body.trigger_id, view: modal });
    });
    app.view("deploy", async ({ ack, client, view }) => {
      await ack();
      const { value } = view.state.values["where"]?.["name"] ?? {};
      await client.chat.postMessage({ channel: "C1", text: `Deployed to ${value}` });
    });
    const failures: unknown[] = [];
    app.error(async (error) => {
      failures.push("data" in error ? error.data : error);
    });
    const { page, problems } = await openConsole(browser, server, "#/default/workspace/C1");
    await page.getByRole("button", { name: /See with the eyes of/ }).click();
    await page.getByRole("option", { name: /mia/ }).click();
    await page.getByRole("button", { name: /See with the eyes of: .*mia/i }).waitFor();
    const composer = page.getByRole("textbox", { name: "Message general" });
    await composer.fill("deploy, please");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Deploy", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Deploy" });
    await dialog.getByRole("textbox", { name: "Where" }).fill("the attic");
    await dialog.getByRole("button", { name: "Start" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Deployed to the attic").waitFor();

    await page.getByRole("link", { name: "Journal" }).click();
    const posts = page.locator(".entry", { hasText: "chat.postMessage" });
    await posts.first().click();
    await page.getByRole("button", { name: /Answer the next one/ }).click();
    await page.getByRole("combobox", { name: /Answer the next one/ }).fill("is_archived");
    await page.getByRole("option", { name: "is_archived" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".note", { hasText: "answers is_archived" }).waitFor();
    await page.getByRole("link", { name: "Workspace" }).click();
    await composer.fill("deploy again");
    await page.keyboard.press("Enter");
    await page.getByText("deploy again").waitFor();
    await expect.poll(() => failures).toMatchObject([{ error: "is_archived" }]);

    await page.getByRole("link", { name: "Worlds" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("link", { name: "Workspace" }).click();
    await page.getByText("No messages yet").waitFor();
    expect(problems).toEqual([]);
  });

  it("has an agent that works, and that the person stops", async () => {
    const events = ["assistant_thread_started", "message.im", "agent_session_stopped"];
    const { server, app } = await run(overHttp, { world: { events, scopes: ["assistant:write", "im:history"] } });
    const stopped: object[] = [];
    app.event("agent_session_stopped" as "message", async ({ event }) => {
      stopped.push(event);
    });
    app.assistant(
      new Assistant({
        threadStarted: async ({ say, setSuggestedPrompts }) => {
          await say("How can I help?");
          await setSuggestedPrompts({ title: "Try", prompts: [{ title: "Roll", message: "Call the roll" }] });
        },
        userMessage: async ({ setStatus, client, message }) => {
          await setStatus("is counting");
          if (!("thread_ts" in message)) return;
          const { channel, thread_ts = "" } = message;
          await client.apiCall("chat.startStream", { channel, thread_ts, markdown_text: "In the" });
        },
      }),
    );
    const mia = server.as("mia");
    const { channel, thread } = await mia.openAssistant("rollbot");
    const { id } = await server.users.find("mia");
    const { page, problems } = await openConsole(browser, server, `#/default/workspace/${channel}/${thread}?as=${id}`);
    const pane = page.getByRole("complementary", { name: "Thread" });
    await pane.getByRole("button", { name: "Roll", exact: true }).click();
    await pane.getByText("Call the roll").waitFor();
    await pane.getByText("In the", { exact: true }).waitFor();
    await pane.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => stopped).toMatchObject([{ thread_ts: thread }]);
    expect(problems).toEqual([]);
  });
});
