import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const owner = "svcp-administrator";
const soonTs = Date.UTC(2026, 5, 2) / 1000;
const soon = "2026-06-02T00:00:00.000Z";
const world: World = {
  ...organizationWorld,
  users: (organizationWorld.users ?? []).map((user) =>
    user.userName === "sue"
      ? {
          ...user,
          workspaces: { hq: "member", labs: "member" },
          guest: { kind: "multi", expiration: "2027-01-01T00:00:00Z" },
        }
      : user,
  ),
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
  const planned: number[] = [];
  const service = await createTestService(world, { due: { plan: (atMs) => planned.push(atMs) } });
  const set = async (sent: object) =>
    (await service.call("admin.users.setExpiration", { team_id: "T1", expiration_ts: soonTs, ...sent }, owner)).body;
  return { ...service, planned, set };
}

describe("admin.users.setExpiration", () => {
  it("ends the account of a guest of one workspace", async () => {
    const { call, clock, planned, set } = await start();
    expect(await set({ user_id: "U7" })).toEqual({ ok: true });
    expect(planned).toEqual([soonTs * 1000]);
    expect((await call("auth.test", {}, "svcp-guest")).body.ok).toBe(true);
    clock.advance(24 * 60 * 60 * 1000);
    expect((await call("auth.test", {}, "svcp-guest")).body.ok).toBe(false);
    expect(await set({ user_id: "U7" })).toMatchObject({ ok: false, error: "user_is_deactivated" });
  });

  it("sets the expiration of one workspace for a guest of several", async () => {
    const { call, set, store } = await start();
    expect(await set({ user_id: "U8", team_id: "T2" })).toEqual({ ok: true });
    expect((await store.users.get("U8"))?.guest).toEqual({
      kind: "multi",
      expiration: "2027-01-01T00:00:00.000Z",
      expirations: [{ workspaceId: "T2", expiration: soon }],
    });
    const read = await call("admin.users.getExpiration", { user_id: "U8", target_team: "T2" }, owner);
    expect(read.body.user.expiration_ts).toBe(soonTs);
  });

  it("refuses the same expiration to the second of two callers", async () => {
    const { set } = await start();
    const answers = await Promise.all([set({ user_id: "U7" }), set({ user_id: "U7" })]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});
