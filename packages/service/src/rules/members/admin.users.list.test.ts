import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const day = 24 * 60 * 60 * 1000;
const admin = "svcp-administrator";
const world: World = {
  ...organizationWorld,
  groups: [{ id: "S1", displayName: "Engineers", members: ["mia"], connected_workspaces: ["labs"] }],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: admin,
      kind: "user",
      user: "ada",
      app: "Helper",
      scopes: ["admin.users:read"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

interface Listed {
  readonly id: string;
  readonly [key: string]: unknown;
}

async function start(changed: Partial<World> = {}) {
  const { call, clock, scim } = await createTestService({ ...world, ...changed });
  const list = async (args: object) => (await call("admin.users.list", args, admin)).body;
  const find = async (id: string, args: object = {}): Promise<Listed> =>
    (await list(args)).users.find((user: Listed) => user.id === id);
  return { list, find, clock, scim };
}

describe("admin.users.list", () => {
  it("pages through everybody in the order of creation", async () => {
    const { list } = await start();
    const ids: string[] = [];
    let cursor = "";
    do {
      const page = await list({ limit: 3, cursor });
      ids.push(...page.users.map(({ id }: Listed) => id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    expect(ids).toEqual(["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "W1", "U10"]);
  });

  it("shows how users sign in only for the whole organization", async () => {
    const { find } = await start();
    expect(await find("U4")).toMatchObject({ has_2fa: false, has_sso: false, last_active_ts: 0 });
    expect(Object.keys(await find("U4", { team_id: "T1" }))).not.toContain("has_2fa");
  });

  it("shows the roles of the organization or of the workspace", async () => {
    const { find } = await start();
    expect(await find("U5")).toMatchObject({ is_admin: false, is_owner: false });
    expect(await find("U5", { team_id: "T2" })).toMatchObject({ is_admin: true, is_primary_owner: true });
  });

  it("shows workspaces of groups, and those of deactivated users on request", async () => {
    const { find } = await start();
    expect(await find("U4")).toMatchObject({ workspaces: ["T1", "T2"] });
    expect(await find("U9", { is_active: false })).toMatchObject({ workspaces: [], is_active: false });
    const args = { is_active: false, include_deactivated_user_workspaces: true };
    expect(await find("U9", args)).toMatchObject({ workspaces: ["T1"], deactivated_ts: expect.any(Number) });
  });

  it("shows when a guest's account ended", async () => {
    const users = world.users?.map((user) =>
      user.userName === "gus"
        ? { ...user, guest: { kind: "multi" as const, expiration: "2026-07-01T00:00:00Z" } }
        : user,
    );
    const { find, clock } = await start({ ...(users && { users }) });
    expect(await find("U7")).toMatchObject({ is_active: true, expiration_ts: 1782864000 });
    clock.advance(365 * day);
    expect(await find("U7")).toMatchObject({ is_active: false, deactivated_ts: 1782864000, workspaces: [] });
  });
});
