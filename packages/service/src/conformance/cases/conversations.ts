import { describe, expect, it } from "vitest";
import type { Store } from "../../model/store.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleDm, sampleMessage, sampleUser } from "../samples.js";

const noTs = "0000000000.000000";

/** Opens stores with users, channels of every type, and memberships. */
function withConversations(open: OpenStore): OpenStore {
  return async () => {
    const store = await open();
    const users = ["U1", "U2", "U3"].map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const);
    const channels = [
      sampleChannel("C1"),
      sampleChannel("C2", { kind: "private" }),
      sampleChannel("C3", { deleted: true }),
      sampleChannel("C4", { kind: "session" }),
      sampleChannel("C5", { workspaceId: "T2" }),
      sampleChannel("C6", { kind: "mpim", dmUserIds: ["U1", "U2", "U3"] }),
      sampleChannel("C7", { archived: true }),
      sampleDm("D1", ["U1", "U2"]),
    ];
    const members = (channelId: string, ...userIds: readonly string[]) =>
      ({ kind: "addChannelMembers", channelId, userIds }) as const;
    await write(
      store,
      ...users,
      ...channels.map((value) => ({ kind: "put", document: "channel", value }) as const),
      members("C1", "U3", "U1"),
      ...["C2", "C3", "C4", "C5", "C7"].map((id) => members(id, "U1")),
      members("C6", "U1", "U2", "U3"),
      members("D1", "U2", "U1"),
    );
    return store;
  };
}

const ids = (found: Awaited<ReturnType<Store["channels"]["find"]>>) => found.map(({ channel }) => channel.id);
const slice = { workspaceId: "T1", type: "public_channel", from: "", limit: 9 } as const;

/** Conversations as users see them, and the order of members. */
export function describeConversations(open: OpenStore): void {
  describe("conversations", () => {
    const openWith = withConversations(open);
    describePages(openWith);
    describeShared(openWith);
    describeMemberships(openWith);
    describeThreads(open);
  });
}

function describePages(open: OpenStore): void {
  it("of a workspace are found by type, in the order of their IDs, without deleted ones", async () => {
    const { channels } = await open();
    expect(ids(await channels.find(slice, "U1"))).toEqual(["C1", "C7"]);
    expect(ids(await channels.find({ ...slice, from: "C2" }, "U1"))).toEqual(["C7"]);
    expect(ids(await channels.find({ ...slice, limit: 1 }, "U1"))).toEqual(["C1"]);
    expect(ids(await channels.find({ ...slice, workspaceId: "T2" }, "U1"))).toEqual(["C5"]);
  });

  it("of a member are found by type", async () => {
    const { channels } = await open();
    expect(ids(await channels.ofMember({ ...slice, type: "private_channel" }, "U1"))).toEqual(["C2", "C4"]);
    expect(ids(await channels.ofMember({ ...slice, type: "private_channel", from: "C3" }, "U1"))).toEqual(["C4"]);
    expect(ids(await channels.ofMember({ ...slice, type: "mpim" }, "U2"))).toEqual(["C6"]);
    expect(ids(await channels.ofMember({ ...slice, type: "im" }, "U2"))).toEqual(["D1"]);
    expect(ids(await channels.ofMember(slice, "U1"))).toEqual(["C1", "C7"]);
    expect(ids(await channels.ofMember(slice, "U2"))).toEqual([]);
  });

  it("of two members are found", async () => {
    const { channels } = await open();
    expect(ids(await channels.ofBoth(slice, "U1", "U3"))).toEqual(["C1"]);
    expect(ids(await channels.ofBoth({ ...slice, type: "im" }, "U1", "U2"))).toEqual(["D1"]);
    expect(ids(await channels.ofBoth({ ...slice, type: "im" }, "U1", "U3"))).toEqual([]);
  });

  it("are listed by a changed kind, and no more once they are deleted", async () => {
    const store = await open();
    const put = (value: ReturnType<typeof sampleChannel>) => write(store, { kind: "put", document: "channel", value });
    await put(sampleChannel("C1", { kind: "private" }));
    expect(ids(await store.channels.ofMember({ ...slice, type: "private_channel" }, "U3"))).toEqual(["C1"]);
    expect(ids(await store.channels.ofMember(slice, "U3"))).toEqual([]);
    await put(sampleChannel("C1", { kind: "private", deleted: true }));
    expect(ids(await store.channels.ofMember({ ...slice, type: "private_channel" }, "U3"))).toEqual([]);
    await put(sampleChannel("C1"));
    expect(ids(await store.channels.ofMember(slice, "U3"))).toEqual(["C1"]);
    expect(ids(await store.channels.ofMember({ ...slice, type: "private_channel" }, "U3"))).toEqual([]);
  });
}

/** Channels of other workspaces that T1 shares, among its own. */
function describeShared(open: OpenStore): void {
  async function withShared(): Promise<Store> {
    const store = await open();
    const shared = [
      sampleChannel("C0", { workspaceId: "T2", sharedWith: ["T1"] }),
      sampleChannel("C3A", { workspaceId: "T2", sharedWith: ["T3", "T1"] }),
      sampleChannel("C8", { workspaceId: "T2", sharedWith: ["T1"], kind: "private" }),
      sampleChannel("C9", { workspaceId: "T2", sharedWith: ["T3"] }),
    ];
    await write(
      store,
      ...shared.map((value) => ({ kind: "put", document: "channel", value }) as const),
      ...["C0", "C8", "C9"].map((channelId) => ({ kind: "addChannelMembers", channelId, userIds: ["U1"] }) as const),
      { kind: "addChannelMembers", channelId: "C0", userIds: ["U3"] },
    );
    return store;
  }

  it("are found in each workspace that shares them, in pages with its own", async () => {
    const { channels } = await withShared();
    expect(ids(await channels.find(slice, "U1"))).toEqual(["C0", "C1", "C3A", "C7"]);
    expect(ids(await channels.find({ ...slice, limit: 2 }, "U1"))).toEqual(["C0", "C1"]);
    expect(ids(await channels.find({ ...slice, from: "C2", limit: 1 }, "U1"))).toEqual(["C3A"]);
    expect(ids(await channels.find({ ...slice, workspaceId: "T2" }, "U1"))).toEqual(["C0", "C3A", "C5", "C9"]);
    expect(ids(await channels.find({ ...slice, workspaceId: "T3" }, "U1"))).toEqual(["C3A", "C9"]);
    expect((await channels.find(slice, "U1"))[0]).toMatchObject({ memberCount: 2, membership: { open: true } });
  });

  it("of members are found in each workspace that shares them", async () => {
    const { channels } = await withShared();
    expect(ids(await channels.ofMember(slice, "U1"))).toEqual(["C0", "C1", "C7"]);
    expect(ids(await channels.ofMember({ ...slice, type: "private_channel" }, "U1"))).toEqual(["C2", "C4", "C8"]);
    expect(ids(await channels.ofMember({ ...slice, workspaceId: "T3" }, "U1"))).toEqual(["C9"]);
    expect(ids(await channels.ofBoth(slice, "U1", "U3"))).toEqual(["C0", "C1"]);
    expect(ids(await channels.ofBoth({ ...slice, workspaceId: "T3" }, "U1", "U3"))).toEqual([]);
  });

  it("are found by name in each workspace that shares them", async () => {
    const { channels } = await withShared();
    expect((await channels.byName("T1", "channel-c0"))?.id).toBe("C0");
    expect((await channels.byName("T3", "Channel-C3A"))?.id).toBe("C3A");
    expect(await channels.byName("T3", "channel-c0")).toBeUndefined();
  });

  it("follow every change of what shares them, of their kind, and of their deletion", async () => {
    const store = await withShared();
    const listed = async (type: "public_channel" | "private_channel", workspaceId: string) =>
      ids(await store.channels.find({ ...slice, type, workspaceId }, "U1"));
    const put = (parts: Parameters<typeof sampleChannel>[1]) =>
      write(store, { kind: "put", document: "channel", value: sampleChannel("C9", { workspaceId: "T2", ...parts }) });
    await put({ sharedWith: ["T3", "T4"], kind: "private" });
    expect(await listed("public_channel", "T3")).toEqual(["C3A"]);
    expect(await listed("private_channel", "T3")).toEqual(["C9"]);
    expect(await listed("private_channel", "T4")).toEqual(["C9"]);
    await put({ sharedWith: ["T4"] });
    expect(await listed("public_channel", "T3")).toEqual(["C3A"]);
    expect(await listed("public_channel", "T4")).toEqual(["C9"]);
    await put({ sharedWith: ["T4"], deleted: true });
    expect(await listed("public_channel", "T4")).toEqual([]);
    await put({});
    expect(await listed("public_channel", "T4")).toEqual([]);
    expect(await listed("public_channel", "T2")).toEqual(["C0", "C3A", "C5", "C9"]);
  });
}

function describeMemberships(open: OpenStore): void {
  it("are seen with the number of members, and with what a member has read", async () => {
    const store = await open();
    const seen = async (userId: string) => {
      const { channel: _, ...rest } = (await store.channels.seenBy("C1", userId)) ?? { channel: undefined };
      return rest;
    };
    expect(await seen("U2")).toEqual({ memberCount: 2 });
    expect(await seen("U1")).toEqual({ memberCount: 2, membership: { lastReadTs: noTs, open: true } });
    const change = { kind: "changeMembership", channelId: "C1", lastReadTs: "1767225600.000001", open: false } as const;
    await write(store, { ...change, userId: "U1" }, { ...change, userId: "U2" });
    expect(await seen("U1")).toEqual({
      memberCount: 2,
      membership: { lastReadTs: "1767225600.000001", open: false },
    });
    expect(await seen("U2")).toEqual({ memberCount: 2 });
    expect(await store.channels.seenBy("C9", "U1")).toBeUndefined();
  });

  it("keep what a change leaves out, and are shown to all members at once", async () => {
    const store = await open();
    const change = { kind: "changeMembership", channelId: "C1" } as const;
    const seen = async (userId: string) => (await store.channels.seenBy("C1", userId))?.membership;
    await write(store, { ...change, userId: "U1", open: false }, { ...change, userId: "U3", open: false });
    await write(store, { ...change, userId: "U1", lastReadTs: "1767225600.000001" });
    expect(await seen("U1")).toEqual({ lastReadTs: "1767225600.000001", open: false });
    await write(store, { kind: "openForMembers", channelId: "C1" }, { kind: "openForMembers", channelId: "C9" });
    expect(await seen("U1")).toEqual({ lastReadTs: "1767225600.000001", open: true });
    expect(await seen("U3")).toEqual({ lastReadTs: noTs, open: true });
  });

  it("keep the order in which members joined", async () => {
    const store = await open();
    const order = async (from = 0, limit = 9) =>
      (await store.channels.members("C1", { from, limit })).map(({ userId }) => userId);
    expect(await order()).toEqual(["U3", "U1"]);
    await write(store, { kind: "addChannelMembers", channelId: "C1", userIds: ["U1", "U9", "U2"] });
    expect(await order()).toEqual(["U3", "U1", "U2"]);
    await write(store, { kind: "removeChannelMembers", channelId: "C1", userIds: ["U3", "U9"] });
    await write(store, { kind: "addChannelMembers", channelId: "C1", userIds: ["U3"] });
    expect(await order()).toEqual(["U1", "U2", "U3"]);
    const [, second] = await store.channels.members("C1", { from: 0, limit: 2 });
    expect(await order(second?.place, 1)).toEqual(["U2"]);
    expect((await store.channels.seenBy("C1", "U1"))?.memberCount).toBe(3);
  });
}

function describeThreads(open: OpenStore): void {
  const nowMs = 1_767_225_600_000;
  const [root, other, reply, shown, second] = [0, 1, 2, 3, 4].map((at) => `1767225600.00000${at}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const always = { oldest: noTs, latest: "1767225601.000000", limit: 9 } as const;

  async function withThread(): Promise<Store> {
    const store = await open();
    await write(store, { kind: "put", document: "channel", value: sampleChannel("C1") });
    const messages = [
      sampleMessage("C1", { pinned: { userId: "U1", ts: root } }),
      sampleMessage("C1"),
      sampleMessage("C1", { threadTs: root, userId: "U2" }),
      sampleMessage("C1", { threadTs: root, userId: "U3", replyBroadcast: true, subtype: "thread_broadcast" }),
      sampleMessage("C1", { threadTs: root, userId: "U2" }),
      sampleMessage("C1", { deleted: true, pinned: { userId: "U1", ts: root } }),
      sampleMessage("C1", { threadTs: root, deleted: true }),
    ];
    for (const message of messages) await post(store, { message, nowMs });
    return store;
  }

  it("have a history without plain replies and deleted messages", async () => {
    const { messages } = await withThread();
    const history = async (order: "newestFirst" | "oldestFirst", parts: object = {}) =>
      (await messages.history("C1", { ...always, order, ...parts })).map(({ ts }) => ts);
    expect(await history("newestFirst")).toEqual([shown, other, root]);
    expect(await history("oldestFirst", { limit: 2 })).toEqual([root, other]);
    expect(await history("newestFirst", { oldest: other, latest: other })).toEqual([other]);
    expect(await messages.countAfter("C1", root)).toBe(2);
    expect(await messages.countPins("C1")).toBe(1);
  });

  it("count written messages, without messages of the service", async () => {
    const store = await withThread();
    const { messages } = store;
    const subtypes = ["channel_topic", "channel_join", "bot_message", "me_message"];
    for (const subtype of subtypes) await post(store, { message: sampleMessage("C1", { subtype }), nowMs });
    expect(await messages.countAfter("C1", root)).toBe(6);
    expect(await messages.countWrittenAfter("C1", root)).toBe(4);
    expect(await messages.countWrittenAfter("C1", shown)).toBe(2);
    expect(await messages.countWrittenAfter("C9", root)).toBe(0);
  });

  it("have threads with their repliers", async () => {
    const { messages } = await withThread();
    const replies = async (parts: object = {}) =>
      (await messages.replies("C1", root, { ...always, ...parts })).map(({ ts }) => ts);
    expect(await replies()).toEqual([reply, shown, second]);
    expect(await replies({ oldest: shown, limit: 1 })).toEqual([shown]);
    expect(await messages.replies("C1", other, always)).toEqual([]);
    expect(await messages.repliers("C1", { oldest: root, latest: second })).toEqual([
      { threadTs: root, id: "U2", count: 2, first: reply, latest: second },
      { threadTs: root, id: "U3", count: 1, first: shown, latest: shown },
    ]);
    expect(await messages.repliers("C1", { oldest: other, latest: second })).toEqual([]);
  });
}
