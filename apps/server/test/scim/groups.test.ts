import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newGroup } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));

describe.each(versions)("a group over SCIM %s", (version) => {
  it("is answered with its keys in order, and in the same form in a list", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post(
      "/Groups",
      newGroup({ displayName: " Night watch ", members: members("UMIA", "UGUS") }),
    );
    const location = `https://site.example/scim/${version === "1.1" ? "v1" : "v2"}/Groups/${created.body.id}`;
    expect(created.outcome).toBe("201");
    expect(created.headers.get("location")).toBe(location);
    expect(JSON.stringify(created.body)).toBe(
      JSON.stringify({
        schemas: scim.wire(["$Group"]),
        id: created.body.id,
        displayName: "Night watch",
        meta: { created: "2026-06-01T12:00:00+00:00", location },
        members: [
          { value: "UMIA", display: "Mia Miller" },
          { value: "UGUS", display: "gus" },
        ],
      }),
    );
    expect(created.body.id).toMatch(/^S[A-Z0-9]+$/);
    expect((await scim.get(`/Groups/${created.body.id}`)).body).toEqual(created.body);
    expect((await scim.get("/Groups")).body.Resources).toContainEqual(created.body);
    expect((await scim.get("/Users/UGUS")).body.groups).toEqual([{ value: created.body.id, display: "Night watch" }]);
  });

  it.each(
    inTurn(version, [
      { attributes: {} },
      { attributes: { members: [] } },
      { attributes: { members: null } },
      { attributes: { externalId: "00g1", id: "SOTHER", meta: {} } },
    ]),
  )("is empty after a POST with $attributes", async ({ attributes }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Groups", newGroup({ displayName: "Empty", ...attributes }));
    expect(created).toMatchObject({ outcome: "201", body: { members: [] } });
    expect(created.body.id).not.toBe("SOTHER");
  });

  it("accepts members in the form that answers have", async () => {
    await using scim = await createScimClient(version);
    const sent = [{ value: "UMIA", display: "Mia Miller", $ref: "https://site.example/Users/UMIA", type: "User" }];
    const created = await scim.post("/Groups", newGroup({ displayName: "Watch", members: sent }));
    expect(created).toMatchObject({ outcome: "201", body: { members: [{ value: "UMIA", display: "Mia Miller" }] } });
  });

  it("counts a member once who is named twice", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Groups", newGroup({ displayName: "Watch", members: members("UMIA", "UMIA") }));
    expect(created.body.members).toHaveLength(1);
  });

  it.each(
    inTurn(version, [
      { attributes: { displayName: "Crew", members: members("UADAM") }, after: ["UADAM"] },
      { attributes: { displayName: "Crew", members: members("UMIA", "UGUS") }, after: ["UMIA", "UGUS"] },
      { attributes: { displayName: "Crew", members: [] }, after: [] },
      { attributes: { displayName: "Crew" }, after: [] },
      { attributes: { displayName: "Night watch", members: members("UREX") }, after: ["UREX"] },
    ]),
  )("is overwritten by a PUT of $attributes", async ({ attributes, after }) => {
    await using scim = await createScimClient(version);
    const put = await scim.put("/Groups/SCREW", newGroup(attributes));
    expect(put).toMatchObject({ outcome: "200", body: { displayName: attributes.displayName } });
    expect(put.body.members.map(({ value }: { value: string }) => value)).toEqual(after);
    expect((await scim.get("/Groups/SCREW")).body).toEqual(put.body);
  });

  it("can keep its own name in another case", async () => {
    await using scim = await createScimClient(version);
    const put = await scim.put("/Groups/SCREW", newGroup({ displayName: "CREW", members: members("UMIA") }));
    expect(put).toMatchObject({ outcome: "200", body: { displayName: "CREW" } });
  });

  it("shows the current name of a member", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { displayName: "Captain" });
    expect((await scim.get("/Groups/SCREW")).body.members).toContainEqual({ value: "UMIA", display: "Captain" });
  });

  it("frees its name and does not change its members when it is deleted", async () => {
    await using scim = await createScimClient(version);
    expect(await scim.remove("/Groups/SCREW")).toMatchObject({ outcome: "204", body: undefined });
    expect((await scim.get("/Groups/SCREW")).outcome).toBe("404 no_such_group");
    expect((await scim.get("/Users/UREX")).body).toMatchObject({ active: true, groups: [] });
    expect((await scim.post("/Groups", newGroup({ displayName: "Crew" }))).outcome).toBe("201");
  });

  it("can be deleted if it is connected to workspaces, and deactivates nobody", async () => {
    const world = "groups: [{ displayName: Crew, connected_workspaces: [labs] }]";
    await using scim = await createScimClient(version, { world });
    expect((await scim.remove("/Groups/SCREW")).outcome).toBe("204");
    expect((await scim.get("/Users/UREX")).body.active).toBe(true);
  });

  it.each(
    inTurn(version, [
      { base: "organization", kind: "user", outcome: "204" },
      { base: "lone", kind: "user", outcome: "204" },
      { base: "organization", kind: "idp", outcome: "400 idp_group_linked_to_channels" },
      { base: "lone", kind: "idp", outcome: "400 idp_group_linked_to_channels" },
    ] as const),
  )("of the kind $kind with a channel answers DELETE in the $base world with $outcome", async (given) => {
    const world = `groups: [{ displayName: Crew, kind: ${given.kind}, linked_channels: [general] }]`;
    await using scim = await createScimClient(version, { base: given.base, world });
    expect((await scim.remove("/Groups/SCREW")).outcome).toBe(given.outcome);
  });
});
