import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const connection = { group: "S1", workspace: "T2" };

/** The demo's users in two workspaces; the group S1 of Mia is connected to the second one. */
const world = {
  kind: "world",
  organization: { id: "E1", name: "Acme", plan: "enterprise", default_workspace: "hq" },
  workspaces: [
    { id: "T1", name: "Headquarters", domain: "hq" },
    { id: "T2", name: "Labs", domain: "labs" },
  ],
  apps: [{ id: "A1", name: "Helper" }],
  users: [
    {
      id: "UPAT",
      userName: "pat",
      emails: ["pat@acme.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner" },
    },
    { id: "ULAB", userName: "lab", emails: ["lab@acme.example"], workspaces: { labs: "primary_owner" } },
    { id: "UMIA", userName: "mia", emails: ["mia@acme.example"] },
    { id: "UHELP", userName: "helper", bot_of: "Helper" },
  ],
  groups: [{ id: "S1", displayName: "Crew", members: ["mia"], connected_workspaces: ["labs"] }],
  tokens: [
    { token: "svcp-pat", kind: "user", user: "pat", scopes: ["admin"], installation: { installer: "pat" } },
    {
      token: "svcb-labs",
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: ["users:read"],
      installation: { workspace: "labs", installer: "lab" },
    },
  ],
};

type DoubleServer = Awaited<ReturnType<typeof serveDouble>>;

const seen = async ({ call }: DoubleServer, prefix = "") => {
  const { user } = await call("users.info", { user: "UMIA" }, `${prefix}svcb-labs`);
  return (user as { readonly team_id: string }).team_id;
};

describe("a connected group of a loaded world", () => {
  it("keeps its members in the workspace after its deletion, until it is disconnected over HTTP", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    expect(await seen(server)).toBe("T2");
    const deletion = { method: "DELETE", headers: { authorization: "Bearer svcp-pat" } };
    expect((await server.fetch("/scim/v2/Groups/S1", deletion)).status).toBe(204);
    expect(await seen(server)).toBe("T2");
    const headers = { "content-type": "application/json; charset=utf-8" };
    const disconnect = { method: "POST", headers, body: JSON.stringify(connection) };
    expect(await server.json("/_rollcall/group.disconnect", disconnect)).toEqual({ ok: true });
    expect(await seen(server)).toBe("T1");
  });

  it("is part of snapshots, forks and diffs", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    await server.world.snapshot("connected");
    await server.world.fork({ name: "blue" });
    await server.groups.disconnect(connection);
    expect([await seen(server), await seen(server, "blue~")]).toEqual(["T1", "T2"]);
    const changes = await server.world.diff("connected");
    expect(changes).toMatchObject([
      { table: "connected_members", key: ["UMIA", "T2", "S1"] },
      { table: "groups", key: ["S1"], after: { document: { connectedWorkspaceIds: [] } } },
    ]);
    await server.world.restore("connected");
    expect(await seen(server)).toBe("T2");
  });

  it("shows in the journal which users SCIM added to which workspaces", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    const body = JSON.stringify({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "add", path: "members", value: [{ value: "UPAT" }] }],
    });
    const headers = { authorization: "Bearer svcp-pat", "content-type": "application/scim+json; charset=utf-8" };
    expect((await server.fetch("/scim/v2/Groups/S1", { method: "PATCH", headers, body })).status).toBe(200);
    const entries = await server.journal.list();
    expect(entries.at(-1)?.changes).toMatchObject([
      { kind: "addGroupMembers", id: "S1", after: { userIds: ["UPAT"] } },
      { kind: "connectMembers", id: "S1", after: { workspaceIds: ["T2"], userIds: ["UPAT"] } },
    ]);
  });

  it.each([
    [{ group: "S1", workspace: "T1" }, 'There is no connection "S1 T1"; the known ones are T2.'],
    [{ group: "S9", workspace: "T2" }, 'There is no connection "S9 T2"; none exists.'],
  ])("refuses to disconnect %j", async (unknown, detail) => {
    await using server = await serveDouble();
    await server.world.load(world);
    await expect(server.groups.disconnect(unknown)).rejects.toThrow(detail);
    expect(await seen(server)).toBe("T2");
  });
});
