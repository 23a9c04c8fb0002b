import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const post = (args: object, token?: string) => service.call("chat.postMessage", args, token);

const table = { type: "table", rows: [[{ type: "raw_text", text: "a" }]] };
const segments = [{ label: "Apple", value: 1 }];
const pie = { type: "data_visualization", title: "Pie", chart: { type: "pie", segments } };

/** A service with changes in one workspace of its world. */
async function withWorkspace(parts: Partial<World["workspaces"][number]>) {
  const workspaces = organizationWorld.workspaces.map((one) => (one.domain === "hq" ? { ...one, ...parts } : one));
  service = await createTestService({ ...organizationWorld, workspaces });
}

const richText = (text: string) => [
  {
    type: "rich_text",
    block_id: expect.stringMatching(/^[0-9a-f]{5}$/),
    elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }],
  },
];

describe("chat.postMessage", () => {
  it("answers what the history has, with identifiers that are generated once", async () => {
    const button = { type: "button", text: { type: "plain_text", text: "Go" } };
    const blocks = [{ type: "divider" }, { type: "actions", block_id: "own", elements: [button, button] }];
    const root = (await post({ channel: "C1", text: "root" })).body.ts;
    for (const [count, parts] of [
      [1, { text: "see <https://a.example/?b=1&c=2>" }],
      [4, { text: "", blocks }],
      [4, { text: "x", attachments: [{ text: "more" }, { blocks }], username: "Captain" }],
      [1, { text: "x", thread_ts: root }],
      [4, { text: "x", blocks, thread_ts: root, reply_broadcast: true }],
    ] as const) {
      const { message } = (await post({ channel: "C1", ...parts })).body;
      const found = await service.call("conversations.replies", { channel: "C1", ts: message.thread_ts ?? message.ts });
      expect(found.body.messages.at(-1)).toEqual(message);
      const named = JSON.stringify(message.attachments ?? message.blocks).match(/"(?:block|action)_id":"[^"]+"/g);
      expect(new Set(named).size).toBe(count);
    }
  });

  it("answers the message as stored", async () => {
    const { body } = await post({ channel: "general", text: "hello" });
    expect(body).toEqual({
      ok: true,
      channel: "C1",
      ts: "1780315200.000000",
      message: {
        type: "message",
        text: "hello",
        ts: "1780315200.000000",
        user: "U6",
        bot_id: "B6",
        app_id: "A1",
        team: "T1",
        bot_profile: expect.objectContaining({ id: "B6", app_id: "A1", user_id: "U6", name: "helper" }),
        blocks: richText("hello"),
      },
    });
    expect(await service.store.messages.get("C1", body.ts)).toMatchObject({ text: "hello", userId: "U6" });
    const text = "*b* `c` https://a.example <@U4>";
    const elements = [
      { type: "text", text: "*b* `c` " },
      { type: "link", url: "https://a.example" },
      { type: "text", text: " <@U4>" },
    ];
    for (const unstyled of [{ mrkdwn: false }, { parse: "full" }]) {
      const { ts, message } = (await post({ channel: "C1", text, ...unstyled })).body;
      const change = async (parts: object) =>
        (await service.call("chat.update", { channel: "C1", ts, ...parts })).body.message.blocks[0].elements[0]
          .elements;
      expect(message.blocks[0].elements).toEqual([{ type: "rich_text_section", elements }]);
      expect(await change({ attachments: [{ text: "more" }] })).toEqual(elements);
      expect(await change({ text: "*b*" })).toEqual([{ type: "text", text: "b", style: { bold: true } }]);
      expect(await change({ text: "*b*", parse: "full" })).toEqual([{ type: "text", text: "*b*" }]);
    }
  });

  it("gives messages of a channel increasing timestamps", async () => {
    const answers = await Promise.all(["a", "b", "c"].map((text) => post({ channel: "C1", text })));
    const all = answers.map(({ body }) => body.ts);
    expect(new Set(all).size).toBe(3);
    expect(all.toSorted()).toEqual(["1780315200.000000", "1780315200.000001", "1780315200.000002"]);
  });

  it.each([
    { channel: "C1", wanted: "C1" },
    { channel: "#general", wanted: "C1" },
    { channel: "C4", wanted: "C4" },
    { channel: "C404", wanted: "channel_not_found" },
    { channel: "nowhere", wanted: "channel_not_found" },
    { channel: "helpers", wanted: "channel_not_found" },
    { channel: "mia", wanted: "channel_not_found" },
    { channel: "C3", wanted: "channel_not_found" },
    { channel: "C7", wanted: "channel_not_found" },
    { channel: "D1", wanted: "channel_not_found" },
    { channel: "U404", wanted: "channel_not_found" },
    { channel: "U9", wanted: "channel_not_found" },
    { channel: "C2", wanted: "not_in_channel" },
    { channel: "C5", wanted: "is_archived" },
    { channel: "C6", wanted: "ekm_access_denied" },
  ])("to $channel answers $wanted", async ({ channel, wanted }) => {
    const { body } = await post({ channel, text: "x" });
    expect(body.channel ?? body.error).toBe(wanted);
  });

  it("posts to public channels it has not joined with chat:write.public, within the installation", async () => {
    expect((await post({ channel: "C2", text: "x" }, "svcb-public")).body.ok).toBe(true);
    expect((await post({ channel: "C7", text: "x" }, "svcb-public")).body.error).toBe("team_access_not_granted");
  });

  it("lets guests post only in their channels", async () => {
    expect((await post({ channel: "C1", text: "x" }, "svcp-guest")).body).toMatchObject({
      ok: true,
      message: { user: "U7" },
    });
    expect((await post({ channel: "C2", text: "x" }, "svcp-guest")).body.error).toBe("channel_not_found");
    expect((await post({ channel: "U4", text: "x" }, "svcp-guest")).body.ok).toBe(true);
    expect((await post({ channel: "U2", text: "x" }, "svcp-guest")).body.error).toBe("channel_not_found");
  });

  it("opens a conversation with a user only once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ channel: "U4", text: "x" })));
    const channels = new Set(answers.map(({ body }) => body.channel));
    expect(channels.size).toBe(1);
    const [channel] = channels;
    expect(channel).toMatch(/^D/);
    expect(await service.store.channels.get(channel)).toMatchObject({ kind: "im", dmUserIds: ["U4", "U6"] });
    expect((await post({ channel, text: "y" })).body.channel).toBe(channel);
    expect((await post({ channel: "U10", text: "x" })).body.error).toBe("channel_not_found");
  });

  it("shows another identity, whose messages to a user appear in the system user's conversation", async () => {
    const identity = { username: "Captain", icon_emoji: ":ship:", icon_url: "https://x.example/i.png" };
    const { body } = await post({ channel: "C1", text: "x", ...identity });
    expect(body.message).toEqual({
      type: "message",
      subtype: "bot_message",
      text: "x",
      ts: body.ts,
      username: "Captain",
      bot_id: "B6",
      app_id: "A1",
      team: "T1",
      icons: { emoji: ":ship:" },
      blocks: richText("x"),
    });
    const direct = await post({ channel: "U4", text: "x", ...identity });
    const channel = await service.store.channels.get(direct.body.channel);
    expect(channel?.dmUserIds).toEqual(["U4", "USVCBOT"]);
    expect((await post({ channel: "C1", text: "x", username: "C" }, "svcb-public")).body).toMatchObject({
      error: "missing_scope",
      needed: "chat:write.customize",
    });
    expect((await post({ channel: "C1", text: "x", username: "", icon_url: "" }, "svcb-public")).body.ok).toBe(true);
  });

  it("posts as the token's bot or user with as_user, and ignores other identities", async () => {
    for (const [args, token, author] of [
      [{ as_user: true }, "svcb-helper", { user: "U6", bot_id: "B6" }],
      [{ as_user: true, username: "C", icon_url: "https://x.example/c.png" }, "svcb-helper", { user: "U6" }],
      [{ as_user: true, username: "C" }, "svcb-public", { user: "U6" }],
      [{ as_user: true, icon_emoji: ":ship:" }, "svcb-classic", { user: "U10", app_id: "A2" }],
      [{ as_user: true, username: "C" }, "svcp-mia", { user: "U4" }],
      [{ as_user: false, username: "C" }, "svcb-helper", { username: "C", subtype: "bot_message" }],
    ] as const) {
      const { body } = await post({ channel: "C1", text: "x", ...args }, token);
      expect(body.message).toMatchObject(author);
      expect("username" in body.message).toBe("username" in author);
    }
  });

  it("answers threads by their root", async () => {
    const root = (await post({ channel: "C1", text: "root" })).body.ts;
    const reply = (await post({ channel: "C1", text: "reply", thread_ts: root })).body;
    expect(reply.message.thread_ts).toBe(root);
    const nested = (await post({ channel: "C1", text: "again", thread_ts: reply.ts, reply_broadcast: true })).body;
    expect(nested.message).toMatchObject({ thread_ts: root, subtype: "thread_broadcast" });
    const absent = await post({ channel: "C1", text: "x", thread_ts: "1000000000.000001" });
    expect(absent.body.error).toBe("cannot_reply_to_message");
    expect((await post({ channel: "C1", text: "x", thread_ts: "soon" })).body.error).toBe("invalid_arguments");
    const message = { channelId: "C1", subtype: "channel_join", userId: "U4", text: "has joined" };
    await service.store.commit({ expect: [], writes: [{ kind: "insertMessage", message, nowMs: 2_000_000_000_000 }] });
    const join = { channel: "C1", text: "x", thread_ts: "2000000000.000000" };
    expect((await post(join)).body.error).toBe("cannot_reply_to_message");
  });

  it.each([
    { args: { text: "see https://x.example" }, wanted: { text: "see <https://x.example>" } },
    { args: { text: "see https://x.example", parse: "none" }, wanted: { text: "see https://x.example" } },
    { args: { markdown_text: "**hi**" }, wanted: { text: "*hi*", blocks: [{ type: "markdown", text: "**hi**" }] } },
    {
      args: { blocks: [{ type: "section", text: { type: "mrkdwn", text: "hi" } }] },
      wanted: { text: "hi", blocks: [{ type: "section", text: { type: "mrkdwn", text: "hi" } }] },
    },
    {
      args: { attachments: [{ text: "a" }, { text: "b", fallback: "c", color: "#fff" }] },
      wanted: {
        text: "",
        attachments: [
          { id: 1, text: "a", fallback: "[no preview available]" },
          { id: 2, text: "b", fallback: "c", color: "#fff" },
        ],
      },
    },
    {
      args: { attachments: [{ title: "a", fields: [], color: "good", blocks: [{ type: "divider" }] }] },
      wanted: { attachments: [{ id: 1, title: "a", color: "good", blocks: [{ type: "divider" }] }] },
    },
    { args: { blocks: [pie, table] }, wanted: { text: "Pie\nApple: 1\na", blocks: [pie, table] } },
    {
      args: { text: "x", metadata: { event_type: "made", event_payload: { id: 1 } } },
      wanted: { metadata: { event_type: "made", event_payload: { id: 1 } } },
    },
  ])("stores $args", async ({ args, wanted }) => {
    const { body } = await post({ channel: "C1", ...args });
    expect(body.message).toMatchObject(wanted);
  });

  it.each([
    { args: {}, wanted: "no_text" },
    { args: { text: "" }, wanted: "no_text" },
    { args: { text: " ", blocks: [], attachments: [] }, wanted: "no_text" },
    { args: { text: "x", markdown_text: "y" }, wanted: "markdown_text_conflict" },
    { args: { markdown_text: "x".repeat(12_001) }, wanted: "msg_blocks_too_long" },
    { args: { blocks: "x" }, wanted: "invalid_blocks_format" },
    { args: { blocks: [{ type: "unheard_of" }] }, wanted: "invalid_blocks" },
    { args: { blocks: [{ type: "header" }] }, wanted: "invalid_blocks" },
    { args: { blocks: Array(51).fill({ type: "divider" }) }, wanted: "invalid_blocks" },
    {
      args: { blocks: Array(5).fill({ type: "section", text: { type: "mrkdwn", text: "x".repeat(2_900) } }) },
      wanted: "msg_blocks_too_long",
    },
    { args: { blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F1" } }] }, wanted: "missing_file_data" },
    { args: { attachments: [{ blocks: [{ type: "header" }] }] }, wanted: "invalid_attachments" },
    { args: { attachments: [{ blocks: [{ type: "divider" }], fields: [{}] }] }, wanted: "invalid_attachments" },
    { args: { blocks: [table], attachments: [{ blocks: [table] }] }, wanted: "invalid_attachments" },
    { args: { blocks: [pie, pie, pie] }, wanted: "invalid_blocks" },
    { args: { attachments: Array(101).fill({ text: "x" }) }, wanted: "too_many_attachments" },
    { args: { attachments: [{ text: "x".repeat(70_000) }] }, wanted: "attachment_payload_limit_exceeded" },
    { args: { text: "x", metadata: [] }, wanted: "invalid_metadata_format" },
    { args: { text: "x", metadata: { event_type: "y" } }, wanted: "invalid_metadata_schema" },
    {
      args: { text: "x", metadata: { event_type: "y", event_payload: { z: "z".repeat(17_000) } } },
      wanted: "metadata_too_large",
    },
    { args: { text: "x", current_draft_last_updated_ts: "1.2" }, wanted: "draft_not_found" },
  ])("refuses $args with $wanted", async ({ args, wanted }) => {
    expect((await post({ channel: "C1", ...args })).body.error).toBe(wanted);
    expect(await service.store.messages.latest("C1", 1)).toEqual([]);
  });

  it("accepts metadata only from apps", async () => {
    const args = { channel: "C1", text: "x", metadata: { event_type: "made", event_payload: {} } };
    expect((await post(args, "svcp-mia")).body.error).toBe("metadata_must_be_sent_from_app");
  });

  it("truncates a text that is too long", async () => {
    const { body } = await post({ channel: "C1", text: "x".repeat(40_100) });
    expect(body.message.text).toHaveLength(40_000);
  });

  it.each([
    { parts: { restricted_apps: ["Helper"] }, wanted: "app_access_restricted" },
    { parts: { posting_suspended: true }, wanted: "ekm_access_denied" },
    { parts: { message_limit: 0 }, wanted: "message_limit_exceeded" },
  ])("answers $wanted in a workspace with $parts", async ({ parts, wanted }) => {
    await withWorkspace(parts);
    expect((await post({ channel: "C1", text: "x" })).body.error).toBe(wanted);
  });

  it("posts up to the limit of the workspace", async () => {
    await withWorkspace({ message_limit: 1 });
    expect((await post({ channel: "C1", text: "x" })).body.ok).toBe(true);
    expect((await post({ channel: "C1", text: "x" })).body.error).toBe("message_limit_exceeded");
  });

  it("never posts beyond the limit of the workspace when calls for several channels arrive at once", async () => {
    await withWorkspace({ message_limit: 7 });
    const posts = Array.from({ length: 30 }, (_, at) => post({ channel: at % 2 === 0 ? "C1" : "C4", text: `${at}` }));
    const answers = await Promise.all(posts);
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(7);
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([undefined, "message_limit_exceeded"]));
    expect(await service.store.messages.count("T1")).toBe(7);
  });

  it.each([
    { parts: { message_limit: 0 }, wanted: "message_limit_exceeded" },
    { parts: { posting_suspended: true }, wanted: "ekm_access_denied" },
    { parts: { restricted_apps: ["Helper"] }, wanted: "app_access_restricted" },
    { parts: {}, wanted: undefined },
  ])("answers $wanted if the channel's workspace is a different one, with $parts", async ({ parts, wanted }) => {
    const [hq, labs] = organizationWorld.workspaces;
    if (hq === undefined || labs === undefined) throw new Error("no workspaces");
    const tokens = organizationWorld.tokens?.map((token) =>
      token.token === "svcb-public" ? { ...token, installation: { installer: "ada" } } : token,
    );
    const world = { ...organizationWorld, workspaces: [hq, { ...labs, ...parts }], ...(tokens && { tokens }) };
    service = await createTestService(world);
    expect((await post({ channel: "C7", text: "x" }, "svcb-public")).body.error).toBe(wanted);
    expect((await post({ channel: "C1", text: "x" }, "svcb-public")).body.ok).toBe(true);
  });

  it("answers the first message again at the limit", async () => {
    await withWorkspace({ message_limit: 1 });
    const args = { channel: "C1", text: "x", client_msg_id: "m1" };
    const { body } = await post(args);
    expect((await post(args)).body).toEqual(body);
  });

  it("prevents apps without the messages tab from writing to users", async () => {
    const manifest = { features: { app_home: { messages_tab_enabled: false } } };
    const apps = organizationWorld.apps?.map((app) => (app.name === "Helper" ? { ...app, manifest } : app)) ?? [];
    service = await createTestService({ ...organizationWorld, apps });
    expect((await post({ channel: "U4", text: "x" })).body.error).toBe("messages_tab_disabled");
    expect((await post({ channel: "C1", text: "x" })).body.ok).toBe(true);
  });

  it("sends a draft once", async () => {
    const channel = await service.store.channels.get("C1");
    if (channel === undefined) throw new Error("no channel");
    const drafts = [
      { userId: "U6", lastUpdatedTs: "1.5", state: "open" },
      { userId: "U4", lastUpdatedTs: "1.5", state: "deleted" },
    ] as const;
    await service.store.commit({
      expect: [],
      writes: [{ kind: "put", document: "channel", value: { ...channel, drafts } }],
    });
    const send = (ts: string, token?: string) =>
      post({ channel: "C1", text: "x", current_draft_last_updated_ts: ts }, token);
    expect((await send("1.4")).body.error).toBe("draft_has_conflict");
    expect((await send("1.5")).body.ok).toBe(true);
    expect((await send("1.5")).body.error).toBe("draft_already_sent");
    expect((await send("1.5", "svcp-mia")).body.error).toBe("draft_already_deleted");
  });

  it("answers the first message to the same client_msg_id within a day", async () => {
    const args = { channel: "C1", text: "x", client_msg_id: "m1" };
    const answers = await Promise.all([post(args), post(args), post(args)]);
    expect(new Set(answers.map(({ body }) => body.ts)).size).toBe(1);
    expect(answers[0]?.body.message.client_msg_id).toBe("m1");
    service.clock.advance(24 * 3_600_000 - 1);
    expect((await post(args)).body.ts).toBe(answers[0]?.body.ts);
    service.clock.advance(2);
    expect((await post(args)).body.ts).not.toBe(answers[0]?.body.ts);
  });

  it("reports that the channel of a client_msg_id's first message was deleted", async () => {
    const args = { channel: "C1", text: "x", client_msg_id: "m1" };
    await post(args);
    const channel = await service.store.channels.get("C1");
    if (channel === undefined) throw new Error("no channel");
    await service.store.commit({
      expect: [],
      writes: [{ kind: "put", document: "channel", value: { ...channel, deleted: true } }],
    });
    expect((await post(args)).body.error).toBe("duplicate_channel_not_found");
    expect((await post({ ...args, client_msg_id: "m2" })).body.error).toBe("channel_not_found");
  });

  it("ignores messages of other authors and channels with the same client_msg_id", async () => {
    const id = { text: "x", client_msg_id: "m1" };
    const secret = await post({ ...id, channel: "C4" });
    const others = [
      await post({ ...id, channel: "C1" }),
      await post({ ...id, channel: "C1" }, "svcp-mia"),
      await post({ ...id, channel: "C4" }, "svcp-mia"),
    ];
    const all = [secret, ...others].map(({ body }) => `${body.channel} ${body.ts} ${body.message.user}`);
    expect(new Set(all).size).toBe(4);
  });
});
