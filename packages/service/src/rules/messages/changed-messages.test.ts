import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService(organizationWorld);
});

const call = async (method: string, args: object, token?: string) =>
  (await service.call(method, { channel: "C1", ...args }, token)).body;
const post = async (args: object = {}) => (await call("chat.postMessage", { text: "hello", ...args })).ts;
const stored = (ts: string) => service.store.messages.get("C1", ts);
const history = async () => (await call("conversations.history", {})).messages;

describe("chat.update", () => {
  it("replaces the blocks by a text, and marks the message as edited", async () => {
    const ts = await post({ blocks: [{ type: "divider" }] });
    const { message, ...rest } = await call("chat.update", { ts, text: "a & b" });
    expect(rest).toEqual({ ok: true, channel: "C1", ts, text: "a &amp; b" });
    expect(message).toMatchObject({ text: "a &amp; b", edited: { user: "U6", ts: "1780315200.000000" } });
    expect(message.blocks).toMatchObject([{ type: "rich_text", elements: [{ elements: [{ text: "a & b" }] }] }]);
    expect(await history()).toEqual([message]);
  });

  it("replaces blocks without marking the message as edited", async () => {
    const ts = await post();
    const { message } = await call("chat.update", { ts, blocks: [{ type: "divider" }] });
    expect(message).toMatchObject({ blocks: [{ type: "divider" }] });
    expect(message).not.toHaveProperty("edited");
  });

  it("keeps what the call omits, and removes what it empties", async () => {
    const metadata = { event_type: "x", event_payload: {} };
    const ts = await post({ blocks: [{ type: "divider" }], attachments: [{ text: "more" }], metadata });
    const { message } = await call("chat.update", { ts, attachments: [] });
    expect(message).toMatchObject({ text: "hello", blocks: [{ type: "divider" }], metadata });
    expect(message).not.toHaveProperty("attachments");
    const emptied = await call("chat.update", { ts, metadata: {}, blocks: [] });
    expect(emptied.message).toMatchObject({ text: "hello" });
    expect(emptied.message.blocks).toMatchObject([{ type: "rich_text" }]);
    expect(Object.keys(emptied.message)).not.toEqual(expect.arrayContaining(["metadata"]));
  });

  it("shows a reply in the channel once", async () => {
    const parent = await post();
    const ts = await post({ thread_ts: parent });
    const broadcast = { ts, reply_broadcast: true };
    expect((await call("chat.update", broadcast)).message.subtype).toBe("thread_broadcast");
    expect((await history()).map((message: { ts: string }) => message.ts)).toEqual([ts, parent]);
    expect((await call("chat.update", broadcast)).error).toBe("cant_broadcast_message");
  });

  it("refuses a message under another identity, and that of another author", async () => {
    const ts = await post({ username: "Captain" });
    expect((await call("chat.update", { ts, text: "x" })).error).toBe("cant_update_message");
    expect((await call("chat.delete", { ts })).error).toBe("cant_delete_message");
    const own = await post();
    expect((await call("chat.update", { ts: own, text: "x" }, "svcp-guest")).error).toBe("cant_update_message");
  });

  it("loses none of two changes that are made at once", async () => {
    const ts = await post();
    await Promise.all([
      call("chat.update", { ts, attachments: [{ text: "more" }] }),
      call("chat.update", { ts, metadata: { event_type: "x", event_payload: {} } }),
    ]);
    expect(await stored(ts)).toMatchObject({
      attachments: [{ text: "more" }],
      metadata: { event_type: "x" },
      version: 3,
    });
  });

  it("lets users change their messages only in the time that the workspace sets", async () => {
    const workspaces = organizationWorld.workspaces.map((it) => ({ ...it, message_edit_minutes: 5 }));
    service = await createTestService({ ...organizationWorld, workspaces });
    const { ts } = await call("chat.postMessage", { text: "x" }, "svcp-guest");
    const byBot = await post();
    expect((await call("chat.update", { ts, text: "y" }, "svcp-guest")).ok).toBe(true);
    service.clock.advance(301_000);
    expect((await call("chat.update", { ts, text: "z" }, "svcp-guest")).error).toBe("edit_window_closed");
    expect((await call("chat.update", { ts: byBot, text: "z" })).ok).toBe(true);
  });
});

describe("chat.delete", () => {
  it("removes a message from the history, keeps its client ID, and counts one reply less", async () => {
    const parent = await post();
    const ts = await post({ thread_ts: parent, client_msg_id: "m1" });
    await post({ thread_ts: parent });
    expect(await call("chat.delete", { ts })).toEqual({ ok: true, channel: "C1", ts });
    expect(await history()).toMatchObject([{ ts: parent, reply_count: 1 }]);
    expect((await call("chat.delete", { ts })).error).toBe("message_not_found");
    const again = await call("chat.postMessage", { text: "hello", client_msg_id: "m1" });
    expect(again.error).toBe("duplicate_message_not_found");
    expect(await stored(ts)).toMatchObject({ text: "", deleted: true });
  });

  it("leaves a tombstone while there are replies", async () => {
    const parent = await post({ client_msg_id: "m1" });
    const replies = await Promise.all([post({ thread_ts: parent }), post({ thread_ts: parent })]);
    await call("chat.delete", { ts: parent });
    const [tombstone] = await history();
    expect(tombstone).toMatchObject({
      ts: parent,
      subtype: "tombstone",
      text: "This message was deleted.",
      user: "USVCBOT",
      hidden: true,
      reply_count: 2,
    });
    expect((await call("chat.delete", { ts: parent })).error).toBe("message_not_found");
    expect((await call("chat.postMessage", { text: "x", thread_ts: parent })).error).toBe("cannot_reply_to_message");
    expect((await call("chat.postMessage", { text: "x", client_msg_id: "m1" })).error).toBe(
      "duplicate_message_not_found",
    );
    await Promise.all(replies.map((ts) => call("chat.delete", { ts })));
    expect(await history()).toEqual([]);
    expect(await stored(parent)).toMatchObject({ deleted: true });
  });

  it("leaves no tombstone without replies if parent and reply are deleted at once", async () => {
    const parent = await post();
    const reply = await post({ thread_ts: parent });
    const answers = await Promise.all([parent, reply].map((ts) => call("chat.delete", { ts })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await history()).toEqual([]);
  });

  it.each(["the message", "a reply of its tombstone"])(
    "refuses a reply to %s that is deleted while the reply is posted",
    async (named) => {
      let beforePosting: (() => Promise<unknown>) | undefined;
      service = await createTestService(organizationWorld, {
        wrap: (inner) => ({
          ...inner,
          commit: async (batch) => {
            const run = batch.writes.some(({ kind }) => kind === "insertMessage") ? beforePosting : undefined;
            if (run !== undefined) {
              beforePosting = undefined;
              await run();
            }
            return inner.commit(batch);
          },
        }),
      });
      const parent = await post();
      const last = named === "the message" ? parent : await post({ thread_ts: parent });
      if (last !== parent) await call("chat.delete", { ts: parent });
      beforePosting = () => call("chat.delete", { ts: last });
      const late = await call("chat.postMessage", { text: "late", thread_ts: last });
      expect(late.error).toBe("cannot_reply_to_message");
      expect(await history()).toEqual([]);
    },
  );
});

describe("chat.postEphemeral", () => {
  it("is in no history, and changes no ts", async () => {
    const whisper = await call("chat.postEphemeral", { user: "U4", text: "psst" });
    const ts = await post();
    expect(ts).toBe("1780315200.000000");
    expect(whisper.message_ts).not.toBe(ts);
    expect(await history()).toMatchObject([{ ts }]);
    expect((await call("chat.update", { ts: whisper.message_ts, text: "x" })).error).toBe("message_not_found");
  });
});

describe("chat.meMessage", () => {
  it("posts a message that its author may change", async () => {
    const { ts } = await call("chat.meMessage", { text: "waves <!here>" });
    expect(await history()).toMatchObject([{ ts, subtype: "me_message", user: "U6" }]);
    expect((await call("chat.update", { ts, text: "bows" })).message).toMatchObject({ subtype: "me_message" });
  });
});

describe("chat.unfurl", () => {
  it("replaces the app's preview of the same link, and keeps other attachments", async () => {
    const manifest = { display_information: { name: "Helper" }, features: { unfurl_domains: ["tasks.example"] } };
    const apps = organizationWorld.apps?.map((app) => (app.name === "Helper" ? { ...app, manifest } : app)) ?? [];
    const tokens =
      organizationWorld.tokens?.map((token) => ({ ...token, scopes: ["chat:write", "links:write"] })) ?? [];
    service = await createTestService({ ...organizationWorld, apps, tokens });
    const url = "https://www.tasks.example/7?a=1&b=2";
    const ts = await post({ text: `see ${url}`, attachments: [{ text: "own" }] });
    for (const title of ["first", "second"]) {
      expect(await call("chat.unfurl", { ts, unfurls: { [url]: { title } } })).toEqual({ ok: true });
    }
    expect((await stored(ts))?.attachments).toMatchObject([
      { id: 1, text: "own" },
      { id: 2, title: "second", from_url: url, app_unfurl_url: url, is_app_unfurl: true, app_id: "A1", bot_id: "B6" },
    ]);
  });
});
