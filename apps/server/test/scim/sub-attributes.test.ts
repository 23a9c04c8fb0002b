import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newGroup, newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

/** Sub-attributes of the standards that the service does not keep, in the form that identity providers send them. */
const sent = {
  name: { givenName: "Ada", familyName: "King", middleName: "Augusta", honorificSuffix: "FRS" },
  emails: [{ value: "ada@acme.example", type: "work", primary: true, display: "Ada", $ref: "mailto:ada" }],
  phoneNumbers: [{ value: "1", type: "work", display: "one" }],
  photos: [{ value: "https://pictures.example/ada.png", type: "photo", primary: true, display: "Ada" }],
  addresses: [{ locality: "London", type: "work", primary: true, formatted: "London", display: "office" }],
  roles: [{ value: "analyst", type: "job", display: "Analyst", primary: "True", $ref: "roles/1" }],
  $enterprise: { manager: { managerId: "UOLGA", value: "26118915", displayName: "Olga", $ref: "../Users/1" } },
};

describe.each(versions)("sub-attributes over SCIM %s", (version) => {
  it("of the standards are ignored in every write", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser(sent));
    expect(created).toMatchObject({ outcome: "201", body: { name: { givenName: "Ada", familyName: "King" } } });
    const path = `/Users/${created.body.id}`;
    expect(await scim.put(path, newUser(sent))).toMatchObject({ outcome: "200", body: created.body });
    expect((await scim.change(path, sent)).body).toEqual(created.body);
  });

  it("of members are ignored", async () => {
    await using scim = await createScimClient(version);
    const members = [{ value: "UADAM", display: "x", type: "User", $ref: "../Users/UADAM", primary: false }];
    const put = await scim.put("/Groups/SCREW", newGroup({ displayName: "Crew", members }));
    expect(put.body.members).toEqual([{ value: "UADAM", display: "adam" }]);
    expect((await scim.change("/Groups/SCREW", { members })).status).toBeLessThan(300);
  });

  it("that only the service sets are not checked", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.get("/Users/UMIA");
    const meta = { ...body.meta, resourceType: "User", version: 'W/"1"', whatever: 1 };
    const groups = body.groups.map((group: object) => ({ ...group, $ref: "../Groups/SCREW", type: "direct" }));
    expect(await scim.put("/Users/UMIA", { ...body, meta, groups })).toMatchObject({ outcome: "200", body });
  });

  it("that are unknown are refused, and nothing changes", async () => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    const change = { title: "Captain", addresses: [{ locality: "London", planet: "Earth" }] };
    expect((await scim.change("/Users/UMIA", change)).outcome).toBe("400 invalid_request_payload");
    expect((await scim.get("/Users/UMIA")).body).toEqual(before.body);
  });
});

describe("paths of SCIM 2.0", () => {
  it.each([
    { path: "name.middleName", value: "Augusta" },
    { path: 'emails[type eq "work"].display', value: "Mia" },
    { path: "$enterprise:manager.displayName", value: "Olga" },
    { path: "profileUrl", value: "https://other.example" },
  ])("are ignored if they name what is not kept: $path", async ({ path, value }) => {
    await using scim = await createScimClient("2.0");
    const before = await scim.get("/Users/UMIA");
    const changed = await scim.patch("/Users/UMIA", patchOp({ op: "replace", path, value }));
    expect(changed).toMatchObject({ outcome: "200", body: before.body });
  });

  it.each([
    { op: "replace", path: "$User", value: { title: "Captain", "name.givenName": "Maria" } },
    { op: "add", path: "$User", value: { title: "Captain", name: { givenName: "Maria" } } },
    { op: "replace", value: { $User: { title: "Captain", name: { givenName: "Maria" } } } },
    { op: "add", value: { $User: { title: "Captain" }, "$User:name.givenName": "Maria" } },
    { op: "replace", value: { "$User:title": "Captain", $User: { "$User:name": { givenName: "Maria" } } } },
  ])("can qualify attributes of the core schema with its URN: %j", async (operation) => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Users/UMIA", patchOp(operation));
    expect(changed).toMatchObject({
      outcome: "200",
      body: { title: "Captain", name: { givenName: "Maria", familyName: "Miller" } },
    });
  });

  it("require an object for the URN of the core schema", async () => {
    await using scim = await createScimClient("2.0");
    const operation = { op: "replace", path: "$User", value: "Captain" };
    expect((await scim.patch("/Users/UMIA", patchOp(operation))).outcome).toBe("400 invalid_attribute_format");
  });

  it("can qualify those of groups", async () => {
    await using scim = await createScimClient("2.0");
    const operation = { op: "replace", value: { $Group: { displayName: "Night watch", members: [] } } };
    const changed = await scim.patch("/Groups/SCREW", patchOp(operation));
    expect(changed).toMatchObject({ outcome: "200", body: { displayName: "Night watch", members: [] } });
  });
});
