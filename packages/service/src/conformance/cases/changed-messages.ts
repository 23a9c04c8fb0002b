import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Message, type MessageDraft, replierColumn, threadColumn } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store, Write } from "../../model/store.js";
import { pools } from "../equivalence/pools.js";
import { randomMessageWrite } from "../equivalence/random-search.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleMessage } from "../samples.js";

const nowMs = 1_767_323_045_006;
const pinned = { userId: "U1", ts: "1767323045.000000" };
const all = { oldest: "0000000000.000000", latest: "9000000000.000000", limit: 9 } as const;

/** Messages that are replaced. */
export function describeChangedMessages(open: OpenStore, create: () => Promise<Store>): void {
  describe("a changed message", () => {
    describeContent(open);
    describeVersions(open);
  });
  describe("counted replies", () => {
    it("are those that a thread has, whatever was posted, changed and deleted before", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(randomMessageWrite, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), checkReplies),
        { numRuns: 25 },
      );
    }, 60_000);
  });

  async function checkReplies(writes: readonly Write[], atOnce: number): Promise<void> {
    const store = await create();
    try {
      const put = (id: string): Write => ({ kind: "put", document: "channel", value: sampleChannel(id) });
      await write(store, ...channelIds.map(put));
      for (let from = 0; from < writes.length; from += atOnce) await write(store, ...writes.slice(from, from + atOnce));
      for (const id of channelIds) await compareReplies(store, id);
    } finally {
      await store.close();
    }
  }
}

/** Channels of random messages. */
const channelIds = [...pools.channels, "D1"];

/** Compares the counters of a channel with its messages. */
async function compareReplies({ messages, commit }: Store, channelId: string): Promise<void> {
  const replies = (await messages.latest(channelId, 100)).filter((each) => threadColumn(each) !== undefined);
  const keyOf = (message: Message) => `${message.threadTs} ${replierColumn(message)}`;
  const wanted = [...Map.groupBy(replies.toReversed(), keyOf).values()].map((of) => {
    const [first, latest] = [of[0], of.at(-1)];
    const id = first && replierColumn(first);
    return { threadTs: first?.threadTs, id, count: of.length, first: first?.ts, latest: latest?.ts };
  });
  const found = await messages.repliers(channelId, all);
  expect(new Set(found)).toEqual(new Set(wanted));
  for (const [threadTs, of] of Map.groupBy(replies, (reply) => reply.threadTs ?? "")) {
    const expected = { kind: "replyCount", channelId, threadTs, count: of.length } as const;
    expect((await commit({ expect: [expected], writes: [] })).ok).toBe(true);
  }
}

/** Posts a message to a new channel and returns it as stored. */
async function posted(store: Store, parts: Partial<MessageDraft> = {}) {
  await write(store, { kind: "put", document: "channel", value: sampleChannel("C1") });
  const ts = (await post(store, { message: sampleMessage("C1", parts), nowMs })) ?? "";
  return { ...sampleMessage("C1", parts), ts };
}

const shown = async ({ messages }: Store) =>
  (await messages.history("C1", { ...all, order: "newestFirst" })).map(({ ts }) => ts);

function describeContent(open: OpenStore): void {
  it("is read with its new content and version", async () => {
    const store = await open();
    const message = await posted(store);
    await write(store, changeMessage({ ...message, text: "changed" }));
    expect(await store.messages.get("C1", message.ts)).toEqual({ ...message, text: "changed", version: 2 });
    expect(await store.messages.count("T1")).toBe(1);
  });

  it("leaves the history, its thread and the pins when it is deleted, and stays stored and counted", async () => {
    const store = await open();
    const parent = await posted(store, { pinned });
    const parts = { threadTs: parent.ts, appId: "A1", clientMsgId: "m1" };
    const ts = (await post(store, { message: sampleMessage("C1", parts), nowMs })) ?? "";
    const reply = { ...sampleMessage("C1", parts), ts };
    await write(store, changeMessage({ ...reply, deleted: true }));
    expect(await store.messages.repliers("C1", all)).toEqual([]);
    expect(await store.messages.replies("C1", parent.ts, all)).toEqual([]);
    await write(store, changeMessage({ ...parent, deleted: true }));
    expect(await shown(store)).toEqual([]);
    expect(await store.messages.countPins("C1")).toBe(0);
    expect(await store.messages.countAfter("C1", all.oldest)).toBe(0);
    expect(await store.messages.count("T1")).toBe(2);
    const key = { channelId: "C1", appId: "A1", authorId: "U1", clientMsgId: "m1" };
    expect(await store.messages.byClientMsgId(key)).toEqual({ ...reply, deleted: true, version: 2 });
    expect(await post(store, { message: sampleMessage("C1"), nowMs })).toBe("1767323045.006002");
  });

  it("is shown in the history once it is broadcast, and counted as a pin once it is pinned", async () => {
    const store = await open();
    const reply = await posted(store, { threadTs: "1767225600.000001" });
    expect(await shown(store)).toEqual([]);
    await write(store, changeMessage({ ...reply, replyBroadcast: true, pinned }));
    expect(await shown(store)).toEqual([reply.ts]);
    expect(await store.messages.countPins("C1")).toBe(1);
  });

  it("is listed by the time of its pin, newest first", async () => {
    const store = await open();
    const sent = [];
    for (const _ of Array(4)) sent.push(await posted(store));
    for (const [place, second] of [9, 3, 7].entries()) {
      const message = sent[place] ?? (await posted(store));
      await write(store, changeMessage({ ...message, pinned: { userId: "U1", ts: `176732304${second}.000000` } }));
    }
    const times = async (limit: number) => (await store.messages.pins("C1", limit)).map(({ ts }) => ts);
    const [first, second, third] = sent.map(({ ts }) => ts);
    expect(await times(9)).toEqual([first, third, second]);
    expect(await times(1)).toEqual([first]);
    expect(await store.messages.pins("C9", 9)).toEqual([]);
  });

  it("takes the last place for a pin once", async () => {
    const store = await open();
    const sent = [await posted(store), await posted(store), await posted(store)];
    const commits = sent.map((message) =>
      store.commit({
        expect: [messageVersion(message), { kind: "pinsAtMost", channelId: "C1", atMost: 2 }],
        writes: [changeMessage({ ...message, pinned })],
      }),
    );
    const failed = (await Promise.all(commits)).filter(({ ok }) => !ok);
    expect(failed).toEqual([{ ok: false, failed: { kind: "pinsAtMost", channelId: "C1", atMost: 2 } }]);
    expect(await store.messages.countPins("C1")).toBe(2);
  });

  it("is not inserted", async () => {
    const store = await open();
    const message = await posted(store);
    await write(store, changeMessage({ ...message, ts: "1767323045.006009" }));
    await write(store, changeMessage({ ...message, channelId: "C9" }));
    expect(await store.messages.latest("C1", 9)).toEqual([message]);
    expect(await store.messages.count("T1")).toBe(1);
  });
}

function describeVersions(open: OpenStore): void {
  it("is changed by only one of two commits that read the same version", async () => {
    const store = await open();
    const message = await posted(store);
    const commits = ["one", "other"].map((text) =>
      store.commit({ expect: [messageVersion(message)], writes: [changeMessage({ ...message, text })] }),
    );
    const committed = await Promise.all(commits);
    expect(committed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(committed.filter(({ ok }) => !ok)).toEqual([{ ok: false, failed: messageVersion(message) }]);
    const changed = await store.messages.get("C1", message.ts);
    expect(changed?.version).toBe(2);
    expect(await store.commit({ expect: changed ? [messageVersion(changed)] : [], writes: [] })).toMatchObject({
      ok: true,
    });
  });

  it("is changed twice in one commit, which expects the version before it", async () => {
    const store = await open();
    const message = await posted(store);
    const once = changeMessage(message);
    const writes = [once, changeMessage({ ...once.message, text: "twice" })];
    expect(await store.commit({ expect: [messageVersion(message)], writes })).toMatchObject({ ok: true });
    expect(await store.messages.get("C1", message.ts)).toEqual({ ...message, text: "twice", version: 3 });
  });
}
