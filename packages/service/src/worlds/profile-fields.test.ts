import { describe, expect, it } from "vitest";
import { profileFields } from "../model/profile-field.js";
import { createTestService } from "../testing/create-test-service.js";
import { organizationWorld } from "../testing/demo-world.js";
import { checkWorld } from "./check-world.js";
import type { WorldProfileField } from "./profile-fields.js";

const users = [
  ...(organizationWorld.users ?? []),
  { id: "U20", userName: "ann", emails: ["ann@acme.example"], title: "Captain", enterprise: { manager: "mia" } },
];

async function fieldsOf(fields: readonly WorldProfileField[] = []) {
  const { store } = await createTestService({ ...organizationWorld, users, profile_fields: fields });
  return store.list(profileFields, "of_home", { home: "E1" }, { limit: 100 });
}

describe("profile fields of a world", () => {
  it("exist when users have values for them", async () => {
    expect(await fieldsOf()).toMatchObject([
      { name: "manager", locked: true, hidden: false },
      { name: "title", locked: true, hidden: false },
    ]);
  });

  it("are as listed, with and without values", async () => {
    expect(
      await fieldsOf([
        { name: "title", locked: false, created: "2020-01-01T02:00:00+02:00" },
        { name: "city", hidden: true },
      ]),
    ).toMatchObject([
      { name: "city", version: 1, locked: true, hidden: true },
      { name: "manager", locked: true, hidden: false },
      { name: "title", created: "2020-01-01T00:00:00.000Z", locked: false, hidden: false },
    ]);
  });

  it("are not created for users of other companies", async () => {
    const { workspaces = [] } = organizationWorld;
    const foreign = { id: "T9", name: "Partner", domain: "partner", foreign: true };
    const stranger = { userName: "zed", emails: ["zed@p.example"], workspaces: { partner: "primary_owner" } } as const;
    const { store } = await createTestService({
      ...organizationWorld,
      workspaces: [...workspaces, foreign],
      users: [...(organizationWorld.users ?? []), { ...stranger, title: "Pilot" }],
    });
    expect(await store.list(profileFields, "of_home", { home: "E1" }, { limit: 100 })).toEqual([]);
  });

  it("are listed once each", () => {
    const world = {
      ...organizationWorld,
      profile_fields: [{ name: "city" }, { name: "title" }, { name: "city" }],
    } as const;
    expect(checkWorld(world)).toEqual([
      { path: ["profile_fields", 2, "name"], message: "The profile field city is listed already" },
    ]);
  });
});
