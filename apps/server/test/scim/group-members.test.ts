import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newGroup } from "../kit/scim-request.js";

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));

async function idsIn(scim: ScimClient): Promise<readonly string[]> {
  const { body } = await scim.get("/Groups/SCREW");
  return body.members.map(({ value }: { value: string }) => value);
}

describe("members in a PATCH of SCIM 1.1", () => {
  it.each([
    { sent: [{ value: "UADAM" }], after: ["UADAM", "UMIA", "UREX"] },
    { sent: [{ value: "UADAM", operation: "add" }], after: ["UADAM", "UMIA", "UREX"] },
    { sent: { value: "UADAM" }, after: ["UADAM", "UMIA", "UREX"] },
    { sent: [{ value: "UMIA" }], after: ["UMIA", "UREX"] },
    { sent: [{ value: "UMIA", operation: "delete" }], after: ["UREX"] },
    { sent: [{ value: "UMIA", operation: "Delete" }], after: ["UREX"] },
    { sent: [{ value: "UMIA", operation: "delete" }, { value: "UGUS" }], after: ["UREX", "UGUS"] },
    { sent: [{ value: "UADAM", operation: "delete" }], after: ["UMIA", "UREX"] },
    { sent: [], after: ["UMIA", "UREX"] },
    { sent: " ", after: [] },
    { sent: null, after: [] },
  ])("are $after after $sent, without a body", async ({ sent, after }) => {
    await using scim = await createScimClient("1.1");
    const changed = await scim.patch("/Groups/SCREW", newGroup({ members: sent }));
    expect(changed).toMatchObject({ outcome: "204", body: undefined });
    expect(await idsIn(scim)).toEqual(after);
  });

  it("are removed if meta.attributes lists them", async () => {
    await using scim = await createScimClient("1.1");
    await scim.patch("/Groups/SCREW", newGroup({ meta: { attributes: ["members"] } }));
    expect(await idsIn(scim)).toEqual([]);
  });

  it("stay if only the name changes", async () => {
    await using scim = await createScimClient("1.1");
    expect((await scim.patch("/Groups/SCREW", newGroup({ displayName: "Night watch" }))).outcome).toBe("204");
    expect((await scim.get("/Groups/SCREW")).body).toMatchObject({ displayName: "Night watch" });
    expect(await idsIn(scim)).toEqual(["UMIA", "UREX"]);
  });

  it("no longer include users who were deactivated in the meantime", async () => {
    await using scim = await createScimClient("1.1");
    await scim.remove("/Users/UREX");
    const sent = newGroup({ members: [{ value: "UREX", operation: "delete" }] });
    expect((await scim.patch("/Groups/SCREW", sent)).outcome).toBe("204");
    expect(await idsIn(scim)).toEqual(["UMIA"]);
    expect((await scim.patch("/Groups/SCREW", newGroup({ members: members("UREX") }))).outcome).toBe(
      "400 unable_to_add_deleted_or_guest_to_group",
    );
  });
});

describe("members in a PATCH of SCIM 2.0", () => {
  it.each([
    { op: { op: "add", path: "members", value: members("UADAM") }, after: ["UADAM", "UMIA", "UREX"] },
    { op: { op: "Add", path: "members", value: { value: "UADAM" } }, after: ["UADAM", "UMIA", "UREX"] },
    { op: { op: "add", value: { members: members("UADAM") } }, after: ["UADAM", "UMIA", "UREX"] },
    { op: { op: "add", path: "members", value: members("UMIA") }, after: ["UMIA", "UREX"] },
    { op: { op: "replace", path: "members", value: members("UADAM") }, after: ["UADAM"] },
    { op: { op: "replace", value: { members: members("UADAM") } }, after: ["UADAM"] },
    { op: { op: "replace", path: "members", value: [] }, after: [] },
    { op: { op: "remove", path: "members" }, after: [] },
    { op: { op: "remove", path: "members", value: members("UMIA") }, after: ["UREX"] },
    { op: { op: "remove", path: "members", value: [] }, after: ["UMIA", "UREX"] },
    { op: { op: "remove", path: "members", value: [{ $ref: null, value: "UMIA" }] }, after: ["UREX"] },
    { op: { op: "remove", path: 'members[value eq "UMIA"]' }, after: ["UREX"] },
    { op: { op: "remove", path: "members[value eq UMIA]" }, after: ["UREX"] },
    { op: { op: "remove", path: "members[value eq 'UMIA']" }, after: ["UREX"] },
    { op: { op: "remove", path: "members[value eq UADAM]" }, after: ["UMIA", "UREX"] },
    { op: { op: "remove", path: 'members[display sw "Mia"]' }, after: ["UREX"] },
    { op: { op: "remove", path: 'members[value eq "UMIA" or value eq "UREX"]' }, after: [] },
    { op: { op: "replace", path: "$Group:members", value: members("UADAM") }, after: ["UADAM"] },
  ])("are $after after $op, and are answered", async ({ op, after }) => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Groups/SCREW", patchOp(op));
    expect(changed).toMatchObject({ outcome: "200", body: { id: "SCREW" } });
    expect(changed.body).toEqual((await scim.get("/Groups/SCREW")).body);
    expect(await idsIn(scim)).toEqual(after);
  });

  it("change through several operations in order", async () => {
    await using scim = await createScimClient("2.0");
    const operations = [
      { op: "replace", path: "displayName", value: "Night watch" },
      { op: "remove", path: "members" },
      { op: "add", path: "members", value: members("UADAM", "UGUS") },
      { op: "remove", path: "members[value eq UGUS]" },
      { op: "add", path: "members", value: members("UREX") },
    ];
    expect((await scim.patch("/Groups/SCREW", patchOp(...operations))).body.displayName).toBe("Night watch");
    expect(await idsIn(scim)).toEqual(["UADAM", "UREX"]);
  });

  it.each([
    [
      { op: "add", path: "members", value: members("UADAM") },
      { op: "add", path: "members", value: members("UNOBODY") },
    ],
    [
      { op: "remove", path: "members" },
      { op: "replace", path: "displayName", value: "Linked" },
    ],
    [
      { op: "replace", path: "displayName", value: "Night watch" },
      { op: "remove", path: "colour" },
    ],
  ])("do not change, nor does anything else, if an operation fails: %j, %j", async (...operations) => {
    await using scim = await createScimClient("2.0");
    const before = await scim.get("/Groups/SCREW");
    expect((await scim.patch("/Groups/SCREW", patchOp(...operations))).status).toBeGreaterThanOrEqual(400);
    expect((await scim.get("/Groups/SCREW")).body).toEqual(before.body);
  });

  it("do not change without operations", async () => {
    await using scim = await createScimClient("2.0");
    expect((await scim.patch("/Groups/SCREW", patchOp())).outcome).toBe("200");
    expect(await idsIn(scim)).toEqual(["UMIA", "UREX"]);
  });
});
