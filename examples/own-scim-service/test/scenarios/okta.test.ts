import { describe, expect, it } from "vitest";
import { type HeaderRecord, type Heard, type ScimClient, urns } from "../kit/scim-client.js";
import { serve, storeNames } from "../kit/serve.js";

// The requests are from Okta's public documentation of its SCIM 2.0 client.
const headers: HeaderRecord = { "user-agent": "Okta SCIM Client 1.0.0", accept: "application/scim+json" };
const testUser = {
  schemas: [urns.user],
  userName: "test.user@okta.local",
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: "test.user@okta.local", type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
};

function match({ get }: ScimClient, path: string, filter: string): Promise<Heard> {
  return get(`${path}?filter=${encodeURIComponent(filter)}&startIndex=1&count=100`, headers);
}

function patch({ send }: ScimClient, path: string, ...Operations: readonly object[]): Promise<Heard> {
  return send("PATCH", path, { schemas: [urns.patch], Operations }, headers);
}

describe.each(storeNames)("Okta's provisioning, over %s", (store) => {
  const scenario = (name: string, body: (scim: ScimClient) => Promise<void>) => it(name, () => serve({ store }, body));

  scenario("tests the connection", async ({ get }) => {
    for (const path of ["/ServiceProviderConfig", "/Users?startIndex=1&count=2", "/Groups?startIndex=1&count=100"])
      expect((await get(path, headers)).status).toBe(200);
    const { body } = await get("/Users?startIndex=1&count=2", headers);
    expect([body.totalResults, body.startIndex, body.itemsPerPage, body.Resources]).toEqual([0, 1, 0, []]);
  });

  scenario("matches by userName, creates, reads back", async (scim) => {
    const filter = `userName eq "${testUser.userName}"`;
    expect((await match(scim, "/Users", filter)).body.totalResults).toBe(0);
    const made = await scim.post("/Users", testUser, headers);
    expect([made.status, made.body.password, made.body.active]).toEqual([201, undefined, true]);
    const found = await match(scim, "/Users", filter);
    expect([found.body.totalResults, found.body.Resources[0].id]).toEqual([1, made.body.id]);
    expect((await scim.get(`/Users/${made.body.id}`, headers)).body).toEqual(made.body);
    expect((await scim.post("/Users", testUser, headers)).status).toBe(409);
  });

  scenario("writes back a complete profile", async (scim) => {
    const { body: made } = await scim.post("/Users", testUser, headers);
    const { body: read } = await scim.get(`/Users/${made.id}`, headers);
    const changed = { ...read, name: { givenName: "Another", middleName: "Excited", familyName: "User" }, groups: [] };
    const replaced = await scim.put(`/Users/${made.id}`, changed, headers);
    expect([replaced.status, replaced.body.name.givenName]).toEqual([200, "Another"]);
    expect(replaced.body.emails).toEqual(testUser.emails);
  });

  scenario("deactivates a user, finds the user, and activates the user again", async (scim) => {
    const { body: made } = await scim.post("/Users", testUser, headers);
    for (const active of [false, true]) {
      const { status, body } = await patch(scim, `/Users/${made.id}`, { op: "replace", value: { active } });
      expect([status, body.active]).toEqual([200, active]);
      const found = await match(scim, "/Users", `userName eq "${testUser.userName}"`);
      expect(found.body.Resources[0].active).toBe(active);
    }
  });

  scenario("sets another password", async (scim) => {
    const { body: made } = await scim.post("/Users", testUser, headers);
    const { status, body } = await patch(scim, `/Users/${made.id}`, { op: "replace", value: { password: "new" } });
    expect([status, body.password]).toEqual([200, undefined]);
  });

  scenario("links a group, pushes members, renames it and deletes it", async (scim) => {
    const members = [await scim.user(), await scim.user(), await scim.user()].map(({ id }) => ({
      value: id,
      display: "x",
    }));
    const named = (name: string) => match(scim, "/Groups", `displayName eq "${name}"`);
    expect((await named("Test SCIMv2")).body.totalResults).toBe(0);
    const { body } = await scim.post(
      "/Groups",
      { schemas: [urns.group], displayName: "Test SCIMv2", members: [] },
      headers,
    );
    const path = `/Groups/${body.id}`;
    const membersNow = async () =>
      ((await scim.get(path, headers)).body.members ?? []).map(({ value }: { value: string }) => value);

    expect((await patch(scim, path, { op: "add", path: "members", value: members.slice(0, 2) })).status).toBe(200);
    expect(await membersNow()).toEqual(members.slice(0, 2).map(({ value }) => value));
    await patch(
      scim,
      path,
      { op: "remove", path: `members[value eq "${members[0]?.value}"]` },
      { op: "add", path: "members", value: members.slice(2) },
    );
    expect(await membersNow()).toEqual(members.slice(1).map(({ value }) => value));
    await patch(scim, path, { op: "replace", path: "members", value: members });
    expect(await membersNow()).toEqual(members.map(({ value }) => value));

    const renamed = await patch(scim, path, { op: "replace", value: { id: body.id, displayName: "Renamed" } });
    expect([renamed.status, renamed.body.displayName, renamed.body.id]).toEqual([200, "Renamed", body.id]);
    expect([(await named("Test SCIMv2")).body.totalResults, (await named("Renamed")).body.totalResults]).toEqual([
      0, 1,
    ]);
    expect((await scim.delete(path, headers)).status).toBe(204);
    expect((await scim.get(path, headers)).status).toBe(404);
  });

  scenario("imports every user, page by page", async (scim) => {
    for (let n = 0; n < 25; n += 1) await scim.user();
    const seen = new Set<string>();
    let total = 1;
    for (let startIndex = 1; startIndex <= total; startIndex += 10) {
      const { body } = await scim.get(`/Users?startIndex=${startIndex}&count=10`, headers);
      total = body.totalResults;
      for (const { id } of body.Resources) seen.add(id);
    }
    expect([total, seen.size]).toEqual([25, 25]);
  });
});
