import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

/** Text attributes, with their values if nothing was sent and after they were cleared. */
const texts = [
  { name: "title", value: "Captain, 1st class (acting)", absent: "", cleared: "" },
  { name: "timezone", value: "Europe/Berlin", absent: "America/Los_Angeles", cleared: "America/Los_Angeles" },
  { name: "userType", value: "Employee", absent: undefined, cleared: null },
  { name: "preferredLanguage", value: "de-DE", absent: undefined, cleared: null },
  { name: "locale", value: "de-DE", absent: undefined, cleared: null },
] as const;

describe.each(versions)("a text attribute over SCIM %s", (version) => {
  it.each(inTurn(version, texts))(
    "$name is $value if it was sent, and $absent if not",
    async ({ name, value, absent }) => {
      await using scim = await createScimClient(version);
      const created = await scim.post("/Users", newUser({ [name]: value }));
      expect(created).toMatchObject({ outcome: "201", body: { [name]: value } });
      const other = newUser({ userName: "bea", emails: [{ value: "bea@acme.example" }] });
      expect((await scim.post("/Users", other)).body[name]).toBe(absent);
    },
  );

  it.each(inTurn(version, texts))("$name changes independently", async ({ name, value }) => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    const { body } = await scim.change("/Users/UMIA", { [name]: value });
    expect(body).toMatchObject({ ...before.body, schemas: body.schemas, [name]: value });
  });

  it.each(
    inTurn(
      version,
      texts.flatMap((text) => [" ", "", null].map((sent) => ({ ...text, sent }))),
    ),
  )("$name is $cleared if $sent is sent", async ({ name, value, cleared, sent }) => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { [name]: value });
    expect((await scim.change("/Users/UMIA", { [name]: sent })).body[name]).toBe(cleared);
  });

  it.each(inTurn(version, texts))("$name is $cleared after a PUT without it", async ({ name, value, cleared }) => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { [name]: value });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body[name]).toBe(cleared);
  });
});

describe("a text attribute in SCIM 1.1", () => {
  it.each(texts)("$name is $cleared if meta.attributes lists it", async ({ name, value, cleared }) => {
    await using scim = await createScimClient("1.1");
    await scim.change("/Users/UMIA", { [name]: value });
    const body = { schemas: ["$User"], meta: { attributes: [name.toUpperCase()] } };
    expect((await scim.patch("/Users/UMIA", body)).body[name]).toBe(cleared);
  });
});

describe.each(versions)("profileUrl over SCIM %s", (version) => {
  it("is accepted at creation and does not change with userName", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ profileUrl: "https://people.example/ada" }));
    expect(created.body.profileUrl).toBe("https://people.example/ada");
    const changed = await scim.change(`/Users/${created.body.id}`, { userName: "countess" });
    expect(changed.body.profileUrl).toBe("https://people.example/ada");
  });

  it("stays as sent, even if it equals the generated page", async () => {
    await using scim = await createScimClient(version);
    const own = "https://site.example/team/ada";
    const created = await scim.post("/Users", newUser({ userName: "ada", profileUrl: own }));
    const changed = await scim.change(`/Users/${created.body.id}`, { userName: "countess" });
    expect(changed.body.profileUrl).toBe(own);
  });

  it("is ignored in a PUT", async () => {
    await using scim = await createScimClient(version);
    const sent = newUser({
      userName: "mia",
      emails: [{ value: "mia@acme.example" }],
      profileUrl: "https://other.example",
    });
    expect((await scim.put("/Users/UMIA", sent)).body.profileUrl).toBe("https://site.example/team/mia");
  });

  it("is ignored in a PATCH, unlike other attributes", async () => {
    await using scim = await createScimClient(version);
    const change = { profileUrl: "https://other.example", title: "Captain" };
    expect(await scim.change("/Users/UMIA", change)).toMatchObject({
      outcome: "200",
      body: { profileUrl: "https://site.example/team/mia", title: "Captain" },
    });
  });

  it.each(inTurn(version, ["HTTPS://people.example/ada", "http://people.example"]))("can be %s", async (profileUrl) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ profileUrl }));
    expect(created).toMatchObject({ outcome: "201", body: { profileUrl } });
  });

  it.each(inTurn(version, ["", " "]))("is the page on the site if %j is sent", async (profileUrl) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ profileUrl }));
    expect(created.body.profileUrl).toBe("https://site.example/team/ada");
  });
});

describe.each(versions)("externalId over SCIM %s", (version) => {
  it("is always answered as an empty text", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ externalId: "00u1" }));
    expect(created).toMatchObject({ outcome: "201", body: { externalId: "" } });
    const changed = await scim.change(`/Users/${created.body.id}`, { externalId: "00u2", title: "Countess" });
    expect(changed).toMatchObject({ outcome: "200", body: { externalId: "", title: "Countess" } });
  });
});
