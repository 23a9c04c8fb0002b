import type { Server as NodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { App, type AppOptions, HTTPReceiver, LogLevel, SocketModeReceiver } from "vendor-framework";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../src/index.js";
import { vendorWord } from "./kit/open-vendor-client.js";
import { socketWorld } from "./kit/socket-world.js";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** The world of a bot with a command, shortcuts, modals and a home. */
function actsWorld(url?: string) {
  const world = socketWorld({ isOn: url === undefined, ...(url !== undefined && { url }) });
  const address = url === undefined ? {} : { request_url: url };
  const apps = world.apps.map((app) => ({
    ...app,
    manifest: {
      ...app.manifest,
      features: {
        app_home: { home_tab_enabled: true },
        slash_commands: [{ command: "/deploy", description: "Deploys.", ...(url !== undefined && { url }) }],
        shortcuts: [
          { name: "New task", type: "global", callback_id: "new_task", description: "Makes a task." },
          { name: "To task", type: "message", callback_id: "to_task", description: "Makes a task of a message." },
        ],
      },
      settings: { ...app.manifest.settings, interactivity: { is_enabled: true, ...address } },
    },
  }));
  return { ...world, apps };
}

/** Starts an app on the framework, with its transport of acts. */
type Start = (server: ControlledServer, options: AppOptions) => Promise<App>;

const overHttp: Start = async (server, options) => {
  const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
  const logLevel = LogLevel.ERROR;
  const receiver = new HTTPReceiver({ signingSecret, endpoints: "/events", logLevel });
  const app = new App({ ...options, receiver });
  // The receiver returns the server that it has started.
  const started = (await app.start(0)) as NodeServer;
  open.push(() => {
    started.closeAllConnections();
    return app.stop();
  });
  await server.world.load(actsWorld(`http://127.0.0.1:${(started.address() as AddressInfo).port}/events`));
  return app;
};

const overSocket: Start = async (_server, options) => {
  const { clientOptions = {}, logLevel = LogLevel.ERROR } = options;
  const receiver = new SocketModeReceiver({ appToken: "svca-rollbot", logLevel, installerOptions: { clientOptions } });
  const app = new App({ ...options, receiver });
  await app.start();
  open.push(() => app.stop());
  return app;
};

async function run(start: Start) {
  const clock = { now: new Date("2026-06-01T12:00:00Z"), frozen: true };
  const server = await createServer({ memory: true, wireWords: { svc: vendorWord }, clock });
  open.push(() => server.close());
  // The app identifies itself when it starts, so the world comes first.
  await server.world.load(actsWorld());
  const clientOptions = { [`${vendorWord}ApiUrl`]: `${server.url}/api/` };
  const app = await start(server, { token: "svcb-rollbot", logLevel: LogLevel.ERROR, clientOptions });
  return { server, app, mia: server.as("mia") };
}

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const form = {
  type: "modal" as const,
  callback_id: "form",
  title: text("Task"),
  submit: text("Save"),
  blocks: [
    {
      type: "input" as const,
      block_id: "what",
      label: text("What"),
      element: { type: "plain_text_input" as const, action_id: "value" },
    },
  ],
};

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("the acts of people with the vendor's framework over $over", ({ start }) => {
  it("type a command that answers at once", async () => {
    const { app, mia } = await run(start);
    app.command("/deploy", async ({ ack, command }) => {
      await ack({ response_type: "in_channel", text: `Deploying ${command.text}` });
    });
    expect(await mia.command("general", "/deploy the attic")).toMatchObject({
      message: { text: "Deploying the attic" },
    });
    expect((await mia.sees("general")).messages).toMatchObject([
      { text: "/deploy the attic" },
      { text: "Deploying the attic", bot_id: expect.any(String) },
    ]);
  });

  it("type a command that answers later", async () => {
    const { app, mia } = await run(start);
    app.command("/deploy", async ({ ack, respond }) => {
      await ack();
      await respond("Deployed.");
    });
    expect(await mia.command("general", "/deploy")).not.toHaveProperty("failure");
    expect(await mia.waitFor({ text: "Deployed." })).toMatchObject({ bot_id: expect.any(String), is_ephemeral: true });
  });

  it("submit a modal that has errors, then closes all", async () => {
    const { app, mia } = await run(start);
    app.command("/deploy", async ({ ack, client, command }) => {
      await ack();
      await client.views.open({ trigger_id: command.trigger_id, view: form });
    });
    const submitted: (string | null | undefined)[] = [];
    app.view("form", async ({ ack, view }) => {
      const value = view.state.values["what"]?.["value"]?.value;
      submitted.push(value);
      await (value === "no"
        ? ack({ response_action: "errors", errors: { what: "Say yes." } })
        : ack({ response_action: "clear" }));
    });
    expect((await mia.command("general", "/deploy")).view).toMatchObject({ title: "Task" });
    expect((await mia.submit({ What: "no" })).view).toMatchObject({ errors: { what: "Say yes." } });
    expect(await mia.submit({ What: "yes" })).not.toHaveProperty("view");
    expect(submitted).toEqual(["no", "yes"]);
  });

  it("start shortcuts, and close what they open", async () => {
    const { app, mia } = await run(start);
    app.shortcut("new_task", async ({ ack, client, shortcut }) => {
      await ack();
      await client.views.open({ trigger_id: shortcut.trigger_id, view: { ...form, notify_on_close: true } });
    });
    const closed: boolean[] = [];
    app.view({ callback_id: "form", type: "view_closed" }, async ({ ack, body }) => {
      closed.push("is_cleared" in body && body.is_cleared);
      await ack();
    });
    const texts: unknown[] = [];
    app.shortcut({ callback_id: "to_task", type: "message_action" }, async ({ ack, shortcut }) => {
      texts.push(shortcut.message.text);
      await ack();
    });
    expect((await mia.shortcut("New task")).view).toMatchObject({ title: "Task" });
    expect(await mia.close()).not.toHaveProperty("view");
    expect(closed).toEqual([false]);
    const posted = await mia.post("general", "Clean up");
    expect(await mia.messageShortcut(posted, "To task")).not.toHaveProperty("failure");
    expect(texts).toEqual(["Clean up"]);
  });

  it("open the home that the app publishes", async () => {
    const { app, mia } = await run(start);
    app.event("app_home_opened", async ({ client, event }) => {
      await client.views.publish({ user_id: event.user, view: { type: "home", blocks: [{ type: "divider" }] } });
    });
    await mia.openHome("rollbot");
    const home = async () => (await mia.seesApp("rollbot")).home;
    await expect.poll(home).toMatchObject({ type: "home", blocks: [{ type: "divider" }] });
  });
});
