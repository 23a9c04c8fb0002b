import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const scopes = ["usergroups:read", "usergroups:write", "channels:read", "chat:write"];
const world: World = {
  ...organizationWorld,
  tokens: (organizationWorld.tokens ?? []).map((token) => (token.kind === "bot" ? { ...token, scopes } : token)),
};

async function start() {
  const service = await createTestService(world);
  const call = async (method: string, args: object = {}) => (await service.call(method, args)).body;
  const create = async (args: object) => (await call("usergroups.create", args)).usergroup;
  const users = await service.store.users.find({ home: "E1", offset: 0, limit: 100, order: "ascending" });
  const people = users.items.filter(({ kind, active, guest }) => kind === "person" && active && guest === undefined);
  const inHq = people.filter(({ memberships }) => memberships.some(({ workspaceId }) => workspaceId === "T1"));
  return { ...service, call, create, people: inHq.map(({ id }) => id) };
}

describe("user groups", () => {
  it("have different handles, when they are created at once", async () => {
    const { call } = await start();
    const names = Array.from({ length: 8 }, (_, at) => `Night ${"!".repeat(at)}Watch`);
    const made = await Promise.all(names.map((name) => call("usergroups.create", { name })));
    const handles = made.map(({ usergroup }) => usergroup.handle);
    expect(new Set(handles).size).toBe(names.length);
    expect(handles).toContain("night-watch");
    expect(handles).toContain("night-watch-2");
  });

  it("refuse all but one that want the same handle at once", async () => {
    const { call } = await start();
    const made = await Promise.all(["A", "B", "C"].map((name) => call("usergroups.create", { name, handle: "watch" })));
    expect(made.map(({ error = "" }) => error).toSorted()).toEqual([
      "",
      "handle_already_exists",
      "handle_already_exists",
    ]);
  });

  it("keep their handle while they are disabled, and release a former one", async () => {
    const { call, create } = await start();
    const { id } = await create({ name: "Watch" });
    await call("usergroups.disable", { usergroup: id });
    expect(await call("usergroups.create", { name: "Other", handle: "watch" })).toMatchObject({
      error: "handle_already_exists",
    });
    await call("usergroups.update", { usergroup: id, handle: "watchers" });
    expect(await create({ name: "Other", handle: "watch" })).toMatchObject({ handle: "watch" });
  });

  it("are groups of SCIM, which keeps what only the Web API shows", async () => {
    const { call, create, scim } = await start();
    const { id } = await create({ name: "Watch", description: "Awake." });
    const patch = {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "replace", path: "displayName", value: "Night Watch" }],
    };
    expect((await scim("PATCH", `/v2/Groups/${id}`, patch)).status).toBeLessThan(300);
    const { usergroups } = await call("usergroups.list");
    expect(usergroups.find((group: { id: string }) => group.id === id)).toMatchObject({
      name: "Night Watch",
      handle: "watch",
      description: "Awake.",
    });
  });

  it("bring new members into their default channels, and leave former ones there", async () => {
    const { call, create, store, people } = await start();
    const [one = "", two = ""] = people;
    const channel = (await store.channels.byName("T1", "general"))?.id ?? "";
    await store.commit({ expect: [], writes: [{ kind: "removeChannelMembers", channelId: channel, userIds: people }] });
    const { id } = await create({ name: "Watch", channels: [channel] });
    const members = async () => (await store.channels.members(channel, { from: 0, limit: 99 })).map((it) => it.userId);
    const update = (...users: readonly string[]) => call("usergroups.users.update", { usergroup: id, users });
    expect(await update(one)).toMatchObject({ usergroup: { users: [one], user_count: 1 } });
    expect(await members()).toContain(one);
    expect(await members()).not.toContain(two);
    await update(two);
    expect(await members()).toEqual(expect.arrayContaining([one, two]));
    expect(await call("usergroups.users.list", { usergroup: id })).toEqual({ ok: true, users: [two] });
  });

  it("tell their open default channels once about each user whom they bring there", async () => {
    const { call, create, store, people } = await start();
    const [one = "", two = ""] = people;
    const channelId = (await store.channels.byName("T1", "general"))?.id ?? "";
    await store.commit({ expect: [], writes: [{ kind: "removeChannelMembers", channelId, userIds: people }] });
    const made = [
      await create({ name: "A", channels: [channelId] }),
      await create({ name: "B", channels: [channelId] }),
    ];
    const update = (usergroup: string, ...users: readonly string[]) =>
      call("usergroups.users.update", { usergroup, users });
    const answers = await Promise.all(made.flatMap(({ id }) => [update(id, one, two), update(id, two, one)]));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    const joins = async () =>
      (await store.messages.latest(channelId, 99)).map(({ subtype, userId, text }) => `${subtype} ${userId} ${text}`);
    const toJoin = (id: string) => `channel_join ${id} <@${id}> has joined the channel`;
    expect((await joins()).toSorted()).toEqual([one, two].map(toJoin).toSorted());
    const channel = await store.channels.get(channelId);
    if (channel === undefined) throw new Error("no channel");
    const archived = { ...channel, archived: true, version: channel.version + 1 };
    await store.commit({
      expect: [],
      writes: [
        { kind: "put", document: "channel", value: archived },
        { kind: "removeChannelMembers", channelId, userIds: people },
        { kind: "removeGroupMembers", groupId: made[0].id, userIds: people },
      ],
    });
    expect((await update(made[0].id, one)).ok).toBe(true);
    expect(await store.channels.isMember(channelId, one)).toBe(true);
    expect(await joins()).toHaveLength(2);
  });

  it("end up with the members of one call, when several replace them at once", async () => {
    const { call, create, people } = await start();
    const { id } = await create({ name: "Watch" });
    const lists = people.map((user) => [user]);
    await Promise.all(lists.map((users) => call("usergroups.users.update", { usergroup: id, users })));
    const { users } = await call("usergroups.users.list", { usergroup: id });
    expect(users).toHaveLength(1);
  });
});
