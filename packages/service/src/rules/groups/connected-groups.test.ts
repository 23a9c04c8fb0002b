import { describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld, standaloneWorld } from "../../testing/demo-world.js";
import { checkWorld } from "../../worlds/check-world.js";
import type { World } from "../../worlds/world.js";
import { disconnectGroup } from "./disconnect-group.js";

const core = "urn:ietf:params:scim:schemas:core:2.0:Group";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const atLabs = "svcb-labs";

/** The group S1 of `ada` (U3) and `mia` (U4), who are members of T1, is connected to T2. */
const connectedWorld: World = {
  ...organizationWorld,
  groups: [{ id: "S1", displayName: "Engineers", members: ["ada", "mia"], connected_workspaces: ["labs"] }],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    {
      token: atLabs,
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: ["users:read"],
      installation: { workspace: "labs", installer: "olga" },
    },
  ],
};

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));
const patch = ({ scim }: TestService, ...Operations: readonly object[]) =>
  scim("PATCH", "/v2/Groups/S1", { schemas: [patchOp], Operations });

/** The workspace in which a caller of T2 sees each of the users U3, U4 and U7. */
async function seenFromLabs({ call }: TestService): Promise<readonly string[]> {
  const answers = await Promise.all(["U3", "U4", "U7"].map((user) => call("users.info", { user }, atLabs)));
  return answers.map(({ body }) => body.user.team_id);
}

describe("a group with connected workspaces", () => {
  it("brings its members into them when the world is loaded", async () => {
    const service = await createTestService(connectedWorld);
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
    expect((await service.call("users.info", { user: "U4" })).body.user.team_id).toBe("T1");
    expect((await service.call("users.info", { user: "U3" }, atLabs)).body.user).toMatchObject({
      profile: { team: "T2" },
      is_admin: true,
    });
  });

  it.each([
    ["PATCH", (service: TestService) => patch(service, { op: "add", path: "members", value: members("U7") })],
    [
      "PUT",
      ({ scim }: TestService) => {
        const sent = { schemas: [core], displayName: "Engineers", members: members("U3", "U4", "U7") };
        return scim("PUT", "/v2/Groups/S1", sent);
      },
    ],
  ])("brings users into them whom a %s adds later", async (_verb, add) => {
    const service = await createTestService(connectedWorld);
    expect((await add(service)).status).toBe(200);
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T2"]);
  });

  it("brings nobody into them when the change is refused", async () => {
    const service = await createTestService(connectedWorld);
    const refused = await patch(service, { op: "add", path: "members", value: members("U7", "U9") });
    expect(refused.body.detail).toBe("unable_to_add_deleted_or_guest_to_group");
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
  });

  it("leaves users there whom a PATCH removes, a PUT leaves out, and a deletion of the group", async () => {
    const service = await createTestService(connectedWorld);
    await patch(service, { op: "remove", path: 'members[value eq "U3"]' });
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
    await service.scim("PUT", "/v2/Groups/S1", { schemas: [core], displayName: "Engineers", members: [] });
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
    expect((await service.scim("DELETE", "/v2/Groups/S1")).status).toBe(204);
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
  });

  it("leaves a user there who is deactivated and reactivated", async () => {
    const service = await createTestService(connectedWorld);
    expect((await service.scim("DELETE", "/v2/Users/U4")).status).toBe(204);
    expect((await service.call("users.info", { user: "U4" }, atLabs)).body.user).toMatchObject({
      deleted: true,
      team_id: "T2",
    });
    const change = { op: "replace", path: "active", value: true };
    await service.scim("PATCH", "/v2/Users/U4", { schemas: [patchOp], Operations: [change] });
    expect(await seenFromLabs(service)).toEqual(["T2", "T2", "T1"]);
  });

  it("counts its members where a method needs a member of the workspace", async () => {
    const { organization, tokens = [] } = connectedWorld;
    const configuration = {
      token: "svcc-organization",
      kind: "configuration",
      user: "mia",
      installation: { installer: "ada" },
    } as const;
    const service = await createTestService({
      ...connectedWorld,
      ...(organization && { organization }),
      tokens: [...tokens, configuration],
    });
    const manifest = JSON.stringify({ display_information: { name: "Mine" } });
    const create = () => service.call("apps.manifest.create", { manifest, team_id: "T2" }, configuration.token);
    expect((await create()).body.ok).toBe(true);
    await disconnectGroup(service.store, { groupId: "S1", workspaceId: "T2" });
    expect((await create()).body.error).toBe("not_in_team");
  });
});

describe("disconnectGroup", () => {
  const connection = { groupId: "S1", workspaceId: "T2" };

  it("ends the memberships of present and former members, and keeps the group", async () => {
    const service = await createTestService(connectedWorld);
    await patch(service, { op: "remove", path: 'members[value eq "U3"]' });
    expect(await disconnectGroup(service.store, connection)).toBe(true);
    expect(await seenFromLabs(service)).toEqual(["T1", "T1", "T1"]);
    expect((await service.scim("GET", "/v2/Groups/S1")).body.members).toMatchObject(members("U4"));
    await patch(service, { op: "add", path: "members", value: members("U7") });
    expect(await seenFromLabs(service)).toEqual(["T1", "T1", "T1"]);
  });

  it("ends the memberships that a deleted group left behind", async () => {
    const service = await createTestService(connectedWorld);
    await service.scim("DELETE", "/v2/Groups/S1");
    expect(await disconnectGroup(service.store, connection)).toBe(true);
    expect(await seenFromLabs(service)).toEqual(["T1", "T1", "T1"]);
    expect(await disconnectGroup(service.store, connection)).toBe(false);
  });

  it("keeps members whom another connected group brought, and members on their own", async () => {
    const other = { id: "S2", displayName: "Pilots", members: ["mia", "lab"], connected_workspaces: ["labs"] };
    const service = await createTestService({ ...connectedWorld, groups: [...(connectedWorld.groups ?? []), other] });
    await disconnectGroup(service.store, connection);
    expect(await seenFromLabs(service)).toEqual(["T1", "T2", "T1"]);
    await disconnectGroup(service.store, { groupId: "S2", workspaceId: "T2" });
    expect((await service.call("users.info", { user: "U5" }, atLabs)).body.user).toMatchObject({
      team_id: "T2",
      is_primary_owner: true,
    });
  });

  it.each([
    ["a workspace that the group is not connected to", { groupId: "S1", workspaceId: "T1" }],
    ["a group that does not exist", { groupId: "S404", workspaceId: "T2" }],
  ])("changes nothing for %s", async (_what, unknown) => {
    const { store } = await createTestService(connectedWorld);
    const before = await store.groups.get("S1");
    expect(await disconnectGroup(store, unknown)).toBe(false);
    expect(await store.groups.get("S1")).toEqual(before);
  });
});

describe("connected_workspaces of a world file", () => {
  const message = "Only an idp group can be connected, and only to workspaces of its own organization";
  const partner = { id: "T9", name: "Partner", domain: "partner", foreign: true };
  const { workspaces = [] } = organizationWorld;

  it.each([
    [
      "a user group",
      { ...organizationWorld, groups: [{ displayName: "A", kind: "user", connected_workspaces: ["labs"] }] },
    ],
    [
      "a group of a standalone workspace",
      { ...standaloneWorld, groups: [{ displayName: "A", connected_workspaces: ["shop"] }] },
    ],
    [
      "a workspace of another organization",
      {
        ...organizationWorld,
        workspaces: [...workspaces, partner],
        groups: [{ displayName: "A", connected_workspaces: ["partner"] }],
      },
    ],
  ] as readonly (readonly [string, World])[])("are refused for %s", (_what, world) => {
    expect(checkWorld(world)).toContainEqual({ path: ["groups", 0, "connected_workspaces", 0], message });
  });
});
