import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const button = (actionId: string, label: string) => ({
  type: "actions" as const,
  block_id: "buttons",
  elements: [{ type: "button" as const, action_id: actionId, text: text(label), value: "42" }],
});
const tree = {
  type: "actions" as const,
  block_id: "menus",
  elements: [{ type: "external_select" as const, action_id: "tree", placeholder: text("Tree") }],
};
const section = (value: string) => ({ type: "section" as const, text: text(value) });
const elm = { text: text("Elm"), value: "elm" };
const world = { isInteractive: true, manifest: { features: { app_home: { home_tab_enabled: true } } } };

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("elements with the vendor's framework over $over", ({ start }) => {
  it("are clicked in the thread in which the app answers, and the message is updated", async () => {
    const { server, app } = await run(start, { world });
    app.message("hello", async ({ say, message }) => {
      await say({ text: "Well?", blocks: [button("approve", "Approve")], thread_ts: message.ts });
    });
    app.action({ type: "block_actions", action_id: "approve" }, async ({ ack, action, body, client, respond }) => {
      const { channel, container, user } = body;
      if (action.type !== "button") return;
      await client.chat.update({
        channel: channel?.id ?? "",
        ts: String(container["message_ts"]),
        text: `Approved ${action.value} by ${user.id}`,
        blocks: [],
      });
      await respond({ text: "Thanks", response_type: "ephemeral", replace_original: false });
      await ack();
    });
    const mia = server.as("mia");
    const { channel, ts: thread, message } = await mia.post("general", "hello");
    const replies = async () => (await mia.sees(channel, { thread })).messages.slice(1);
    await expect.poll(replies).toMatchObject([{ text: "Well?", thread_ts: thread }]);
    const [{ ts } = { ts: "" }] = await replies();
    const clicked = await mia.click({ channel, ts }, "Approve");
    expect(clicked).not.toHaveProperty("failure");
    const updated = { ts, text: `Approved 42 by ${message.user}` };
    await expect.poll(replies).toMatchObject([updated]);
    const all = async () => (await mia.sees(channel)).messages;
    await expect.poll(all).toMatchObject([{ ts: thread }, { text: "Thanks", is_ephemeral: true }]);
  });

  it("are clicked in an ephemeral message, which the answer replaces", async () => {
    const { server, app } = await run(start, { world });
    app.message("hello", async ({ client, message }) => {
      if (!("user" in message)) return;
      const to = { channel: message.channel, user: message.user ?? "" };
      await client.chat.postEphemeral({ ...to, text: "Well?", blocks: [button("approve", "Approve")] });
    });
    app.action({ type: "block_actions", action_id: "approve" }, async ({ ack, body, respond }) => {
      await ack();
      await respond({ text: body.message === undefined ? "Approved" : "Not ephemeral", replace_original: true });
    });
    const mia = server.as("mia");
    await mia.post("general", "hello");
    const last = async () => (await mia.sees("general")).messages.at(-1);
    await expect.poll(last).toMatchObject({ text: "Well?", is_ephemeral: true });
    const { ts = "" } = (await last()) ?? {};
    expect(await mia.click({ channel: "general", ts }, "Approve")).not.toHaveProperty("failure");
    await expect.poll(last).toMatchObject({ ts, text: "Approved", is_ephemeral: true });
  });

  it("are clicked in a home, which is published again", async () => {
    const { server, app } = await run(start, { world });
    app.event("app_home_opened", async ({ client, event }) => {
      const blocks = [section("Before"), button("refresh", "Refresh")];
      await client.views.publish({ user_id: event.user, view: { type: "home", blocks } });
    });
    app.action({ type: "block_actions", action_id: "refresh" }, async ({ ack, body, client }) => {
      const view = { type: "home" as const, blocks: [section("After")] };
      await client.views.publish({ user_id: body.user.id, view, hash: body.view?.hash ?? "" });
      await ack();
    });
    const mia = server.as("mia");
    await mia.openHome("rollbot");
    const home = async () => (await mia.seesApp("rollbot")).home;
    await expect.poll(home).toMatchObject({ blocks: [{ text: { text: "Before" } }, {}] });
    expect(await mia.click({ home: "rollbot" }, "Refresh")).not.toHaveProperty("failure");
    await expect.poll(home).toMatchObject({ blocks: [{ text: { text: "After" } }] });
  });

  it("list options that the app offers", async () => {
    const { server, app, call } = await run(start, { world });
    app.options<"block_suggestion">({ action_id: "tree" }, async ({ ack, payload }) => {
      await ack({ options: [elm].filter((option) => option.value.startsWith(payload.value.toLowerCase())) });
    });
    const chosen: unknown[] = [];
    app.action({ type: "block_actions", action_id: "tree" }, async ({ ack, action }) => {
      chosen.push(action.type === "external_select" ? action.selected_option : action.type);
      await ack();
    });
    const message = { channel: "C1", text: "Which?", blocks: [tree] };
    const { ts } = await call("chat.postMessage", message, "svcb-rollbot");
    const [mia, place] = [server.as("mia"), { channel: "general", ts }];
    expect(await mia.type(place, "Tree", "el")).toMatchObject({ options: [] });
    expect(await mia.type(place, "Tree", "elm")).toMatchObject({ options: [elm] });
    expect(await mia.choose(place, "Tree", "Elm")).not.toHaveProperty("failure");
    expect(chosen).toEqual([elm]);
    await expect(mia.choose(place, "Tree", "Oak")).rejects.toThrow(/There is no option "Oak"/);
  });

  it("are refused to people who do not see the message", async () => {
    const { server, app, call } = await run(start, { world });
    const clicks: string[] = [];
    app.action({ type: "block_actions", action_id: "approve" }, async ({ ack, body }) => {
      clicks.push(body.user.username);
      await ack();
    });
    const olga = server.as("olga");
    const { channel } = await olga.createChannel("attic", { private: true });
    await olga.invite(channel, "rollbot");
    const message = { channel, text: "Well?", blocks: [button("approve", "Approve")] };
    const { ts } = await call("chat.postMessage", message, "svcb-rollbot");
    await expect(server.as("mia").click({ channel, ts }, "Approve")).rejects.toThrow(/channel_not_found/);
    expect(await olga.click({ channel, ts }, "Approve")).not.toHaveProperty("failure");
    expect(clicks).toEqual(["olga"]);
  });
});
