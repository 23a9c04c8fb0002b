import { describe, expect, it } from "vitest";
import { files } from "../../model/file.js";
import { put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { postDue } from "./post-due.js";

const nowSeconds = Date.parse("2026-06-01T12:00:00Z") / 1000;
const minute = 60_000;

/** Posting makes no identifiers. */
const noIds = { id: String, orderedId: String, uuid: () => "", secret: () => "" };

async function start() {
  const planned: number[] = [];
  const service = await createTestService(organizationWorld, { due: { plan: (atMs) => planned.push(atMs) } });
  const schedule = async (args: object, token?: string) =>
    (await service.call("chat.scheduleMessage", { channel: "C1", text: "later", ...args }, token)).body;
  return { ...service, planned, schedule };
}

/** Posts what is due, and returns the errors of jobs. */
async function postNow({ clock }: TestService, store: Store) {
  const errors: unknown[] = [];
  await postDue({ store, ids: noIds, nowMs: () => clock.now().getTime(), onError: (error) => errors.push(error) });
  return errors;
}

const posted = async ({ store }: TestService, channelId = "C1") =>
  (await store.messages.latest(channelId, 2000)).toReversed().map(({ text }) => text);
const pending = async ({ call }: TestService, token?: string) =>
  (await call("chat.scheduledMessages.list", {}, token)).body.scheduled_messages.map(
    ({ text }: { text: string }) => text,
  );

describe("a scheduled message", () => {
  it("in a public channel makes its files public when it is posted", async () => {
    const service = await start();
    const file = { ...files.sample(0), workspaceId: "T1", ownerId: "U6", mimetype: "image/png" };
    await service.store.commit({ expect: [], writes: [put(files, file)] });
    const blocks = [{ type: "image", alt_text: "x", svc_file: { id: file.id } }];
    expect((await service.schedule({ post_at: nowSeconds + 60, blocks })).ok).toBe(true);
    expect(await service.store.files.get(file.id)).not.toHaveProperty("isPublic");
    service.clock.advance(minute);
    expect(await postNow(service, service.store)).toEqual([]);
    expect(await service.store.files.get(file.id)).toHaveProperty("isPublic", true);
  });

  it("is planned and listed, and posted once as its author", async () => {
    const service = await start();
    const metadata = { event_type: "lunch", event_payload: { at: "noon" } };
    const answer = await service.schedule({ post_at: nowSeconds + 60, metadata });
    expect(service.planned).toEqual([(nowSeconds + 60) * 1000]);
    expect(await pending(service)).toEqual(["later"]);
    await postNow(service, service.store);
    expect(await posted(service)).toEqual([]);
    service.clock.advance(minute);
    await Promise.all([postNow(service, service.store), postNow(service, service.store)]);
    const [message] = await service.store.messages.latest("C1", 10);
    expect(message).toMatchObject({
      text: "later",
      userId: "U6",
      appId: "A1",
      metadata,
      ts: `${nowSeconds + 60}.000000`,
    });
    expect(await posted(service)).toEqual(["later"]);
    expect(await pending(service)).toEqual([]);
    const gone = { channel: "C1", scheduled_message_id: answer.scheduled_message_id };
    expect((await service.call("chat.deleteScheduledMessage", gone)).body.error).toBe("invalid_scheduled_message_id");
  });

  it("takes the last place near a time once, however many calls there are at once", async () => {
    const service = await start();
    const at = { post_at: nowSeconds + 600 };
    for (let count = 0; count < 28; count += 1) expect((await service.schedule(at)).ok).toBe(true);
    const answers = await Promise.all(Array.from({ length: 6 }, () => service.schedule(at)));
    expect(answers.map(({ ok, error }) => error ?? ok).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "restricted_too_many"),
      true,
      true,
    ]);
    expect(await pending(service)).toHaveLength(30);
  });

  it("is posted in the order of times, then of calls", async () => {
    const service = await start();
    for (const [at, text] of [
      [90, "c"],
      [60, "a"],
      [60, "b"],
    ] as const) {
      await service.schedule({ post_at: nowSeconds + at, text });
    }
    service.clock.advance(2 * minute);
    await postNow(service, service.store);
    expect(await posted(service)).toEqual(["a", "b", "c"]);
  });

  it.each([
    ["the channel is archived", { id: "C1", change: { archived: true } }],
    ["the channel is deleted", { id: "C1", change: { deleted: true as const } }],
    ["posting to the channel is suspended", { id: "C1", change: { postingSuspended: true } }],
  ])("is dropped if %s", async (_name, { id, change }) => {
    const service = await start();
    await service.schedule({ post_at: nowSeconds + 60 });
    const channel = await service.store.channels.get(id);
    if (channel === undefined) throw new Error("no channel");
    const value = { ...channel, ...change, version: channel.version + 1 };
    await service.store.commit({ expect: [], writes: [{ kind: "put", document: "channel", value }] });
    service.clock.advance(minute);
    expect(await postNow(service, service.store)).toEqual([]);
    expect(await posted(service)).toEqual([]);
    expect(
      await service.store.list(
        (await import("../../model/scheduled-message.js")).scheduledMessages,
        "due",
        {},
        { limit: 9 },
      ),
    ).toEqual([]);
  });

  it("is dropped if its author has left a private channel, or may no longer post to a public one", async () => {
    const service = await start();
    await service.schedule({ channel: "C4", post_at: nowSeconds + 60 });
    await service.schedule({ channel: "C1", post_at: nowSeconds + 60 });
    await service.schedule({ channel: "C2", post_at: nowSeconds + 60 }, "svcb-public");
    await service.store.commit({ expect: [], writes: [{ kind: "leaveChannels", userId: "U6" }] });
    service.clock.advance(minute);
    await postNow(service, service.store);
    expect([await posted(service, "C4"), await posted(service), await posted(service, "C2")]).toEqual([
      [],
      [],
      ["later"],
    ]);
  });

  it("does not stop others when it fails, and is not tried again", async () => {
    const service = await start();
    for (const text of ["first", "bad", "last"]) await service.schedule({ post_at: nowSeconds + 60, text });
    service.clock.advance(minute);
    const store: Store = {
      ...service.store,
      commit: (batch) => {
        const isBad = batch.writes.some((write) => write.kind === "insertMessage" && write.message.text === "bad");
        return isBad ? Promise.reject(new Error("broken")) : service.store.commit(batch);
      },
    };
    expect(await postNow(service, store)).toEqual([new Error("broken")]);
    expect(await posted(service)).toEqual(["first", "last"]);
    expect(await pending(service)).toEqual([]);
  });

  it("is either posted or deleted, never both", async () => {
    const service = await start();
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const at = nowSeconds + 120 + i * 1000;
      ids.push((await service.schedule({ post_at: at, text: `${i}` })).scheduled_message_id);
    }
    const later = { nowMs: () => (nowSeconds + 100_000) * 1000, onError: () => {}, store: service.store, ids: noIds };
    const remove = (id: string) =>
      service.call("chat.deleteScheduledMessage", { channel: "C1", scheduled_message_id: id });
    const [answers] = await Promise.all([Promise.all(ids.toReversed().map(remove)), postDue(later)]);
    const deleted = answers.filter(({ body }) => body.ok).length;
    expect(deleted + (await posted(service)).length).toBe(20);
    expect(await pending(service)).toEqual([]);
  });
});

describe("chat.scheduledMessages.list", () => {
  it("pages in the order of times, between bounds", async () => {
    const service = await start();
    for (const at of [300, 100, 200]) await service.schedule({ post_at: nowSeconds + at, text: `${at}` });
    const list = async (args: object) => (await service.call("chat.scheduledMessages.list", args)).body;
    const textsOf = (body: { scheduled_messages: { text: string }[] }) =>
      body.scheduled_messages.map(({ text }) => text);
    const first = await list({ limit: 2 });
    expect(textsOf(first)).toEqual(["100", "200"]);
    const second = await list({ limit: 2, cursor: first.response_metadata.next_cursor });
    expect([textsOf(second), second.response_metadata.next_cursor]).toEqual([["300"], ""]);
    expect(textsOf(await list({ oldest: `${nowSeconds + 200}`, latest: `${nowSeconds + 250}` }))).toEqual(["200"]);
    expect(textsOf(await list({ channel: "C4" }))).toEqual([]);
    expect((await list({ channel: "C4", cursor: first.response_metadata.next_cursor })).error).toBe("invalid_cursor");
  });

  it("shows a user only their own", async () => {
    const service = await start();
    await service.schedule({ post_at: nowSeconds + 60, text: "bot" });
    await service.schedule({ post_at: nowSeconds + 60, text: "mia" }, "svcp-mia");
    expect(await pending(service, "svcp-mia")).toEqual(["mia"]);
    expect(await pending(service)).toEqual(["bot", "mia"]);
  });
});
