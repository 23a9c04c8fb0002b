import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

/** The organization with a direct conversation of the bot, which may pin. */
const withPins = {
  ...organizationWorld,
  channels: [...(organizationWorld.channels ?? []), { id: "D2", kind: "im", between: ["mia", "helper"] } as const],
  tokens: (organizationWorld.tokens ?? []).map((token) => ({
    ...token,
    scopes: [...(token.scopes ?? []), "pins:write"],
  })),
};

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const call = async (method: string, args: object, token?: string) =>
  (await service.call(method, { channel: "C1", ...args }, token)).body;
const recipient = { recipient_user_id: "U4", recipient_team_id: "T1" };
const start = async (args: object = {}): Promise<string> =>
  (await call("chat.startStream", { ...recipient, ...args })).ts;
const append = (ts: string, args: object) => call("chat.appendStream", { ts, ...args });
const stop = (ts: string, args: object = {}) => call("chat.stopStream", { ts, ...args });
const stored = (ts: string) => service.store.messages.get("C1", ts);
const paragraph = (...texts: readonly string[]) => ({
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements: texts.map((text) => ({ type: "text", text })) }],
});
const task = (parts: object) => ({ type: "task_update", id: "a", title: "Look", status: "pending", ...parts });

describe("chat.startStream", () => {
  it("shows what is streamed so far in its thread", async () => {
    const { ts: parent } = await call("chat.postMessage", { text: "Where is it?" });
    const ts = await start({ thread_ts: parent, markdown_text: "In the **att" });
    await append(ts, { markdown_text: "ic**" });
    expect((await call("conversations.replies", { ts: parent })).messages).toMatchObject([
      { ts: parent, reply_count: 1 },
      { ts, user: "U6", text: "In the *attic*", blocks: [{ type: "markdown", text: "In the **attic**" }] },
    ]);
    expect((await call("conversations.history", {})).messages).toMatchObject([{ ts: parent }]);
  });

  it("opens a message without content, and needs no recipient in a direct conversation", async () => {
    service = await createTestService(withPins);
    const started = await call("chat.startStream", { channel: "U4" });
    expect(started).toMatchObject({ ok: true, channel: "D2" });
    expect(await service.store.messages.get("D2", started.ts)).toMatchObject({
      text: "",
      stream: { tasks: "timeline" },
    });
  });
});

describe("chat.appendStream", () => {
  it("continues a text unless a block came between", async () => {
    const ts = await start();
    for (const markdown_text of ["a", "\n", "b"]) await append(ts, { markdown_text });
    await append(ts, { chunks: [{ type: "blocks", blocks: [{ type: "markdown", text: "own" }] }] });
    await append(ts, { markdown_text: "c", chunks: [{ type: "markdown_text", text: "d" }] });
    expect((await stored(ts))?.blocks).toEqual([
      { type: "markdown", block_id: expect.any(String), text: "a\nb" },
      { type: "markdown", block_id: expect.any(String), text: "own" },
      { type: "markdown", block_id: expect.any(String), text: "cd" },
    ]);
  });

  it("updates a task where it stands, and appends only its details", async () => {
    const ts = await start({ chunks: [task({ details: "in the " })] });
    await append(ts, { markdown_text: "Found it" });
    const sources = [{ type: "url", url: "https://attic.example", text: "Attic" }];
    await append(ts, {
      chunks: [task({ title: "Looked", status: "complete", details: "attic", output: "one", sources })],
    });
    await append(ts, { chunks: [task({ title: "Looked", status: "complete", output: "two" })], markdown_text: "." });
    const message = await stored(ts);
    expect(message?.blocks).toEqual([
      {
        type: "task_card",
        block_id: expect.any(String),
        task_id: "a",
        title: "Looked",
        status: "complete",
        details: paragraph("in the ", "attic"),
        output: paragraph("two"),
        sources,
      },
      { type: "markdown", block_id: expect.any(String), text: "Found it." },
    ]);
    expect(message?.text).toBe("Looked\nin the attic\ntwo\n<https://attic.example|Attic>\nFound it.");
  });

  it("shows the tasks of a plan in one block", async () => {
    const ts = await start({ task_display_mode: "plan", chunks: [task({})] });
    expect((await stored(ts))?.blocks).toMatchObject([{ type: "plan", title: "Plan" }]);
    await append(ts, {
      chunks: [{ type: "plan_update", title: "Find it" }, task({ id: "b" }), task({ status: "error" })],
    });
    expect((await stored(ts))?.blocks).toEqual([
      {
        type: "plan",
        block_id: expect.any(String),
        title: "Find it",
        tasks: [
          { task_id: "a", title: "Look", status: "error" },
          { task_id: "b", title: "Look", status: "pending" },
        ],
      },
    ]);
    const many = Array.from({ length: 51 }, (_, at) => task({ id: `t${at}` }));
    expect((await append(ts, { chunks: many })).error).toBe("msg_blocks_too_many");
  });

  it("loses no piece of calls that are made at once", async () => {
    const ts = await start();
    const pieces = Array.from({ length: 12 }, (_, at) => `<${at}>`);
    const answers = await Promise.all(pieces.map((markdown_text) => append(ts, { markdown_text })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const [block] = (await stored(ts))?.blocks ?? [];
    expect(String(block?.["text"]).match(/<\d+>/g)?.toSorted()).toEqual(pieces.toSorted());
  });

  it("appends nothing of a call that is refused", async () => {
    const ts = await start({ markdown_text: "x".repeat(12_000) });
    expect((await append(ts, { markdown_text: "y".repeat(1201) })).error).toBe("msg_blocks_too_long");
    expect((await append(ts, { markdown_text: "y".repeat(1200) })).ok).toBe(true);
  });

  it("keeps a pin that is set at the same time, and finds no deleted message", async () => {
    service = await createTestService(withPins);
    const ts = await start({ markdown_text: "a" });
    await Promise.all([append(ts, { markdown_text: "b" }), call("pins.add", { timestamp: ts })]);
    expect(await stored(ts)).toMatchObject({ text: "ab", pinned: { userId: "U6" } });
    expect((await call("chat.delete", { ts })).ok).toBe(true);
    expect((await append(ts, { markdown_text: "c" })).error).toBe("message_not_found");
    expect((await stop(ts)).error).toBe("message_not_found");
    expect(await stored(ts)).not.toHaveProperty("stream");
  });

  it("continues a message under another identity", async () => {
    const ts = await start({ username: "Help desk", markdown_text: "a" });
    await append(ts, { markdown_text: "b" });
    expect((await stop(ts)).message).toMatchObject({ username: "Help desk", subtype: "bot_message", text: "ab" });
  });
});

describe("chat.stopStream", () => {
  it("ends the stream once, after which chat.update works", async () => {
    const ts = await start({ markdown_text: "a" });
    expect((await call("chat.update", { ts, text: "x" })).error).toBe("streaming_state_conflict");
    const answers = await Promise.all([stop(ts, { markdown_text: "b" }), stop(ts, { markdown_text: "c" })]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)?.error).toBe("message_not_in_streaming_state");
    expect(await stored(ts)).not.toHaveProperty("stream");
    expect((await call("chat.update", { ts, text: "x" })).message).toMatchObject({ text: "x" });
    expect((await append(ts, { markdown_text: "d" })).error).toBe("message_not_in_streaming_state");
  });

  it("puts the last pieces before the blocks, and shows an attachment for each entity", async () => {
    const ts = await start({ markdown_text: "a" });
    const entity = { entity_type: "task", url: "https://tasks.example/7", external_ref: { id: "7" } };
    const { message } = await stop(ts, {
      blocks: [{ type: "divider" }],
      chunks: [task({})],
      markdown_text: "b",
      metadata: { entities: [entity] },
    });
    expect(message.blocks.map(({ type }: { type: string }) => type)).toEqual(["markdown", "task_card", "divider"]);
    expect(message).toMatchObject({ text: "ab\nLook", metadata: { entities: [entity] }, attachments: [{ id: 1 }] });
    const shown = await call("conversations.replies", { ts, include_all_metadata: true });
    expect(shown.messages.at(-1)).toEqual(message);
  });
});

describe("the session of a stream", () => {
  const session = (ts: string) => service.store.agentSessions.get(`C1 ${ts}`);

  it("is created by the start in a thread, for the person who began it", async () => {
    service = await createTestService({
      ...organizationWorld,
      messages: [{ channel: "general", ts: "1780315100.000000", user: "mia", text: "Where is it?" }],
    });
    const thread_ts = "1780315100.000000";
    const [first] = await Promise.all([start({ thread_ts }), start({ thread_ts })]);
    const since = "2026-06-01T12:00:00.000Z";
    const agent = { appId: "A1", status: "processing", stopButton: false, since, identity: {} };
    expect(await session(thread_ts)).toMatchObject({ initiatorId: "U4", title: "", agents: [agent] });
    service.clock.advance(1000);
    expect((await stop(first, { session_status: "suspended" })).ok).toBe(true);
    const { since: _since, ...suspended } = { ...agent, status: "suspended" };
    expect((await session(thread_ts))?.agents).toEqual([suspended]);
  });

  it("is active after the stop, and processing while the next stream runs", async () => {
    const { ts: thread_ts } = await call("chat.postMessage", { text: "Where is it?" });
    await stop(await start({ thread_ts }));
    expect(await session(thread_ts)).toMatchObject({ agents: [{ status: "active" }] });
    expect(await session(thread_ts)).not.toHaveProperty("initiatorId");
    await start({ thread_ts });
    expect(await session(thread_ts)).toMatchObject({ agents: [{ status: "processing" }] });
  });

  it("does not exist outside of threads, or where the feature is disabled", async () => {
    const [workspace, ...others] = organizationWorld.workspaces ?? [];
    const disabled = { ...workspace, disabled_features: ["agent_sessions"] } as typeof workspace;
    const ts = await start();
    await stop(ts);
    expect(await session(ts)).toBeUndefined();
    service = await createTestService({
      ...organizationWorld,
      workspaces: [disabled, ...others].flatMap((it) => it ?? []),
    });
    const { ts: thread_ts } = await call("chat.postMessage", { text: "Where is it?" });
    await start({ thread_ts });
    expect(await session(thread_ts)).toBeUndefined();
  });

  it("is that of the whole session channel", async () => {
    const session = { id: "C8", kind: "session", name: "desk", members: ["helper", "mia"] } as const;
    service = await createTestService({
      ...organizationWorld,
      channels: [...(organizationWorld.channels ?? []), session],
    });
    await start({ channel: "C8" });
    expect(await service.store.agentSessions.get("C8")).toMatchObject({ agents: [{ status: "processing" }] });
  });

  it("does not change with a call that is refused", async () => {
    const { ts: thread_ts } = await call("chat.postMessage", { text: "Where is it?" });
    const ts = await start({ thread_ts });
    expect((await stop(ts, { session_status: "done" })).error).toBe("invalid_arguments");
    expect(await session(thread_ts)).toMatchObject({ version: 1, agents: [{ status: "processing" }] });
  });
});

describe("the end of a stream", () => {
  it("comes five minutes after its start, and leaves the message to chat.update", async () => {
    const ts = await start({ markdown_text: "a" });
    service.clock.advance(299_999);
    expect((await append(ts, { markdown_text: "b" })).ok).toBe(true);
    service.clock.advance(1);
    expect((await append(ts, { markdown_text: "c" })).error).toBe("message_not_in_streaming_state");
    expect((await call("chat.update", { ts, text: "x" })).ok).toBe(true);
    expect(await stored(ts)).not.toHaveProperty("stream");
  });

  it("is stated by a world", async () => {
    const ts = "1780315100.000000";
    const streaming = { ends: "2026-06-01T13:00:00Z", stopped_by_user: true, task_display_mode: "dense" } as const;
    service = await createTestService({
      ...organizationWorld,
      messages: [{ channel: "general", ts, user: "helper", text: "a", streaming }],
    });
    expect((await stored(ts))?.stream).toMatchObject({
      ends: "2026-06-01T13:00:00.000Z",
      stopped: true,
      tasks: "dense",
    });
    expect((await append(ts, { markdown_text: "b" })).error).toBe("stopped_by_user");
    expect((await stop(ts)).error).toBe("message_not_in_streaming_state");
    expect((await call("chat.update", { ts, text: "b" })).ok).toBe(true);
  });
});
