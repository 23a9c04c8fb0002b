import { describe, expect, it } from "vitest";
import { type ProfileField, profileFields } from "../../../model/profile-field.js";
import type { Store } from "../../../model/store.js";
import { createTestService } from "../../../testing/create-test-service.js";
import { organizationWorld, standaloneWorld } from "../../../testing/demo-world.js";
import type { WorldProfileField } from "../../../worlds/profile-fields.js";

const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

function create(fields: readonly WorldProfileField[] = []) {
  return createTestService({ ...organizationWorld, profile_fields: fields });
}

async function fieldsIn(store: Store, home = "E1"): Promise<readonly ProfileField[]> {
  return store.list(profileFields, "of_home", { home }, { limit: 100 });
}

async function namesIn(store: Store, home?: string): Promise<readonly string[]> {
  return (await fieldsIn(store, home)).map(({ name }) => name);
}

function userNamed(userName: string, more: object = {}) {
  return { schemas: [core, enterprise], userName, emails: [{ value: `${userName}@acme.example` }], ...more };
}

function patch(...operations: readonly object[]) {
  return { schemas: [patchOp], Operations: operations };
}

describe("syncProfileFields", () => {
  it("creates a field with its first value, locked and shown", async () => {
    const { scim, store } = await create();
    expect(await fieldsIn(store)).toEqual([]);
    await scim("POST", "/v2/Users", userNamed("grace", { [enterprise]: { department: "Navy" } }));
    const created = "2026-06-01T12:00:00.000Z";
    const field = { home: "E1", name: "department", version: 1, created, locked: true, hidden: false };
    expect(await fieldsIn(store)).toEqual([field]);
  });

  it.each([
    { sent: { addresses: [{ locality: "Rome", postalCode: "00100" }] }, made: ["addresses", "city", "zipCode"] },
    { sent: { addresses: [{ country: "IT" }] }, made: ["addresses", "country"] },
    { sent: { name: { givenName: "G", familyName: "H", honorificPrefix: "Dr." } }, made: ["honorificPrefix"] },
    { sent: { phoneNumbers: [{ value: "1", type: "work" }] }, made: ["phone"] },
    { sent: { roles: ["Admiral"] }, made: ["roles"] },
    { sent: { title: "Admiral", userType: "Employee" }, made: ["title", "userType"] },
    { sent: { locale: "it-IT", preferredLanguage: "it" }, made: ["locale", "preferredLanguage"] },
    { sent: { [enterprise]: { employeeNumber: "7", manager: { managerId: "U4" } } }, made: ["employeeId", "manager"] },
    {
      sent: { [enterprise]: { costCenter: "1", organization: "2", division: " " } },
      made: ["costCenter", "organization"],
    },
    { sent: { nickName: "gh", timezone: "Europe/Rome", title: "" }, made: [] },
  ])("creates the fields $made of $sent", async ({ sent, made }) => {
    const { scim, store } = await create();
    expect((await scim("POST", "/v2/Users", userNamed("grace", sent))).status).toBe(201);
    expect(await namesIn(store)).toEqual(made);
  });

  it("creates fields of a standalone workspace", async () => {
    const { scim, store } = await createTestService(standaloneWorld);
    await scim("PATCH", "/v2/Users/U2", patch({ op: "add", path: "title", value: "Captain" }));
    expect(await namesIn(store, "T1")).toEqual(["title"]);
  });

  it("keeps a field while its values change, and after the last one is removed", async () => {
    const { scim, store } = await create();
    for (const value of ["Captain", "Admiral"])
      await scim("PATCH", "/v2/Users/U4", patch({ op: "add", path: "title", value }));
    await scim("PATCH", "/v2/Users/U4", patch({ op: "remove", path: "title" }));
    expect(await fieldsIn(store)).toMatchObject([{ name: "title", version: 1, locked: true }]);
  });

  it("locks an unlocked field when SCIM writes a value, and keeps it hidden", async () => {
    const { scim, store } = await create([
      { name: "department", locked: false, hidden: true },
      { name: "division", locked: false },
    ]);
    const sent = patch({ op: "replace", path: `${enterprise}:department`, value: "Navy" });
    const { body } = await scim("PATCH", "/v2/Users/U4", sent);
    expect(body[enterprise]).toMatchObject({ department: "Navy" });
    expect(await fieldsIn(store)).toMatchObject([
      { name: "department", version: 2, locked: true, hidden: true },
      { name: "division", version: 1, locked: false, hidden: false },
    ]);
  });

  it("locks a field when SCIM sends its current value", async () => {
    const world = { ...organizationWorld, profile_fields: [{ name: "title", locked: false } as const] };
    const [mia] = organizationWorld.users?.filter(({ id }) => id === "U4") ?? [];
    const users = organizationWorld.users?.map((user) => (user === mia ? { ...user, title: "Captain" } : user));
    const { scim, store } = await createTestService({ ...world, ...(users && { users }) });
    expect(await fieldsIn(store)).toMatchObject([{ name: "title", locked: false }]);
    const { body } = await scim("GET", "/v2/Users/U4");
    await scim("PUT", "/v2/Users/U4", body);
    expect(await fieldsIn(store)).toMatchObject([{ name: "title", locked: true }]);
  });

  it("creates a field once for concurrent users", async () => {
    const { scim, store } = await create();
    const users = Array.from({ length: 20 }, (_, at) => userNamed(`user${at}`, { title: "Sailor" }));
    const answers = await Promise.all(users.map((user) => scim("POST", "/v2/Users", user)));
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 201));
    expect(await fieldsIn(store)).toMatchObject([{ name: "title", version: 1 }]);
  });

  it("creates no field if the write is refused", async () => {
    const { scim, store } = await create();
    const { status } = await scim("POST", "/v2/Users", userNamed("mia", { title: "Captain" }));
    expect(status).toBe(409);
    expect(await fieldsIn(store)).toEqual([]);
  });
});
