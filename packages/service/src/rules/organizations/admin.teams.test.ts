import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const admin = "svcp-administrator";
const world: World = {
  ...organizationWorld,
  users: (organizationWorld.users ?? []).map((user) =>
    user.id === "U2" ? { ...user, workspaces: { hq: "owner" as const } } : user,
  ),
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: admin,
      kind: "user",
      user: "ada",
      app: "Helper",
      scopes: ["admin.teams:read", "admin.teams:write", "channels:read", "channels:history", "users:read"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

async function start() {
  const { call, ...service } = await createTestService(world);
  return { ...service, ask: async (method: string, args: object = {}) => (await call(method, args, admin)).body };
}

describe("admin.teams.create", () => {
  it("makes the caller the primary owner and the only member", async () => {
    const { ask } = await start();
    const { team } = await ask("admin.teams.create", { team_domain: "depot", team_name: "Depot" });
    expect(await ask("admin.teams.owners.list", { team_id: team })).toMatchObject({ owner_ids: ["U3"] });
    const { teams } = await ask("admin.teams.list");
    expect(teams.find(({ id }: { readonly id: string }) => id === team)).toEqual({
      id: team,
      name: "Depot",
      discoverability: "invite_only",
      primary_owner: { user_id: "U3", email: "ada@acme.example" },
      team_url: "https://site.example/w/depot/",
    });
    const { members } = await ask("users.list", { team_id: team });
    expect(members.map(({ id }: { readonly id: string }) => id)).toContain("U3");
  });

  it("makes a general channel that the caller has joined", async () => {
    const { ask } = await start();
    const { team } = await ask("admin.teams.create", { team_domain: "depot", team_name: "Depot" });
    const { channels } = await ask("conversations.list", { team_id: team });
    expect(channels).toEqual([
      expect.objectContaining({ name: "general", is_general: true, is_member: true, creator: "U3", num_members: 1 }),
    ]);
    const { messages } = await ask("conversations.history", { channel: channels[0].id });
    expect(messages).toEqual([expect.objectContaining({ subtype: "channel_join", user: "U3" })]);
  });

  it("keeps domains and names unique for calls at the same time", async () => {
    const { store } = await start();
    const { createAdminTeamsCreate } = await import("./admin.teams.create.js");
    const { createTestIds } = await import("../../testing/create-test-ids.js");
    const create = createAdminTeamsCreate({ store, ids: createTestIds() });
    const user = await store.users.get("U3");
    const workspace = await store.organizations.workspace("T1");
    const context = { caller: { user, workspace }, now: new Date(0) } as never;
    const sent = [
      { team_domain: "depot", team_name: "Depot" },
      { team_domain: "depot", team_name: "Store" },
      { team_domain: "store", team_name: "DEPOT" },
      { team_domain: "hall", team_name: "Hall" },
    ];
    const answers = await Promise.all(sent.map((one) => create(one, context)));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.error))).toEqual([
      "ok",
      "domain_taken",
      "name_taken_in_org",
      "ok",
    ]);
  });
});

describe("admin.teams.owners.list", () => {
  it("pages through the owners", async () => {
    const { ask } = await start();
    const first = await ask("admin.teams.owners.list", { team_id: "T1", limit: 1 });
    const { next_cursor: cursor } = first.response_metadata;
    const rest = await ask("admin.teams.owners.list", { team_id: "T1", cursor });
    const all = await ask("admin.teams.owners.list", { team_id: "T1" });
    expect(all.owner_ids).toEqual([...first.owner_ids, ...rest.owner_ids]);
    expect([first.owner_ids, rest.owner_ids]).toEqual([["U1"], ["U2"]]);
  });
});
