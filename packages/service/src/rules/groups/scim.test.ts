import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { standaloneWorld } from "../../testing/demo-world.js";

const core = "urn:ietf:params:scim:schemas:core:2.0:Group";
const core1 = "urn:scim:schemas:core:1.0";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const members = (...ids: readonly string[]) => ids.map((value) => ({ value }));
const idsOf = (body: { members: readonly { value: string }[] }) => body.members.map(({ value }) => value);

describe("POST /Groups", () => {
  it("creates an identity provider's group in an organization", async () => {
    const { status, body } = await service.scim("POST", "/v2/Groups", {
      schemas: [core],
      displayName: " Writers ",
      members: members("U4", "U7", "U4"),
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["schemas", "id", "displayName", "meta", "members"]);
    expect(body).toMatchObject({
      displayName: "Writers",
      meta: { created: "2026-06-01T12:00:00+00:00", location: `http://host.example/scim/v2/Groups/${body.id}` },
      members: [
        { value: "U4", display: "Mia Müller" },
        { value: "U7", display: "gus" },
      ],
    });
    expect(await service.store.groups.get(body.id)).toMatchObject({ kind: "idp", organizationId: "E1" });
  });

  it("creates a user group in a standalone workspace, empty if no members are sent", async () => {
    const lone = await createTestService(standaloneWorld);
    const { body } = await lone.scim("POST", "/v1/Groups", { schemas: [core1], displayName: "All" });
    expect(body.members).toEqual([]);
    expect(await lone.store.groups.get(body.id)).toMatchObject({ kind: "user", workspaceId: "T1" });
  });

  it.each([
    { sent: { displayName: undefined }, status: 400, code: "group_creation_failed" },
    { sent: { displayName: "  " }, status: 400, code: "group_creation_failed" },
    { sent: { displayName: "ENGINEERS" }, status: 409, code: "group_creation_failed" },
    { sent: { members: members("U404") }, status: 400, code: "no_such_group_members" },
    { sent: { members: members("U9") }, status: 400, code: "unable_to_add_deleted_or_guest_to_group" },
    { sent: { members: members("U8") }, status: 400, code: "unable_to_add_deleted_or_guest_to_group" },
    {
      sent: { members: members(...Array.from({ length: 15_001 }, (_, index) => `U${index}`)) },
      status: 400,
      code: "too_many_users",
    },
  ])("refuses $sent.displayName with $code", async ({ sent, status, code }) => {
    const answer = await service.scim("POST", "/v2/Groups", { schemas: [core], displayName: "Writers", ...sent });
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail: code });
    expect((await service.scim("GET", "/v2/Groups")).body.totalResults).toBe(2);
  });
});

describe("GET /Groups", () => {
  it("lists groups with their members", async () => {
    const { body } = await service.scim("GET", "/v2/Groups?count=1");
    expect(body).toMatchObject({ totalResults: 2, itemsPerPage: 1, startIndex: 1 });
    expect(idsOf(body.Resources[0])).toEqual(["U3", "U4"]);
    expect((await service.scim("GET", "/v2/Groups/S404")).body.detail).toBe("no_such_group");
  });
});

describe("PATCH /Groups", () => {
  const patch = (body: object, id = "S1") => service.scim("PATCH", `/v1/Groups/${id}`, { schemas: [core1], ...body });
  const operate = (...Operations: readonly object[]) =>
    service.scim("PATCH", "/v2/Groups/S1", { schemas: [patchOp], Operations });

  it("adds and removes members in 1.1, and answers nothing", async () => {
    const { status, body } = await patch({ members: [{ value: "U7" }, { value: "U3", operation: "delete" }] });
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(idsOf((await service.scim("GET", "/v1/Groups/S1")).body)).toEqual(["U4", "U7"]);
  });

  it("renames with only a displayName", async () => {
    expect((await patch({ displayName: "Builders" })).status).toBe(204);
    expect((await service.scim("GET", "/v1/Groups/S1")).body.displayName).toBe("Builders");
    expect((await patch({ displayName: "linked" })).body.Errors.description).toBe("group_creation_failed");
  });

  it.each([
    { operations: [{ op: "replace", path: "members", value: members("U1", "U7") }], wanted: ["U1", "U7"] },
    { operations: [{ op: "remove", path: "members" }], wanted: [] },
    { operations: [{ op: "remove", path: "members", value: members("U4") }], wanted: ["U3"] },
    { operations: [{ op: "add", path: "members", value: members("U1", "U3") }], wanted: ["U1", "U3", "U4"] },
    {
      operations: [
        { op: "remove", path: "members" },
        { op: "Add", path: "members", value: members("U2") },
      ],
      wanted: ["U2"],
    },
    { operations: [], wanted: ["U3", "U4"] },
  ])("$operations results in $wanted", async ({ operations, wanted }) => {
    const { status, body } = await operate(...operations);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(wanted);
  });

  it("refuses all changes if one is wrong", async () => {
    const { body } = await operate(
      { op: "replace", path: "displayName", value: "New" },
      { op: "add", path: "members", value: members("U9") },
    );
    expect(body.detail).toBe("unable_to_add_deleted_or_guest_to_group");
    expect((await service.scim("GET", "/v2/Groups/S1")).body.displayName).toBe("Engineers");
  });

  it("refuses to remove an unknown user", async () => {
    const { body } = await operate({ op: "remove", path: "members", value: members("U404") });
    expect(body.detail).toBe("no_such_group_members");
  });
});

describe("PUT /Groups", () => {
  it("sets name and members, and empties the group without members", async () => {
    const put = await service.scim("PUT", "/v2/Groups/S1", {
      schemas: [core],
      displayName: "B",
      members: members("U7"),
    });
    expect(put.body).toMatchObject({ displayName: "B", members: [{ value: "U7", display: "gus" }] });
    const { body } = await service.scim("PUT", "/v2/Groups/S1", { schemas: [core], displayName: "B" });
    expect(body.members).toEqual([]);
  });

  it("accepts what was read", async () => {
    const { body } = await service.scim("GET", "/v2/Groups/S1");
    expect((await service.scim("PUT", "/v2/Groups/S1", body)).body).toEqual(body);
  });
});

describe("DELETE /Groups", () => {
  it("removes the group but no user", async () => {
    expect((await service.scim("DELETE", "/v2/Groups/S1")).status).toBe(204);
    expect((await service.scim("DELETE", "/v2/Groups/S1")).body.detail).toBe("no_such_group");
    expect((await service.scim("GET", "/v2/Users/U4")).body).toMatchObject({ active: true, groups: [{ value: "S2" }] });
  });

  it("does not remove an identity provider's group with linked channels", async () => {
    expect((await service.scim("DELETE", "/v2/Groups/S2")).body.detail).toBe("idp_group_linked_to_channels");
  });
});
