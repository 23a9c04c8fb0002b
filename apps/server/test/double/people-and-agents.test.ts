import { beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

let server: ControlledServer;
let received: Body[];
beforeEach(async () => {
  const app = await openApp();
  received = app.received;
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  await server.world.load(worldOf(app.url));
  return () => server.close();
});

function worldOf(url: string) {
  const member = { workspaces: { hq: "member" } };
  const scopes = [
    "channels:history",
    "channels:read",
    "chat:write",
    "im:history",
    "im:write",
    "agents:write",
    "assistant:write",
  ];
  const events = {
    request_url: url,
    bot_events: ["assistant_thread_started", "app_home_opened", "agent_session_stopped", "agent_session_title_changed"],
  };
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "helper", bot_of: "Helper", ...member },
      { userName: "plain", bot_of: "Plain", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Helper",
        manifest: {
          display_information: { name: "Helper" },
          features: { app_home: { home_tab_enabled: true } },
          settings: { event_subscriptions: events },
        },
      },
      { id: "A2", name: "Plain" },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["olga", "mia", "helper"] },
      { id: "C2", kind: "private", name: "board", members: ["olga", "helper"] },
      { id: "C3", kind: "session", name: "attic-session", creator: "helper", members: ["helper", "mia"] },
    ],
    tokens: [
      { token: "svcb-helper", kind: "bot", user: "helper", app: "Helper", scopes, installation: { installer: "olga" } },
    ],
  };
}

async function call(method: string, args: object): Promise<Body> {
  const headers = { authorization: "Bearer svcb-helper", "content-type": "application/json; charset=utf-8" };
  const response = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
  return response.json();
}

describe("openHome", () => {
  it("tells the app, with the home that it has published", async () => {
    const mia = server.as("mia");
    expect(await mia.openHome("helper")).not.toHaveProperty("view");
    const { id: user } = await server.users.find("mia");
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "Welcome" } }];
    expect(await call("views.publish", { user_id: user, view: { type: "home", blocks } })).toMatchObject({ ok: true });
    const { view, channel, deliveries } = await mia.openHome("helper");
    expect(view).toMatchObject({ type: "home", blocks: [{ text: { text: "Welcome" } }] });
    expect(deliveries).toMatchObject([{ event: "app_home_opened", app: "A1", state: "delivered" }]);
    await mia.openHome("helper", "messages");
    expect(received.map(({ event }) => event)).toMatchObject([
      { type: "app_home_opened", user, channel, tab: "home" },
      { type: "app_home_opened", user, channel, tab: "home", view: { id: view?.["id"] } },
      { type: "app_home_opened", user, channel, tab: "messages" },
    ]);
    expect(received[2].event).not.toHaveProperty("view");
  });

  it("needs a home tab, and an app", async () => {
    await expect(server.as("mia").openHome("plain")).rejects.toThrow(/plain has no home tab/);
    await expect(server.as("mia").openHome("olga")).rejects.toThrow(/olga is not the bot of an app/);
  });
});

describe("sees and seesAssistant", () => {
  it("open no conversation, so that a look changes nothing", async () => {
    const mia = server.as("mia");
    await server.world.snapshot("before");
    await expect(mia.sees("@helper")).rejects.toThrow("mia has no direct conversation with @helper. Open one first.");
    await expect(mia.seesAssistant("helper")).rejects.toThrow("mia has no direct conversation with helper.");
    expect(await server.world.diff("before")).toEqual([]);
    const { channel } = await mia.openDm("helper");
    expect(await mia.sees("@helper")).toMatchObject({ channel: { id: channel }, messages: [] });
    expect(await mia.seesAssistant("helper")).toMatchObject({ channel, state: "active" });
  });
});

describe("the list of deliveries", () => {
  it("refuses a cursor that it does not know, instead of the first page", async () => {
    await server.as("mia").openAssistant("helper");
    expect(await server.deliveries.list()).toHaveLength(1);
    const query = new URLSearchParams({ cursor: "no such delivery" });
    const response = await fetch(`${server.url}/_rollcall/deliveries.list?${query}`);
    expect(await response.json()).toMatchObject({
      error: "not_found",
      detail: 'No delivery of the list has the cursor "no such delivery". List from the beginning.',
    });
  });
});

describe("openAssistant", () => {
  it("does not tell the app of a private channel that the person cannot see", async () => {
    const [mia, olga] = [server.as("mia"), server.as("olga")];
    for (const viewing of ["board", "C2"]) {
      await expect(mia.openAssistant("helper", { viewing })).rejects.toThrow(/channel/);
    }
    expect(received).toEqual([]);
    await olga.openAssistant("helper", { viewing: "board" });
    expect(received).toMatchObject([{ event: { assistant_thread: { context: { channel_id: "C2" } } } }]);
  });

  it("tells the app in a conversation, so that the event has its context", async () => {
    const { channel } = await server.as("mia").openAssistant("helper");
    const { team_id: team } = await call("auth.test", {});
    expect(received).toMatchObject([
      { event: { type: "assistant_thread_started" }, event_context: `1-assistant_thread_started-${team}-${channel}` },
    ]);
  });
});

describe("stop", () => {
  it("ends the streams of the agent and tells the app", async () => {
    const mia = server.as("mia");
    const asked = await mia.post("general", "Where is it?");
    await expect(mia.stop("general", asked.ts)).rejects.toThrow(/There is no stop button/);
    const { id: user } = await server.users.find("mia");
    const { team_id: team } = await call("auth.test", {});
    const place = { channel_id: "C1", thread_ts: asked.ts };
    expect(await call("agents.sessions.setStatus", { ...place, status: "processing" })).toMatchObject({ ok: true });
    const recipient = { recipient_user_id: user, recipient_team_id: team };
    const { ts } = await call("chat.startStream", {
      channel: "C1",
      thread_ts: asked.ts,
      ...recipient,
      markdown_text: "In",
    });
    expect(await mia.stop("general", asked.ts)).toMatchObject({
      channel: "C1",
      stopped: [ts],
      deliveries: [{ event: "agent_session_stopped", state: "delivered" }],
    });
    expect(received.at(-1)).toMatchObject({
      event: { channel: "C1", user, thread_ts: asked.ts, streaming_message_ts: [ts] },
    });
    expect(await call("chat.appendStream", { channel: "C1", ts, markdown_text: " the attic" })).toMatchObject({
      error: "stopped_by_user",
    });
  });
});

describe("a session channel", () => {
  it("has one stop button for all its threads and messages", async () => {
    const mia = server.as("mia");
    expect(await call("agents.sessions.setStatus", { channel_id: "C3", status: "processing" })).toMatchObject({
      ok: true,
    });
    const { ts: thread } = await mia.post("attic-session", "Where is it?");
    const { id: recipient_user_id } = await server.users.find("mia");
    const { team_id: recipient_team_id } = await call("auth.test", {});
    const stream = { channel: "C3", recipient_user_id, recipient_team_id, markdown_text: "In" };
    const one = await call("chat.startStream", stream);
    const other = await call("chat.startStream", { ...stream, thread_ts: thread });
    await expect(mia.stop("attic-session", thread)).rejects.toThrow(/all its threads are one session/);
    expect(await mia.stop("attic-session")).toMatchObject({
      channel: "C3",
      stopped: [one.ts, other.ts],
      deliveries: [{ event: "agent_session_stopped", state: "delivered" }],
    });
    expect(received.at(-1).event).toMatchObject({ channel: "C3", streaming_message_ts: [one.ts, other.ts] });
    expect(received.at(-1).event).not.toHaveProperty("thread_ts");
    await expect(mia.stop("general")).rejects.toThrow(/Name the thread/);
  });

  it("is renamed with its session", async () => {
    const mia = server.as("mia");
    await call("agents.sessions.setStatus", { channel_id: "C3", status: "active" });
    expect(await mia.renameSession("attic-session", "The cellar")).toMatchObject({
      channel: "C3",
      title: "The cellar",
    });
    expect(await mia.sees("the-cellar")).toMatchObject({ channel: { id: "C3" } });
    expect(received.at(-1).event).toMatchObject({ channel: "C3", title: "The cellar" });
    expect(received.at(-1).event).not.toHaveProperty("thread_ts");
    await expect(mia.renameSession("the-cellar", "general")).rejects.toThrow(/The name general is taken/);
    await expect(mia.renameSession("the-cellar", "!!")).rejects.toThrow(/use letters or digits/);
  });
});

describe("renameSession", () => {
  it("changes the title and tells the app, with the former title if there was one", async () => {
    const mia = server.as("mia");
    const { ts: thread } = await mia.post("general", "Where is it?");
    await expect(mia.renameSession("general", "Attic", thread)).rejects.toThrow(/There is no agent session in thread/);
    await call("agents.sessions.setStatus", { channel_id: "C1", thread_ts: thread, status: "active" });
    expect(await mia.renameSession("general", "Attic", thread)).toMatchObject({
      channel: "C1",
      title: "Attic",
      deliveries: [{ event: "agent_session_title_changed", state: "delivered" }],
    });
    await mia.renameSession("general", "Cellar", thread);
    // The same title again is no change.
    expect(await mia.renameSession("general", "Cellar", thread)).toMatchObject({ deliveries: [] });
    const { id: user } = await server.users.find("mia");
    const { team_id } = await call("auth.test", {});
    const renamed = { channel: "C1", user, team_id, thread_ts: thread };
    const renames = received.map(({ event }) => event).filter(({ type }) => type === "agent_session_title_changed");
    expect(renames).toMatchObject([
      { ...renamed, title: "Attic" },
      { ...renamed, title: "Cellar", previous_title: "Attic" },
    ]);
    expect(renames[0]).not.toHaveProperty("previous_title");
    const again = { channel_id: "C1", thread_ts: thread, status: "active", title: "ignored" };
    expect(await call("agents.sessions.setStatus", again)).toMatchObject({ title: "Cellar" });
  });

  it("shows the title of a thread with an assistant", async () => {
    const mia = server.as("mia");
    const { channel, thread } = await mia.openAssistant("helper");
    await call("assistant.threads.setTitle", { channel_id: channel, thread_ts: thread, title: "Greetings" });
    await mia.renameSession(channel, "Search", thread);
    expect(await mia.seesAssistant("helper", thread)).toMatchObject({ title: "Search" });
    expect(await call("conversations.replies", { channel, ts: thread })).toMatchObject({
      messages: [{ assistant_app_thread: { title: "Search" } }],
    });
  });

  it("needs a title of at most 200 characters, and a conversation that the person sees", async () => {
    const mia = server.as("mia");
    const { ts } = await mia.post("general", "Where is it?");
    await expect(mia.renameSession("general", "", ts)).rejects.toThrow(/title/);
    await expect(mia.renameSession("general", "x".repeat(201), ts)).rejects.toThrow(/title/);
    await expect(mia.renameSession("attic", "x", ts)).rejects.toThrow(/no channel "attic"/);
  });
});
