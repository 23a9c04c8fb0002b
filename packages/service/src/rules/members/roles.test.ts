import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const owner = "svcp-administrator";
const world: World = {
  ...organizationWorld,
  groups: [{ id: "S1", displayName: "Engineers", members: ["mia"], connected_workspaces: ["labs"] }],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: owner,
      kind: "user",
      user: "olga",
      app: "Helper",
      scopes: ["admin.users:read", "admin.users:write"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

async function start() {
  const { call, store, clock } = await createTestService(world);
  const send = async (method: string, args: object) => (await call(`admin.users.${method}`, args, owner)).body;
  const get = async (id: string) => store.users.get(id);
  return { send, get, clock, call };
}

describe("admin.users.setAdmin, setOwner, setRegular", () => {
  it("change the role in one workspace", async () => {
    const { send, get } = await start();
    const mia = { team_id: "T1", user_id: "U4" };
    const roles: unknown[] = [];
    for (const method of ["setAdmin", "setOwner", "setAdmin", "setRegular"]) {
      expect(await send(method, mia)).toEqual({ ok: true });
      roles.push((await get("U4"))?.memberships);
    }
    const inT1 = (role: string) => [{ workspaceId: "T1", role }];
    expect(roles).toEqual([inT1("admin"), inT1("owner"), inT1("admin"), inT1("member")]);
  });

  it("change the role in the organization", async () => {
    const { send, get } = await start();
    const mia = { team_id: "E1", user_id: "U4" };
    await send("setOwner", mia);
    expect(await get("U4")).toMatchObject({ organizationRole: "owner", memberships: [{ role: "member" }] });
    await send("setRegular", mia);
    expect((await get("U4"))?.organizationRole).toBeUndefined();
  });

  it("give a member through a group a membership of their own", async () => {
    const { send, get } = await start();
    await send("setAdmin", { team_id: "T2", user_id: "U4" });
    expect((await get("U4"))?.memberships).toEqual([
      { workspaceId: "T1", role: "member" },
      { workspaceId: "T2", role: "admin" },
    ]);
  });

  it("store nothing if the user has the role", async () => {
    const { send, get } = await start();
    await send("setRegular", { team_id: "T1", user_id: "U4" });
    expect((await get("U4"))?.version).toBe(1);
  });

  it("make a guest a full member", async () => {
    const { send, get } = await start();
    expect(await send("setRegular", { team_id: "T1", user_id: "U8" })).toEqual({ ok: true });
    expect((await get("U8"))?.guest).toBeUndefined();
  });

  it("lose no change of two callers", async () => {
    const { send, get } = await start();
    const places = [{ team_id: "T1" }, { team_id: "T2" }, { team_id: "E1" }];
    await Promise.all(places.map((place) => send("setAdmin", { ...place, user_id: "U4" })));
    expect(await get("U4")).toMatchObject({
      version: 4,
      organizationRole: "admin",
      memberships: expect.arrayContaining([
        { workspaceId: "T1", role: "admin" },
        { workspaceId: "T2", role: "admin" },
      ]),
    });
  });
});

describe("admin.users.session.reset", () => {
  it("keeps the tokens of apps", async () => {
    const { send, call } = await start();
    expect(await send("session.reset", { user_id: "U4" })).toEqual({ ok: true });
    expect((await call("auth.test", {}, "svcp-mia")).body).toMatchObject({ ok: true, user_id: "U4" });
  });
});
