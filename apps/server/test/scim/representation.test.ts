import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const plain = [
  "schemas",
  "id",
  "externalId",
  "meta",
  "userName",
  "nickName",
  "name",
  "displayName",
  "profileUrl",
  "title",
  "timezone",
  "active",
  "emails",
  "photos",
  "groups",
];
const custom = [
  ...plain.slice(0, -1),
  "addresses",
  "phoneNumbers",
  "userType",
  "roles",
  "preferredLanguage",
  "locale",
  "$enterprise",
  "$profile",
  "groups",
];
const nothing = {
  addresses: [{ streetAddress: null, locality: null, region: null, postalCode: null, country: null }],
  phoneNumbers: [
    { value: null, type: "mobile" },
    { value: null, primary: true },
  ],
  userType: null,
  roles: [{ value: null, primary: true }],
  preferredLanguage: null,
  locale: null,
  $enterprise: {
    employeeNumber: null,
    costCenter: null,
    organization: null,
    division: null,
    department: null,
    manager: null,
  },
  $profile: { startDate: null },
};

/** The causes of custom profile data of a user. Each item makes the whole block appear. */
const causes = [
  { addresses: [{ country: "DE" }] },
  { phoneNumbers: [{ value: "1" }] },
  { userType: "Employee" },
  { roles: ["pilot"] },
  { preferredLanguage: "de" },
  { locale: "de-DE" },
  { name: { givenName: "Ada", honorificPrefix: "Lady" } },
  { $enterprise: { department: "Analysis" } },
  { $profile: { startDate: "2026-07-01T00:00:00Z" } },
];

describe.each(versions)("a user over SCIM %s", (version) => {
  it("without custom profile data is shown without the block", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser());
    const location = `https://site.example/scim/${version === "1.1" ? "v1" : "v2"}/Users/${created.body.id}`;
    expect(created.headers.get("location")).toBe(location);
    expect(Object.keys(created.body)).toEqual(plain);
    expect(created.body).toEqual({
      schemas: scim.wire(["$User"]),
      id: expect.stringMatching(/^U[A-Z0-9]+$/),
      externalId: "",
      meta: { created: "2026-06-01T12:00:00+00:00", location },
      userName: "ada",
      nickName: "ada",
      name: { givenName: "ada", familyName: "" },
      displayName: "ada",
      profileUrl: "https://site.example/team/ada",
      title: "",
      timezone: "America/Los_Angeles",
      active: true,
      emails: [{ value: "ada@acme.example", primary: true }],
      photos: [{ value: expect.stringMatching(/^https:\/\/site\.example\/photos\//), type: "photo" }],
      groups: [],
    });
    expect(Object.keys(created.body.meta)).toEqual(["created", "location"]);
    expect((await scim.get(`/Users/${created.body.id}`)).body).toEqual(created.body);
  });

  it.each(inTurn(version, causes))("is shown with every field once it has $0", async (cause) => {
    await using scim = await createScimClient(version);
    const { body } = await scim.post("/Users", newUser(cause));
    expect(Object.keys(body)).toEqual(scim.wire(custom));
    expect(body.schemas).toEqual(scim.wire(["$User", "$enterprise", "$profile"]));
    expect(Object.keys(body.name)).toEqual(["givenName", "familyName", "honorificPrefix"]);
    expect(body).toMatchObject(
      scim.wire(Object.fromEntries(Object.entries(nothing).filter(([name]) => !(name in cause)))) as object,
    );
  });

  it("keeps the block, with only nulls, after the data is cleared", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { userType: "Employee" });
    const { body } = await scim.change("/Users/UMIA", { userType: null });
    expect(Object.keys(body)).toEqual(scim.wire(custom));
    expect(body).toMatchObject(scim.wire(nothing) as object);
  });

  it("is the same in a list and by identifier", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { userType: "Employee", $guest: { type: "multi" } });
    const { body } = await scim.get("/Users");
    expect(body.Resources).toContainEqual((await scim.get("/Users/UMIA")).body);
  });

  it("lists its groups", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.get("/Users/UMIA")).body.groups).toEqual([
      { value: "SCREW", display: "Crew" },
      { value: "SLINKED", display: "Linked" },
    ]);
  });

  it("is answered in the media type of the version", async () => {
    await using scim = await createScimClient(version);
    const mediaType = version === "1.1" ? "application/json" : "application/scim+json";
    expect((await scim.get("/Users/UMIA")).headers.get("content-type")).toBe(`${mediaType}; charset=utf-8`);
  });

  it.each(inTurn(version, ["application/json", "application/scim+json", "application/json; charset=utf-8", ""]))(
    "is created from a body of the media type %j",
    async (contentType) => {
      await using scim = await createScimClient(version);
      const headers = { "content-type": contentType };
      expect((await scim.send({ verb: "POST", path: "/Users", body: newUser(), headers })).outcome).toBe("201");
    },
  );

  it("is created from a body whose keys are in another case", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.post("/Users", {
      Schemas: ["$User"],
      USERNAME: "ada",
      Emails: [{ Value: "ada@acme.example", PRIMARY: true }],
    });
    expect(body).toMatchObject({ userName: "ada", emails: [{ value: "ada@acme.example", primary: true }] });
  });
});
