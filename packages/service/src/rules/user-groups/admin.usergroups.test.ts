import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const administrator = "svcp-administrator";
const world: World = {
  ...organizationWorld,
  groups: [{ id: "S1", displayName: "Engineers", members: ["ada", "mia"], connected_workspaces: ["hq"] }],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: administrator,
      kind: "user",
      user: "olga",
      app: "Helper",
      scopes: ["admin.usergroups:read", "admin.usergroups:write"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

async function start() {
  const service = await createTestService(world);
  const send = async (method: string, args: object) =>
    (await service.call(`admin.usergroups.${method}`, { usergroup_id: "S1", ...args }, administrator)).body;
  return { ...service, send };
}

describe("admin.usergroups.addChannels", () => {
  it("brings members into the channels, also those whom SCIM adds later", async () => {
    const { send, store, scim, call } = await start();
    expect(await send("addChannels", { channel_ids: ["C2", "C3"] })).toEqual({ ok: true });
    const isIn = (user: string) => Promise.all(["C2", "C3"].map((channel) => store.channels.isMember(channel, user)));
    expect(await Promise.all(["U3", "U4", "U2"].map(isIn))).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    const { body } = await call("conversations.history", { channel: "C2" }, "svcp-mia");
    expect(body.messages).toMatchObject([{ subtype: "channel_join", user: "U3" }]);
    const change = {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "add", path: "members", value: [{ value: "U7" }] }],
    };
    expect((await scim("PATCH", "/v2/Groups/S1", change)).status).toBe(200);
    expect(await isIn("U7")).toEqual([true, true]);
    expect((await scim("DELETE", "/v2/Groups/S1")).status).toBe(400);
  });

  it("adds each channel once for calls at the same time", async () => {
    const { send, store } = await start();
    const calls = [["C2"], ["C3"], ["C2", "C3"]].map((channel_ids) => send("addChannels", { channel_ids }));
    expect(await Promise.all(calls)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await store.groups.get("S1"))?.linkedChannelIds.toSorted()).toEqual(["C2", "C3"]);
    const listed = await send("listChannels", {});
    expect(listed.channels).toContainEqual({ id: "C2", name: "random", team_id: "T1" });
  });
});
