import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

describe.each(versions)("name over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: { givenName: "Ada", familyName: "King" }, stored: { givenName: "Ada", familyName: "King" } },
      { sent: { givenName: "Ada" }, stored: { givenName: "Ada", familyName: "" } },
      { sent: { familyName: "King" }, stored: { givenName: "", familyName: "King" } },
      { sent: { formatted: "Ada King" }, stored: { givenName: "Ada", familyName: "King" } },
      { sent: { formatted: "Ada Augusta King" }, stored: { givenName: "Ada Augusta", familyName: "King" } },
      { sent: { formatted: "Ada" }, stored: { givenName: "Ada", familyName: "" } },
      { sent: "Ada Augusta King", stored: { givenName: "Ada Augusta", familyName: "King" } },
      {
        sent: { formatted: "Ada King", givenName: "Ada", familyName: "King" },
        stored: { givenName: "Ada", familyName: "King" },
      },
      {
        sent: { formatted: "Ada King Noel", givenName: "Ada", familyName: "King Noel" },
        stored: { givenName: "Ada", familyName: "King Noel" },
      },
      {
        sent: { formatted: "Dr. Ada King", honorificPrefix: "Dr.", givenName: "Ada", familyName: "King" },
        stored: { givenName: "Ada", familyName: "King", honorificPrefix: "Dr." },
      },
      {
        sent: { formatted: "Dr. Ada King", honorificPrefix: "Dr." },
        stored: { givenName: "Ada", familyName: "King", honorificPrefix: "Dr." },
      },
      {
        sent: { formatted: "Lady Ada", honorificPrefix: "Lady", givenName: "Lady", familyName: "Ada" },
        stored: { givenName: "Lady", familyName: "Ada", honorificPrefix: "Lady" },
      },
      { sent: { formatted: "Ada King Noel", givenName: "Ada" }, stored: { givenName: "Ada", familyName: "King Noel" } },
      { sent: { formatted: "Ada King", familyName: "King" }, stored: { givenName: "Ada", familyName: "King" } },
      { sent: { givenName: " ", familyName: "King" }, stored: { givenName: "", familyName: "King" } },
      { sent: { givenName: "O'Brien (née King)" }, stored: { givenName: "O'Brien (née King)", familyName: "" } },
      { sent: undefined, stored: { givenName: "Countess", familyName: "" } },
      { sent: {}, stored: { givenName: "Countess", familyName: "" } },
      { sent: null, stored: { givenName: "Countess", familyName: "" } },
    ]),
  )("is $stored if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ name: sent, displayName: "Countess" }));
    expect(created.outcome).toBe("201");
    expect(created.body.name).toEqual(stored);
  });

  it.each(
    inTurn(version, [
      { formatted: "Ada King", givenName: "Mia" },
      { formatted: "Ada King", familyName: "Queen" },
      { formatted: "Ada King", givenName: "Ada", familyName: "Queen" },
      { formatted: "Ada", givenName: "Ada", familyName: "King" },
      { formatted: "Dr. Ada King", honorificPrefix: "Prof.", givenName: "Ada", familyName: "King" },
    ]),
  )("refuses the conflicting forms of %j", async (name) => {
    await using scim = await createScimClient(version);
    expect((await scim.post("/Users", newUser({ name }))).outcome).toBe("400 invalid_attribute_format");
  });

  it.each(
    inTurn(version, [
      { change: { givenName: "Maria" }, stored: { givenName: "Maria", familyName: "Miller" } },
      { change: { familyName: "Smith" }, stored: { givenName: "Mia", familyName: "Smith" } },
      { change: { givenName: " " }, stored: { givenName: "", familyName: "Miller" } },
      { change: { formatted: "Maria del Mar Smith" }, stored: { givenName: "Maria del Mar", familyName: "Smith" } },
      {
        change: { honorificPrefix: "Dr." },
        stored: { givenName: "Mia", familyName: "Miller", honorificPrefix: "Dr." },
      },
    ]),
  )("is $stored after a change of $change", async ({ change, stored }) => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", { name: change });
    expect(changed.outcome).toBe("200");
    expect(changed.body.name).toEqual(stored);
  });

  it.each(inTurn(version, [{ givenName: " ", familyName: " " }, { formatted: " " }, " "]))(
    "refuses %j, which are only spaces, in a change",
    async (name) => {
      await using scim = await createScimClient(version);
      expect((await scim.change("/Users/UMIA", { name })).outcome).toBe("400 invalid_name_required");
    },
  );

  it("is empty after a change to null, stays empty, and can be sent back", async () => {
    await using scim = await createScimClient(version);
    const empty = { givenName: "", familyName: "" };
    expect(await scim.change("/Users/UMIA", { name: null })).toMatchObject({ outcome: "200", body: { name: empty } });
    const { body } = await scim.change("/Users/UMIA", { title: "Captain" });
    expect(body.name).toEqual(empty);
    expect(await scim.put("/Users/UMIA", body)).toMatchObject({ outcome: "200", body });
  });

  it("shows the prefix as null after it was cleared", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UMIA", { name: { honorificPrefix: "Dr." } });
    const changed = await scim.change("/Users/UMIA", { name: { honorificPrefix: " " } });
    expect(changed.body.name).toEqual({ givenName: "Mia", familyName: "Miller", honorificPrefix: null });
  });
});

describe("removal of name", () => {
  it.each([
    { version: "1.1", body: { schemas: ["$User"], meta: { attributes: ["name"] } }, left: ["", ""] },
    { version: "1.1", body: { schemas: ["$User"], meta: { attributes: ["name.givenName"] } }, left: ["", "Miller"] },
    {
      version: "1.1",
      body: { schemas: ["$User"], meta: { attributes: ["name.givenName", "name.familyName"] } },
      left: ["", ""],
    },
    {
      version: "1.1",
      body: { schemas: ["$User"], meta: { attributes: ["name"] }, name: { familyName: "Smith" } },
      left: ["", "Smith"],
    },
    { version: "2.0", body: patchOp({ op: "remove", path: "name" }), left: ["", ""] },
    { version: "2.0", body: patchOp({ op: "replace", path: "name", value: null }), left: ["", ""] },
    {
      version: "2.0",
      body: patchOp({ op: "remove", path: "name.givenName" }, { op: "remove", path: "name.familyName" }),
      left: ["", ""],
    },
    {
      version: "2.0",
      body: patchOp({ op: "replace", path: "name.givenName", value: "Maria" }, { op: "remove", path: "name" }),
      left: ["", ""],
    },
    {
      version: "2.0",
      body: patchOp({ op: "remove", path: "name" }, { op: "add", path: "name", value: { givenName: "Maria" } }),
      left: ["Maria", ""],
    },
  ] as const)("leaves $left in SCIM $version after $body", async ({ version, body, left }) => {
    await using scim = await createScimClient(version);
    const [givenName, familyName] = left;
    const changed = await scim.patch("/Users/UMIA", body);
    expect(changed).toMatchObject({ outcome: "200", body: { name: { givenName, familyName } } });
    expect((await scim.get("/Users/UMIA")).body).toEqual(changed.body);
  });

  it("removes the only part", async () => {
    const world = "users: [{ userName: rex, name: { givenName: Rex } }]";
    await using scim = await createScimClient("2.0", { world });
    const changed = await scim.patch("/Users/UREX", patchOp({ op: "remove", path: "name.givenName" }));
    expect(changed).toMatchObject({ outcome: "200", body: { name: { givenName: "", familyName: "" } } });
  });
});
