import { createScimHandler, type ResourceTypes, type ScimBackend } from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import { type ScimCode, type ScimResources, scim } from "./generated/scim/index.js";

const core1 = "urn:scim:schemas:core:1.0";
const enterprise1 = "urn:scim:schemas:extension:enterprise:1.0";
const enterprise2 = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const profile1 = "urn:scim:schemas:extension:svc:profile:1.0";
const profile2 = "urn:ietf:params:scim:schemas:extension:svc:profile:2.0:User";
const guest1 = "urn:scim:schemas:extension:svc:guest:1.0";
const guest2 = "urn:scim:schemas:extension:svc:guest:2.0:User";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

type ResourceType = keyof typeof scim.resources;

/** The changes that a PATCH makes the backend apply, or the status of its refusal. */
async function patch(version: "v1" | "v2", type: ResourceType, body: object): Promise<readonly unknown[] | number> {
  const changes: unknown[] = [];
  const backendOf = <R extends ResourceTypes>(): ScimBackend<R, ScimCode, string> => ({
    get: async () => undefined,
    find: async () => ({ resources: [], totalResults: 0 }),
    insert: async () => ({ ok: false, error: "user_creation_failed" }),
    replace: async () => ({ ok: false, error: "no_such_user" }),
    change: async (_id, asked) => {
      changes.push(...asked);
      return { ok: false, error: "cannot_modify_owner" };
    },
    remove: async () => undefined,
  });
  const handle = createScimHandler<ScimResources, ScimCode, string>({
    definition: scim,
    backends: { User: backendOf(), Group: backendOf() },
    authenticate: async (bearer) => ({ ok: true, caller: bearer }),
    clock: { now: () => new Date(0), sleep: async () => undefined },
    newRequestId: () => "r",
  });
  const url = `https://x.example/scim/${version}/${type === "User" ? "Users/U1" : "Groups/S1"}`;
  const headers = { authorization: "Bearer t", "content-type": "application/json" };
  const response = await handle(new Request(url, { method: "PATCH", headers, body: JSON.stringify(body) }));
  return response.status === 400 ? 400 : changes;
}

const read1 = (type: ResourceType, body: object) =>
  patch("v1", type, { schemas: type === "User" ? [core1, profile1, guest1] : [core1], ...body });
const read2 = (type: ResourceType, operations: unknown) =>
  patch("v2", type, { schemas: [patchOp], Operations: operations });

const replace = (attribute: string, value: unknown) => ({ kind: "replace", attribute, value });
const add = (attribute: string, value: unknown) => ({ kind: "add", attribute, value });
const remove = (attribute: string, more: object = {}) => ({ kind: "remove", attribute, ...more });

/** Expected change, body of 1.1, operations of 2.0. */
type Row = readonly [changes: readonly object[], body: object, operations: readonly object[]];

const ofUsers: readonly Row[] = [
  [[], {}, []],
  [[replace("title", "t")], { title: "t" }, [{ op: "replace", path: "title", value: "t" }]],
  [[replace("active", false)], { active: false }, [{ op: "Replace", path: "active", value: "False" }]],
  [[replace("userName", "ada")], { USERNAME: "ada" }, [{ op: "replace", path: "username", value: "ada" }]],
  [[remove("title")], { title: " " }, [{ op: "remove", path: "title" }]],
  [[remove("title")], { title: null }, [{ op: "replace", path: "title", value: null }]],
  [[remove("locale")], { meta: { attributes: ["locale"] } }, [{ op: "remove", path: "locale", value: "x" }]],
  [
    [replace("title", "t"), replace("timezone", "z")],
    { title: "t", timezone: "z" },
    [{ op: "replace", value: { title: "t", timezone: "z" } }],
  ],
  [
    [replace("name", { givenName: "A" })],
    { name: { givenName: "A" } },
    [{ op: "replace", path: "name.givenName", value: "A" }],
  ],
  [
    [replace("name", { givenName: "A" })],
    { name: { givenName: "A" } },
    [{ op: "replace", value: { "name.givenName": "A" } }],
  ],
  [[replace("name", { formatted: "A B" })], { name: "A B" }, [{ op: "replace", path: "name", value: "A B" }]],
  [
    [remove("name", { subAttribute: "honorificPrefix" })],
    { name: { honorificPrefix: " " } },
    [{ op: "remove", path: "name.honorificPrefix" }],
  ],
  [
    [remove("name", { subAttribute: "honorificPrefix" })],
    { meta: { attributes: "name.honorificPrefix" } },
    [{ op: "replace", path: "name", value: { honorificPrefix: null } }],
  ],
  [
    [add("emails", [{ value: "a@b", primary: true }])],
    { emails: [{ value: "a@b", primary: true }] },
    [{ op: "add", path: "emails", value: [{ value: "a@b", primary: "true" }] }],
  ],
  [
    [add("emails", [{ value: "a@b" }])],
    { emails: { value: "a@b" } },
    [{ op: "add", path: "emails", value: { value: "a@b" } }],
  ],
  [
    [remove("emails", { values: [{ value: "a@b" }] })],
    { emails: [{ value: "a@b", operation: "delete" }] },
    [{ op: "remove", path: "emails", value: [{ value: "a@b", $ref: "x" }] }],
  ],
  [
    [remove("emails", { values: [{ value: "a@b" }] }), add("emails", [{ value: "c@d" }])],
    { emails: [{ value: "c@d" }, { value: "a@b", operation: "delete" }] },
    [
      { op: "remove", path: "emails", value: { value: "a@b" } },
      { op: "add", path: "emails", value: { value: "c@d" } },
    ],
  ],
  [[remove("emails")], { meta: { attributes: ["emails"] } }, [{ op: "remove", path: "emails" }]],
  [[remove("emails")], { meta: { attributes: ["emails.value"] } }, [{ op: "remove", path: "emails.value" }]],
  [
    [remove("addresses", { subAttribute: "region" })],
    { meta: { attributes: ["addresses.region"] } },
    [{ op: "remove", path: "addresses.region" }],
  ],
  [[add("roles", [{ value: "r" }])], { roles: ["r"] }, [{ op: "add", path: "roles", value: ["r"] }]],
  [
    [replace("enterprise", { department: "d" })],
    { [enterprise1]: { department: "d" } },
    [{ op: "replace", path: `${enterprise2}:department`, value: "d" }],
  ],
  [
    [replace("enterprise", { department: "d" })],
    { [enterprise1.toUpperCase()]: { Department: "d" } },
    [{ op: "replace", value: { [`${enterprise2}.DEPARTMENT`]: "d" } }],
  ],
  [
    [replace("enterprise", { manager: { managerId: "U1" } })],
    { [enterprise1]: { manager: "U1" } },
    [{ op: "replace", path: `${enterprise2}:manager`, value: "U1" }],
  ],
  [
    [replace("enterprise", { manager: { managerId: "U1" } })],
    { [enterprise1]: { manager: { managerId: "U1" } } },
    [{ op: "replace", path: `${enterprise2}:manager.managerId`, value: "U1" }],
  ],
  [
    [remove("enterprise", { subAttribute: "manager" })],
    { meta: { attributes: [`${enterprise1}.manager`] } },
    [{ op: "remove", path: `${enterprise2}.manager` }],
  ],
  [
    [remove("enterprise", { subAttribute: "manager" })],
    { [enterprise1]: { manager: { managerId: " " } } },
    [{ op: "remove", path: `${enterprise2}:manager.managerId` }],
  ],
  [[remove("enterprise")], { [enterprise1]: null }, [{ op: "remove", path: enterprise2 }]],
  [
    [replace("profile", { startDate: "2026-05-01T00:00:00+0000" })],
    { [profile1]: { startDate: "2026-05-01T00:00:00+0000" } },
    [{ op: "replace", path: `${profile2}:startDate`, value: "2026-05-01T00:00:00+0000" }],
  ],
  [
    [replace("guest", { type: "multi" })],
    { [guest1]: { type: "multi" } },
    [{ op: "replace", path: guest2, value: { type: "multi" } }],
  ],
  [[remove("guest")], { meta: { attributes: [guest1] } }, [{ op: "remove", path: guest2 }]],
  [
    [],
    { id: "U9", externalId: "x", groups: [] },
    [{ op: "replace", value: { id: "U9", externalId: "x", groups: [] } }],
  ],
];

const ofGroups: readonly Row[] = [
  [[replace("displayName", "B")], { displayName: "B" }, [{ op: "replace", path: "displayName", value: "B" }]],
  [
    [add("members", [{ value: "U1" }])],
    { members: [{ value: "U1", display: "x" }] },
    [{ op: "add", path: "members", value: [{ value: "U1", display: "x" }] }],
  ],
  [
    [remove("members", { values: [{ value: "U1" }] })],
    { members: [{ value: "U1", operation: "delete" }] },
    [{ op: "remove", path: "members", value: [{ value: "U1" }] }],
  ],
  [[remove("members")], { meta: { attributes: ["members"] } }, [{ op: "remove", path: "members" }]],
  [[remove("members")], { members: " " }, [{ op: "replace", path: "members", value: null }]],
];

const where = (path: string) => ({
  kind: "compare",
  attribute: { kind: "attribute", name: "value", start: path.length, end: path.length + 5 },
  operator: "eq",
  value: "U1",
});

/** Changes that only 2.0 can express. */
const of2: readonly (readonly [ResourceType, object, object])[] = [
  ["Group", replace("members", [{ value: "U1" }]), { op: "replace", path: "members", value: [{ value: "U1" }] }],
  ["Group", remove("members", { where: where("members[") }), { op: "remove", path: "members[value eq U1]" }],
  ["Group", remove("members", { where: where("members[") }), { op: "remove", path: 'members[Value EQ "U1"]' }],
  [
    "User",
    { ...replace("roles", [{ value: "r" }]), where: where("roles["), subAttribute: "value" },
    { op: "replace", path: "roles[value eq 'U1'].value", value: "r" },
  ],
  [
    "User",
    { ...add("roles", [{ value: "r" }]), where: where("roles[") },
    { op: "add", path: "roles[value eq 'U1']", value: "r" },
  ],
  [
    "User",
    remove("roles", { where: where("roles["), subAttribute: "primary" }),
    { op: "remove", path: "roles[value eq 'U1'].primary" },
  ],
  [
    "User",
    { ...replace("addresses", [{ region: "r" }]), subAttribute: "region" },
    { op: "replace", path: "addresses.region", value: "r" },
  ],
];

describe("PATCH of both versions", () => {
  it.each(ofUsers)("read %j of a user from %j and %j", async (changes, body, operations) => {
    expect(await read1("User", body)).toEqual(changes);
    expect(await read2("User", operations)).toEqual(changes);
  });

  it.each(ofGroups)("read %j of a group from %j and %j", async (changes, body, operations) => {
    expect(await read1("Group", body)).toEqual(changes);
    expect(await read2("Group", operations)).toEqual(changes);
  });

  it.each(of2)("of 2.0 reads of a %s %j from %j", async (type, change, operation) => {
    expect(await read2(type, operation)).toMatchObject([change]);
  });

  it("of 2.0 reads a body of 1.1 if an extension declares it", async () => {
    const partial = { schemas: [profile2], title: " ", [profile2]: { startDate: null }, emails: [{ value: "a@b" }] };
    expect(await patch("v2", "User", partial)).toEqual([
      remove("title"),
      remove("profile", { subAttribute: "startDate" }),
      add("emails", [{ value: "a@b" }]),
    ]);
    expect(await patch("v2", "User", { ...partial, schemas: [enterprise2] })).toBe(400);
  });
});
