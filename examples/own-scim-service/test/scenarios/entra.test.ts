import { describe, expect, it } from "vitest";
import { type Heard, type ScimClient, urns } from "../kit/scim-client.js";
import { serve, storeNames } from "../kit/serve.js";

// The requests are from Microsoft's public documentation of Entra ID provisioning.
const json = { "content-type": "application/scim+json; charset=utf-8" };

const testUser = {
  schemas: [urns.user, urns.enterprise],
  externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
  userName: "Test_User_ab6490ee-1e48-479e-a20b-2d77186b5dd1",
  active: true,
  addresses: null,
  displayName: "lennay",
  emails: [{ type: "work", value: "testing@bobtest.example", primary: true }],
  meta: { resourceType: "User" },
  name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
  phoneNumbers: null,
  roles: [],
  title: null,
  [urns.enterprise]: { employeeNumber: "17", manager: null },
};

function patch({ send }: ScimClient, path: string, ...Operations: readonly object[]): Promise<Heard> {
  return send("PATCH", path, { schemas: [urns.patch], Operations }, json);
}

async function makeUser({ post }: ScimClient, own: object = {}): Promise<string> {
  return (await post("/Users", { ...testUser, ...own }, json)).body.id;
}

describe.each(storeNames)("Entra's provisioning, over %s", (store) => {
  const scenario = (name: string, body: (scim: ScimClient) => Promise<void>) => it(name, () => serve({ store }, body));

  scenario("tests the connection by looking up a user who does not exist", async ({ filter }) => {
    const { status, body } = await filter("/Users", 'userName eq "d09a6a4e-4e3b-4f0f-9f3a-0d3b6f6c1c5e"');
    expect([status, body.totalResults, body.Resources, body.startIndex]).toEqual([200, 0, [], 1]);
  });

  scenario("creates a user and matches it by userName, externalId and e-mail", async (scim) => {
    const { status, body } = await scim.post("/Users", testUser, json);
    expect([status, body.addresses, body.roles ?? [], body[urns.enterprise]]).toEqual([
      201,
      undefined,
      [],
      { employeeNumber: "17" },
    ]);
    for (const filter of [
      `userName eq "${testUser.userName}"`,
      `externalId eq "${testUser.externalId}"`,
      'emails[type eq "work"].value eq "testing@bobtest.example"',
      `externalId eq "${testUser.externalId}" and active eq true`,
    ]) {
      const found = await scim.filter("/Users", filter);
      expect([filter, found.body.Resources.map(({ id }: { id: string }) => id)]).toEqual([filter, [body.id]]);
    }
    expect((await scim.post("/Users", testUser, json)).status).toBe(409);
  });

  scenario("changes several attributes by paths, with operations in capitals", async (scim) => {
    const id = await makeUser(scim);
    const { status, body } = await patch(
      scim,
      `/Users/${id}`,
      { op: "Replace", path: 'emails[type eq "work"].value', value: "updatedEmail@microsoft.example" },
      { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+1 555 0100" },
      { op: "Add", path: `${urns.enterprise}:department`, value: "IT" },
      { op: "Remove", path: `${urns.enterprise}:employeeNumber` },
    );
    expect([status, body.name.familyName, body.emails[0].value]).toEqual([
      200,
      "updatedFamilyName",
      "updatedEmail@microsoft.example",
    ]);
    expect(body.phoneNumbers).toEqual([{ type: "mobile", value: "+1 555 0100" }]);
    expect(body[urns.enterprise]).toEqual({ department: "IT" });
  });

  scenario("changes several attributes with one value whose members are paths", async (scim) => {
    const id = await makeUser(scim);
    const value = { "name.givenName": "New", displayName: "Renamed", [`${urns.enterprise}:department`]: "Sales" };
    const { body } = await patch(scim, `/Users/${id}`, { op: "Replace", value });
    expect([body.name.givenName, body.displayName, body[urns.enterprise].department]).toEqual([
      "New",
      "Renamed",
      "Sales",
    ]);
  });

  scenario("renames a user", async (scim) => {
    const id = await makeUser(scim);
    const change = { op: "Replace", path: "userName", value: "5b50642d-79fc-4410-9e90-4c077cdd1a59@testuser.example" };
    expect((await patch(scim, `/Users/${id}`, change)).body.userName).toBe(change.value);
    expect((await scim.filter("/Users", `userName eq "${testUser.userName}"`)).body.totalResults).toBe(0);
    expect((await scim.filter("/Users", `userName eq "${change.value}"`)).body.totalResults).toBe(1);
  });

  scenario("sets, changes and removes a manager, sent as a list", async (scim) => {
    const [id, boss] = [await makeUser(scim), await scim.user()];
    const path = `${urns.enterprise}:manager`;
    const value = [{ $ref: boss.meta.location, value: boss.id }];
    const { body } = await patch(scim, `/Users/${id}`, { op: "Add", path, value });
    expect(body[urns.enterprise].manager.value).toBe(boss.id);
    const other = await patch(scim, `/Users/${id}`, { op: "Replace", path, value: "26118915" });
    expect(other.body[urns.enterprise].manager.value).toBe("26118915");
    const gone = await patch(scim, `/Users/${id}`, { op: "Remove", path });
    expect(gone.body[urns.enterprise]).toEqual({ employeeNumber: "17" });
  });

  scenario("disables a user with a string, restores and deletes the user", async (scim) => {
    const id = await makeUser(scim);
    for (const [value, active] of [
      ["False", false],
      ["True", true],
      [false, false],
      [true, true],
    ] as const) {
      const { status, body } = await patch(scim, `/Users/${id}`, { op: "Replace", path: "active", value });
      expect([status, body.active]).toEqual([200, active]);
      expect((await scim.filter("/Users", `externalId eq "${testUser.externalId}"`)).body.Resources[0].active).toBe(
        active,
      );
    }
    expect((await scim.delete(`/Users/${id}`)).status).toBe(204);
    expect((await scim.get(`/Users/${id}`)).status).toBe(404);
    expect(await makeUser(scim)).not.toBe(id);
  });

  scenario(
    "creates a group with an additional schema, reads it without members, renames and deletes it",
    async (scim) => {
      const own = "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group";
      const body = {
        schemas: [urns.group, own],
        externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
        displayName: "displayName",
        meta: { resourceType: "Group" },
      };
      const made = await scim.post("/Groups", body, json);
      expect([made.status, made.body.externalId]).toEqual([201, body.externalId]);
      const path = `/Groups/${made.body.id}`;
      expect((await patch(scim, path, { op: "Replace", path: "displayName", value: "renamed" })).body.displayName).toBe(
        "renamed",
      );
      const { id } = await scim.user();
      await patch(scim, path, { op: "Add", path: "members", value: [{ $ref: null, value: id }] });
      const read = await scim.get(`${path}?excludedAttributes=members`);
      expect([read.body.displayName, read.body.members]).toEqual(["renamed", undefined]);
      const found = await scim.get(
        `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "renamed"')}`,
      );
      expect([found.body.totalResults, found.body.Resources[0].members]).toEqual([1, undefined]);
      expect((await scim.delete(path)).status).toBe(204);
    },
  );

  scenario("adds and removes members with lists of values, and looks up a member", async (scim) => {
    const ids = [await scim.user(), await scim.user()].map(({ id }) => id);
    const { id } = await scim.group();
    const [both, first] = [ids, ids.slice(0, 1)].map((each) => each.map((value) => ({ $ref: null, value })));
    await patch(scim, `/Groups/${id}`, { op: "Add", path: "members", value: both });
    const isMember = async (member: string) =>
      (await scim.get(`/Groups?attributes=id&filter=${encodeURIComponent(`id eq "${id}" and members eq "${member}"`)}`))
        .body.totalResults;
    expect([await isMember(ids[0]), await isMember(ids[1])]).toEqual([1, 1]);
    expect((await patch(scim, `/Groups/${id}`, { op: "Remove", path: "members", value: first })).status).toBe(200);
    expect([await isMember(ids[0]), await isMember(ids[1])]).toEqual([0, 1]);
  });
});
