import { describe, expect, it } from "vitest";
import type { Channel } from "../../model/channel.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleChannel, sampleDm, sampleUser } from "../samples.js";

const put = (channel: Channel) => ({ kind: "put", document: "channel", value: channel }) as const;

/** Queries and members of channels. */
export function describeChannels(open: OpenStore): void {
  describe("channels", () => {
    describeLookUps(open);
    describeMembers(open);
  });
}

function describeLookUps(open: OpenStore): void {
  it("are found by name within their workspace, ignoring case", async () => {
    const store = await open();
    const here = sampleChannel("C1", { name: "General" });
    const there = sampleChannel("C2", { workspaceId: "T2", name: "general", kind: "private" });
    await write(store, put(here), put(there));
    expect(await store.channels.byName("T1", "GENERAL")).toEqual(here);
    expect(await store.channels.byName("T2", "general")).toEqual(there);
    expect(await store.channels.byName("T3", "general")).toBeUndefined();
  });

  it("keep a name taken until no workspace has a channel of that name", async () => {
    const store = await open();
    const [here, there] = [sampleChannel("C1", { name: "x" }), sampleChannel("C2", { workspaceId: "T2", name: "x" })];
    await write(store, put(here), put(there), {
      kind: "put",
      document: "user",
      value: sampleUser("U1", { userName: "ada" }),
    });
    expect(await store.channels.nameTaken("X")).toBe(true);
    expect(await store.channels.nameTaken("ada")).toBe(false);
    await write(store, put({ ...here, name: "y" }));
    expect(await store.channels.nameTaken("x")).toBe(true);
    await write(store, put({ ...there, name: "z" }));
    expect(await store.channels.nameTaken("x")).toBe(false);
    expect(await store.channels.nameTaken("z")).toBe(true);
    expect(await store.channels.byName("T2", "x")).toBeUndefined();
  });

  it("of two users are found in any order, within their workspace", async () => {
    const store = await open();
    const dm = sampleDm("D1", ["U1", "U2"]);
    await write(store, put(dm), put(sampleDm("D2", ["U1", "U3"])));
    expect(await store.channels.dm("T1", "U1", "U2")).toEqual(dm);
    expect(await store.channels.dm("T1", "U2", "U1")).toEqual(dm);
    expect(await store.channels.dm("T2", "U1", "U2")).toBeUndefined();
    expect(await store.channels.dm("T1", "U2", "U3")).toBeUndefined();
  });

  it("of a group are found by all of its users, in any order", async () => {
    const store = await open();
    const group = sampleChannel("C1", { kind: "mpim", name: "mpdm-x", dmUserIds: ["U1", "U2", "U3"] });
    await write(store, put(group), put(sampleDm("D1", ["U1", "U1"])));
    expect(await store.channels.dm("T1", "U3", "U1", "U2")).toEqual(group);
    expect(await store.channels.dm("T1", "U1", "U2")).toBeUndefined();
    expect(await store.channels.dm("T1", "U1", "U2", "U3", "U4")).toBeUndefined();
    expect((await store.channels.dm("T1", "U1", "U1"))?.id).toBe("D1");
  });
}

function describeMembers(open: OpenStore): void {
  it("have members, as a set", async () => {
    const store = await open();
    const users = ["U1", "U2", "U3"].map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const);
    await write(store, ...users, put(sampleChannel("C1")), put(sampleChannel("C2")));
    await write(store, { kind: "addChannelMembers", channelId: "C1", userIds: ["U1", "U2", "U1", "U9"] });
    await write(store, { kind: "addChannelMembers", channelId: "C1", userIds: ["U2"] });
    await write(store, { kind: "addChannelMembers", channelId: "C2", userIds: ["U3"] });
    await write(store, { kind: "addChannelMembers", channelId: "C9", userIds: ["U1"] });
    const isMember = (channelId: string, userId: string) => store.channels.isMember(channelId, userId);
    expect(await Promise.all([isMember("C1", "U1"), isMember("C1", "U2"), isMember("C2", "U3")])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Promise.all([isMember("C1", "U3"), isMember("C1", "U9"), isMember("C9", "U1")])).toEqual([
      false,
      false,
      false,
    ]);
    expect(await store.channels.shareChannel("U1", "U2")).toBe(true);
    expect(await store.channels.shareChannel("U1", "U3")).toBe(false);
    await write(store, { kind: "removeChannelMembers", channelId: "C1", userIds: ["U2", "U9"] });
    expect(await isMember("C1", "U2")).toBe(false);
    expect(await store.channels.shareChannel("U1", "U2")).toBe(false);
  });
}
