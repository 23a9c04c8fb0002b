import { describe, expect, it } from "vitest";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleMessage } from "../samples.js";

const nowMs = 1_767_323_045_006;

/** Messages, and the `ts` that a commit assigns. */
export function describeMessages(open: OpenStore): void {
  describe("messages", () => {
    describeTs(open);
    describeReading(open);
    describeClientIds(open);
  });
}

/** Opens stores with channels in two workspaces. */
function withChannels(open: OpenStore): OpenStore {
  return async () => {
    const store = await open();
    const channels = [sampleChannel("C1"), sampleChannel("C2"), sampleChannel("C3", { workspaceId: "T2" })];
    await write(store, ...channels.map((channel) => ({ kind: "put", document: "channel", value: channel }) as const));
    return store;
  };
}

function describeTs(open: OpenStore): void {
  const openWithChannels = withChannels(open);
  it("get the current time as their ts, or the channel's last ts plus a microsecond", async () => {
    const store = await openWithChannels();
    const message = sampleMessage("C1");
    const posted = [];
    for (const at of [nowMs, nowMs, nowMs - 5000, nowMs + 1, nowMs + 1]) {
      posted.push(await post(store, { message, nowMs: at }));
    }
    expect(posted).toEqual([
      "1767323045.006000",
      "1767323045.006001",
      "1767323045.006002",
      "1767323045.007000",
      "1767323045.007001",
    ]);
    expect(await post(store, { message: sampleMessage("C2"), nowMs })).toBe("1767323045.006000");
  });

  it("of one commit are answered in order", async () => {
    const store = await openWithChannels();
    const committed = await store.commit({
      expect: [],
      writes: ["C1", "C2", "C1"].map(
        (channelId) => ({ kind: "insertMessage", message: sampleMessage(channelId), nowMs }) as const,
      ),
    });
    expect(committed).toEqual({
      ok: true,
      messages: [
        { channelId: "C1", ts: "1767323045.006000" },
        { channelId: "C2", ts: "1767323045.006000" },
        { channelId: "C1", ts: "1767323045.006001" },
      ],
    });
  });

  it("keep counting when their channel is replaced", async () => {
    const store = await openWithChannels();
    await post(store, { message: sampleMessage("C1"), nowMs });
    await write(store, {
      kind: "put",
      document: "channel",
      value: sampleChannel("C1", { version: 2, name: "other" }),
    });
    expect(await post(store, { message: sampleMessage("C1"), nowMs })).toBe("1767323045.006001");
    expect(await store.messages.count("T1")).toBe(2);
  });

  it.each([
    [1.5, "0000000000.001500"],
    [253_402_300_800_000, "253402300800.000000"],
  ])("have a ts of at least ten digits, also at %s ms", async (at, wanted) => {
    const store = await openWithChannels();
    const message = sampleMessage("C1");
    expect(await post(store, { message, nowMs: at })).toBe(wanted);
    expect(await store.messages.latest("C1", 9)).toEqual([{ ...message, ts: wanted }]);
  });
}

function describeReading(open: OpenStore): void {
  const openWithChannels = withChannels(open);
  it("are read by ts, with everything that was sent", async () => {
    const store = await openWithChannels();
    const message = sampleMessage("C1", {
      text: "a\0\ud800",
      blocks: [{ type: "divider" }],
      metadata: { event_type: "x" },
      threadTs: "1.2",
    });
    const ts = await post(store, { message, nowMs });
    expect(await store.messages.get("C1", ts ?? "")).toEqual({ ...message, ts });
    for (const other of ["", "1767323045.006001", "1767323045.006", "x", "1767323045,006000"]) {
      expect(await store.messages.get("C1", other)).toBeUndefined();
    }
    expect(await store.messages.get("C2", ts ?? "")).toBeUndefined();
  });

  it("are listed newest first", async () => {
    const store = await openWithChannels();
    for (const text of ["one", "two", "three"]) await post(store, { message: sampleMessage("C1", { text }), nowMs });
    expect((await store.messages.latest("C1", 2)).map(({ text }) => text)).toEqual(["three", "two"]);
    expect(await store.messages.latest("C2", 2)).toEqual([]);
  });
}

function describeClientIds(open: OpenStore): void {
  const openWithChannels = withChannels(open);
  it("are found by their client ID: the newest of the app's author in the channel", async () => {
    const store = await openWithChannels();
    const sent = { userId: "U1", appId: "A1", clientMsgId: "id1" };
    const others = [
      sampleMessage("C2", { ...sent, text: "in another channel" }),
      sampleMessage("C1", { ...sent, userId: "U2", text: "of another author" }),
      sampleMessage("C1", { ...sent, appId: "A2", text: "of another app" }),
      sampleMessage("C1", { appId: "A1", text: "without an id" }),
    ];
    for (const text of ["first", "second"])
      await post(store, { message: sampleMessage("C1", { ...sent, text }), nowMs });
    for (const message of others) await post(store, { message, nowMs: nowMs + 1 });
    const key = { channelId: "C1", authorId: "U1", appId: "A1", clientMsgId: "id1" };
    expect((await store.messages.byClientMsgId(key))?.text).toBe("second");
    expect((await store.messages.byClientMsgId({ ...key, authorId: "U2" }))?.text).toBe("of another author");
    expect((await store.messages.byClientMsgId({ ...key, channelId: "C2" }))?.text).toBe("in another channel");
    for (const absent of [{ clientMsgId: "ID1" }, { channelId: "C3" }, { authorId: "U3" }, { appId: "A3" }]) {
      expect(await store.messages.byClientMsgId({ ...key, ...absent })).toBeUndefined();
    }
  });

  it("are found by client ID and the user behind another identity", async () => {
    const store = await openWithChannels();
    const { userId: _, ...message } = sampleMessage("C1", { authorId: "U7", appId: "A1", clientMsgId: "id1" });
    await post(store, { message, nowMs });
    const key = { channelId: "C1", authorId: "U7", appId: "A1", clientMsgId: "id1" };
    expect((await store.messages.byClientMsgId(key))?.authorId).toBe("U7");
    expect(await store.messages.byClientMsgId({ ...key, authorId: "U1" })).toBeUndefined();
  });

  it("are counted by workspace", async () => {
    const store = await openWithChannels();
    for (const channelId of ["C1", "C2", "C1", "C3"]) await post(store, { message: sampleMessage(channelId), nowMs });
    expect(await Promise.all(["T1", "T2", "T3"].map((id) => store.messages.count(id)))).toEqual([3, 1, 0]);
  });
}
