import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newGroup } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

/** The identifiers of additional users, from the first one. */
function members(count: number, from = 0) {
  return Array.from({ length: count }, (_, index) => ({ value: `UX${from + index}` }));
}

const kinds = [
  { base: "organization", kind: "a group of the identity provider", maximum: 15_000 },
  { base: "lone", kind: "a user group", maximum: 5_000 },
] as const;

describe.each(versions)("over SCIM %s", (version) => {
  it.each(kinds)("$kind accepts $maximum members and no more", async ({ base, maximum }) => {
    await using scim = await createScimClient(version, { base, crowd: maximum + 1 });
    const created = await scim.post("/Groups", newGroup({ displayName: "Crowd", members: members(maximum) }));
    expect(created.outcome).toBe("201");
    expect(created.body.members).toHaveLength(maximum);
    const path = `/Groups/${created.body.id}`;
    const add = (...ids: readonly string[]) => {
      const value = ids.map((id) => ({ value: id }));
      const operations = { schemas: ["$PatchOp"], Operations: [{ op: "add", path: "members", value }] };
      return scim.patch(path, version === "1.1" ? newGroup({ members: value }) : operations);
    };
    const added = version === "1.1" ? "204" : "200";

    expect((await add(`UX${maximum}`)).outcome).toBe("400 group_member_max_exceeded");
    expect((await add("UX0", "UX1")).outcome).toBe(added);
    expect((await scim.get(path)).body.members).toHaveLength(maximum);

    const less = { displayName: "Crowd", members: members(maximum - 1) };
    expect((await scim.put(path, newGroup(less))).outcome).toBe("200");
    expect((await add(`UX${maximum}`)).outcome).toBe(added);
    expect((await add(`UX${maximum - 1}`)).outcome).toBe("400 group_member_max_exceeded");

    const others = { displayName: "Crowd", members: members(maximum, 1) };
    expect((await scim.put(path, newGroup(others))).body.members).toHaveLength(maximum);
    expect((await scim.remove(path)).outcome).toBe("204");
  });

  it("15,001 users are too many for one call, even if they do not exist", async () => {
    await using scim = await createScimClient(version);
    const sent = newGroup({ displayName: "Crowd", members: members(15_001) });
    expect((await scim.post("/Groups", sent)).outcome).toBe("400 too_many_users");
    expect((await scim.get("/Groups?count=0")).body.totalResults).toBe(2);
  });

  it("a user group of a single workspace refuses 5,001 members at once", async () => {
    await using scim = await createScimClient(version, { base: "lone", crowd: 5_001 });
    const sent = newGroup({ displayName: "Crowd", members: members(5_001) });
    expect((await scim.post("/Groups", sent)).outcome).toBe("400 group_member_max_exceeded");
    expect((await scim.put("/Groups/SCREW", sent)).outcome).toBe("400 group_member_max_exceeded");
    expect((await scim.get("/Groups/SCREW")).body).toMatchObject({ displayName: "Crew", members: [{}, {}] });
  });

  it("a group whose kind the world states has the maximum of that kind", async () => {
    const world = "groups: [{ displayName: Crew, kind: user }]";
    await using scim = await createScimClient(version, { world, crowd: 5_001 });
    const sent = { displayName: "Crew", members: members(5_001) };
    expect((await scim.put("/Groups/SCREW", newGroup(sent))).outcome).toBe("400 group_member_max_exceeded");
    expect((await scim.put("/Groups/SCREW", newGroup({ ...sent, members: members(5_000) }))).outcome).toBe("200");
  });
});
