import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const asPilot = "users: [{ userName: mia, role: { value: pilot } }]";

describe.each(versions)("roles over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: [{ value: "pilot" }], stored: "pilot" },
      { sent: { value: "pilot" }, stored: "pilot" },
      { sent: "pilot", stored: "pilot" },
      { sent: ["pilot", "captain"], stored: "pilot" },
      { sent: [{ value: "pilot" }, { value: "captain", primary: true }], stored: "captain" },
      { sent: [{ value: "pilot" }, { value: "captain", primary: "True" }], stored: "captain" },
      { sent: [{ value: "pilot", primary: "false" }], stored: "pilot" },
      { sent: [{ value: "pilot", display: "Pilot", type: "work" }], stored: "pilot" },
      { sent: ["pilot", { value: "captain", primary: true }], stored: "captain" },
    ]),
  )("are one, $stored, if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ roles: sent }));
    expect(created.outcome).toBe("201");
    expect(created.body.roles).toEqual([{ value: stored, primary: true }]);
  });

  it.each(
    inTurn(version, [
      { sent: "captain", stored: "captain" },
      { sent: [{ value: "captain" }], stored: "captain" },
    ]),
  )("are $stored after a change to $sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version, { world: asPilot });
    expect((await scim.change("/Users/UMIA", { roles: sent })).body.roles).toEqual([{ value: stored, primary: true }]);
  });

  it("are null after a PUT without them", async () => {
    await using scim = await createScimClient(version, { world: asPilot });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body.roles).toEqual([{ value: null, primary: true }]);
  });
});

describe("removal of roles", () => {
  it.each([
    { sent: { schemas: ["$User"], roles: " " } },
    { sent: { schemas: ["$User"], roles: [{ value: "pilot", operation: "delete" }] } },
    { sent: { schemas: ["$User"], meta: { attributes: ["roles"] } } },
  ])("are null in SCIM 1.1 after $sent", async ({ sent }) => {
    await using scim = await createScimClient("1.1", { world: asPilot });
    expect((await scim.patch("/Users/UMIA", sent)).body.roles).toEqual([{ value: null, primary: true }]);
  });

  it.each([
    { op: "remove", path: "roles" },
    { op: "remove", path: "roles", value: [{ value: "pilot" }] },
    { op: "remove", path: 'roles[value eq "pilot"]' },
    { op: "remove", path: "roles", value: ["pilot"] },
    { op: "replace", path: "roles", value: [] },
    { op: "replace", path: "roles", value: null },
  ])("are null in SCIM 2.0 after $op $path", async (operation) => {
    await using scim = await createScimClient("2.0", { world: asPilot });
    expect((await scim.patch("/Users/UMIA", patchOp(operation))).body.roles).toEqual([{ value: null, primary: true }]);
  });
});
