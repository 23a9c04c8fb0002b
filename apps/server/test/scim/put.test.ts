import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newGroup, newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const full = {
  name: { givenName: "Ada", familyName: "King", honorificPrefix: "Lady" },
  displayName: "Countess of Lovelace",
  title: "Analyst",
  timezone: "Europe/London",
  emails: [
    { value: "ada@acme.example", primary: true },
    { value: "ada@home.example", primary: false },
  ],
  photos: [{ value: "https://pictures.example/ada.png", type: "photo" }],
  addresses: [{ locality: "London", country: "GB", primary: true }],
  phoneNumbers: [{ value: "1", primary: true }, { value: "2" }],
  userType: "Employee",
  roles: ["analyst"],
  preferredLanguage: "en",
  locale: "en-GB",
  $enterprise: { employeeNumber: "1815", department: "Engines", manager: { managerId: "UOLGA" } },
  $profile: { startDate: "2026-01-01T00:00:00+0000" },
  $guest: { type: "multi", expiration: "2027-01-01T00:00:00Z" },
};

describe.each(versions)("PUT over SCIM %s", (version) => {
  it("accepts a user as it was read, and changes nothing", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.post("/Users", newUser(full));
    await scim.put("/Groups/SCREW", newGroup({ displayName: "Crew", members: [{ value: body.id }] }));
    const read = await scim.get(`/Users/${body.id}`);
    expect(read.body.groups).toEqual([{ value: "SCREW", display: "Crew" }]);
    expect(await scim.put(`/Users/${body.id}`, read.body)).toMatchObject({ outcome: "200", body: read.body });
    expect((await scim.get(`/Users/${body.id}`)).body).toEqual(read.body);
  });

  it("accepts a bot as it was read, which has no address", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.get("/Users/UHELP");
    expect(body.emails).toEqual([]);
    expect(await scim.put("/Users/UHELP", body)).toMatchObject({ outcome: "200", body });
  });

  it("requires an address for a person", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.get("/Users/UMIA");
    expect((await scim.put("/Users/UMIA", { ...body, emails: [] })).outcome).toBe("400 email_empty");
    expect((await scim.post("/Users", newUser({ emails: [] }))).outcome).toBe("400 email_empty");
  });

  it("ignores what only the service sets", async () => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    const sent = {
      ...before.body,
      id: "UOTHER",
      meta: { created: "1999-01-01T00:00:00Z", location: "https://other.example" },
      groups: [{ value: "SLINKED" }],
      externalId: "00u1",
      profileUrl: "https://other.example",
    };
    expect((await scim.put("/Users/UMIA", sent)).body).toEqual(before.body);
  });

  it("clears everything that is not sent, except for active", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.post("/Users", newUser(full));
    await scim.remove(`/Users/${body.id}`);
    const put = await scim.put(`/Users/${body.id}`, newUser());
    expect(put.body).toMatchObject({
      active: false,
      displayName: "ada",
      name: { givenName: "ada", familyName: "", honorificPrefix: null },
      title: "",
      timezone: "America/Los_Angeles",
      emails: [{ value: "ada@acme.example", primary: true }],
      photos: [{ value: expect.stringContaining("https://site.example/photos/") }],
      userType: null,
      locale: null,
    });
    expect(put.body.schemas).toEqual(scim.wire(["$User", "$enterprise", "$profile"]));
  });

  it.each([
    { before: true, active: false },
    { before: false, active: true },
  ])("sets active to $active if it is sent", async ({ before, active }) => {
    await using scim = await createScimClient(version, {
      world: `users: [{ userName: rex, active: ${before} }]
groups: [{ displayName: Crew, members: [mia] }]`,
    });
    const sent = newUser({ userName: "rex", emails: [{ value: "rex@acme.example" }], active });
    expect(await scim.put("/Users/UREX", sent)).toMatchObject({ outcome: "200", body: { active } });
  });

  it("accepts a group as it was read, including a member who has been deactivated since", async () => {
    await using scim = await createScimClient(version);
    await scim.remove("/Users/UREX");
    const read = await scim.get("/Groups/SCREW");
    expect(read.body.members).toHaveLength(2);
    expect(await scim.put("/Groups/SCREW", read.body)).toMatchObject({ outcome: "200", body: read.body });
  });
});
