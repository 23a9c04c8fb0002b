import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const owner = "svcp-administrator";
const world: World = {
  ...organizationWorld,
  channels: [
    ...(organizationWorld.channels ?? []),
    { id: "C8", kind: "public", name: "both", workspace: "hq", shared_with: ["labs"], members: ["ada"] },
    { id: "C9", kind: "private", name: "lab-board", workspace: "labs", members: ["lab", "olga"] },
  ],
  groups: [
    { id: "S1", displayName: "Engineers", members: ["ada"], connected_workspaces: ["labs"] },
    { id: "S3", displayName: "Crew", kind: "user", workspace: "hq", handle: "crew", members: ["mia"] },
  ],
  role_assignments: [{ role: "Rl0A", user: "mia", workspace: "hq" }],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: owner,
      kind: "user",
      user: "olga",
      app: "Helper",
      scopes: ["admin.users:read", "admin.users:write", "users:read"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

async function start() {
  const { call, store, clock, scim } = await createTestService(world);
  const send = async (method: string, args: object) => (await call(`admin.users.${method}`, args, owner)).body;
  const channelsOf = async (id: string) => {
    const all = ["C1", "C2", "C4", "C7", "C8", "C9"];
    const known = await Promise.all(all.map((channel) => store.channels.isMember(channel, id)));
    return all.filter((_, at) => known[at] === true);
  };
  return { send, get: (id: string) => store.users.get(id), channelsOf, store, clock, call, scim };
}

const mia = { user_id: "U4" } as const;
const inLabs = { ...mia, team_id: "T2" } as const;
const inHq = { ...mia, team_id: "T1" } as const;

describe("admin.users.assign", () => {
  it("adds a membership and channels", async () => {
    const { send, get, channelsOf } = await start();
    expect(await send("assign", { ...inLabs, channel_ids: ["C9"] })).toEqual({ ok: true });
    expect((await get("U4"))?.memberships).toEqual([
      { workspaceId: "T1", role: "member" },
      { workspaceId: "T2", role: "member" },
    ]);
    expect(await channelsOf("U4")).toEqual(["C1", "C2", "C4", "C9"]);
    expect(await send("assign", inLabs)).toMatchObject({ error: "user_already_team_member" });
  });

  it("reinstates a deactivated user, whose tokens stay revoked", async () => {
    const { send, get, call } = await start();
    expect(await send("remove", inHq)).toEqual({ ok: true });
    expect(await get("U4")).toMatchObject({ active: false });
    expect(await send("assign", inHq)).toEqual({ ok: true });
    expect(await get("U4")).toMatchObject({ active: true, memberships: [{ workspaceId: "T1" }] });
    expect((await call("users.info", { user: "U4" }, "svcp-mia")).body.error).toBe("token_revoked");
  });

  it("reinstates a former member as a guest of one channel", async () => {
    const { send, get, channelsOf } = await start();
    await send("remove", inHq);
    expect(await send("assign", { ...inHq, is_ultra_restricted: true, channel_ids: ["C3"] })).toEqual({ ok: true });
    expect((await get("U4"))?.guest).toEqual({ kind: "single" });
    expect(await channelsOf("U4")).toEqual([]);
  });

  it("happens once for calls at the same time", async () => {
    const { send, get } = await start();
    const errors = await Promise.all([1, 2, 3, 4].map(async () => (await send("assign", inLabs)).error));
    expect(errors.toSorted()).toEqual([...Array.from({ length: 3 }, () => "user_already_team_member"), undefined]);
    expect((await get("U4"))?.version).toBe(2);
  });
});

describe("admin.users.remove", () => {
  it("ends a membership with its channels, user groups, tokens and system roles", async () => {
    const { send, get, channelsOf, store, call } = await start();
    await send("assign", { ...inLabs, channel_ids: ["C9"] });
    await store.commit({ expect: [], writes: [{ kind: "addChannelMembers", channelId: "C8", userIds: ["U4"] }] });
    expect(await send("remove", inHq)).toEqual({ ok: true });
    expect(await get("U4")).toMatchObject({ active: true, memberships: [{ workspaceId: "T2" }] });
    expect(await channelsOf("U4")).toEqual(["C8", "C9"]);
    expect((await store.users.groupsOf(["U4"])).get("U4")).toBeUndefined();
    expect(await store.roles.among({ roleIds: ["Rl0A"], entityIds: ["T1"], userIds: ["U4"] })).toEqual([]);
    expect((await call("users.info", { user: "U4" }, "svcp-mia")).body.error).toBe("token_revoked");
    const { body } = await call("users.info", { user: "U4" });
    expect(body.user).toMatchObject({ id: "U4", deleted: false, team_id: "T2" });
    expect(await send("remove", inHq)).toMatchObject({ error: "user_already_deleted" });
  });

  it("deactivates a user of no other workspace, as SCIM does", async () => {
    const { send, get, call, scim } = await start();
    await send("remove", inHq);
    const removed = await get("U4");
    const { body } = await call("users.info", { user: "U4" });
    expect(body.user).toMatchObject({ deleted: true });
    await send("assign", inHq);
    await scim("DELETE", "/v2/Users/U4");
    expect({ ...(await get("U4")), version: 2, updated: "" }).toEqual({ ...removed, version: 2, updated: "" });
  });

  it("keeps a user of a group in the workspaces of the group", async () => {
    const { send, get } = await start();
    expect(await send("remove", { team_id: "T2", user_id: "U3" })).toMatchObject({
      error: "failed_to_remove_user_from_workspace",
    });
    expect(await send("remove", { team_id: "T1", user_id: "U3" })).toEqual({ ok: true });
    expect(await get("U3")).toMatchObject({ active: true, memberships: [{ workspaceId: "T2", role: "member" }] });
  });
});
