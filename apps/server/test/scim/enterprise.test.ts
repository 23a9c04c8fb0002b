import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const empty = {
  employeeNumber: null,
  costCenter: null,
  organization: null,
  division: null,
  department: null,
  manager: null,
};
const full = {
  employeeNumber: "7",
  costCenter: "4130",
  organization: "Acme",
  division: "Flight",
  department: "Tours",
  manager: { managerId: "UOLGA" },
};
const employed = `users: [{ userName: mia, enterprise: ${JSON.stringify({ ...full, manager: "olga" })} }]`;

describe.each(versions)("the enterprise extension over SCIM %s", (version) => {
  it("is stored and shown completely, and listed in schemas", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ $enterprise: full }));
    expect(created).toMatchObject({
      outcome: "201",
      body: scim.wire({ schemas: ["$User", "$enterprise", "$profile"] }),
    });
    expect(Object.entries(created.body[String(scim.wire("$enterprise"))])).toEqual(Object.entries(full));
  });

  it("is read even if schemas does not list it", async () => {
    await using scim = await createScimClient(version);
    const sent = { ...newUser({ $enterprise: { department: "Tours" } }), schemas: ["$User"] };
    expect((await scim.post("/Users", sent)).body).toMatchObject(
      scim.wire({ $enterprise: { ...empty, department: "Tours" } }) as object,
    );
  });

  it.each(
    inTurn(version, [
      { change: { department: "Freight" }, stored: { ...full, department: "Freight" } },
      { change: { department: null }, stored: { ...full, department: null } },
      { change: { department: " " }, stored: { ...full, department: null } },
      {
        change: { employeeNumber: "8", manager: { managerId: "UREX" } },
        stored: { ...full, employeeNumber: "8", manager: { managerId: "UREX" } },
      },
      { change: { manager: "rex@acme.example" }, stored: { ...full, manager: { managerId: "UREX" } } },
      { change: { manager: null }, stored: { ...full, manager: null } },
      { change: {}, stored: full },
    ]),
  )("merges a change of $change", async ({ change, stored }) => {
    await using scim = await createScimClient(version, { world: employed });
    const changed = await scim.change("/Users/UMIA", { $enterprise: change });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $enterprise: stored }) });
  });

  it("is blank after a PUT without it", async () => {
    await using scim = await createScimClient(version, { world: employed });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body).toMatchObject(scim.wire({ $enterprise: empty }) as object);
  });

  it("is replaced by a PUT with a part of it", async () => {
    await using scim = await createScimClient(version, { world: employed });
    const attributes = { userName: "mia", emails: [{ value: "mia@acme.example" }], $enterprise: { division: "Sea" } };
    const put = await scim.put("/Users/UMIA", newUser(attributes));
    expect(put.body).toMatchObject(scim.wire({ $enterprise: { ...empty, division: "Sea" } }) as object);
  });
});

describe.each(versions)("manager over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: { managerId: "UOLGA" } },
      { sent: { managerId: "olga" } },
      { sent: { managerId: "OLGA" } },
      { sent: { managerId: "olga@acme.example" } },
      { sent: { managerId: "OLGA@ACME.EXAMPLE" } },
      { sent: "UOLGA" },
      { sent: "olga@acme.example" },
      { sent: { managerId: "UOLGA", displayName: "Olga" } },
    ]),
  )("is the identifier if $sent is sent", async ({ sent }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ $enterprise: { manager: sent } }));
    expect(created).toMatchObject({
      outcome: "201",
      body: scim.wire({ $enterprise: { manager: { managerId: "UOLGA" } } }),
    });
  });
});

describe("parts of the enterprise extension", () => {
  it.each([
    { sent: { manager: { managerId: " " } }, stored: { ...full, manager: null } },
    { sent: { manager: " " }, stored: { ...full, manager: null } },
    { sent: { division: " ", department: "Freight" }, stored: { ...full, division: null, department: "Freight" } },
  ])("change in SCIM 1.1 through $sent, with only the extension in schemas", async ({ sent, stored }) => {
    await using scim = await createScimClient("1.1", { world: employed });
    const changed = await scim.patch("/Users/UMIA", { schemas: ["$enterprise"], $enterprise: sent });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $enterprise: stored }) });
  });

  it.each([
    { attributes: ["$enterprise.department"], stored: { ...full, department: null } },
    {
      attributes: ["$enterprise:department", "$enterprise.division"],
      stored: { ...full, department: null, division: null },
    },
    { attributes: ["$enterprise.manager"], stored: { ...full, manager: null } },
    { attributes: ["$enterprise"], stored: empty },
  ])("are cleared in SCIM 1.1 if meta.attributes lists $attributes", async ({ attributes, stored }) => {
    await using scim = await createScimClient("1.1", { world: employed });
    const changed = await scim.patch("/Users/UMIA", { schemas: ["$User"], meta: { attributes } });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $enterprise: stored }) });
  });

  it.each([
    {
      op: { op: "replace", path: "$enterprise:department", value: "Freight" },
      stored: { ...full, department: "Freight" },
    },
    {
      op: { op: "replace", path: "$enterprise.department", value: "Freight" },
      stored: { ...full, department: "Freight" },
    },
    { op: { op: "add", value: { "$enterprise:department": "Freight" } }, stored: { ...full, department: "Freight" } },
    {
      op: { op: "replace", path: "$enterprise:manager", value: "rex" },
      stored: { ...full, manager: { managerId: "UREX" } },
    },
    {
      op: { op: "add", path: "$enterprise:manager.managerId", value: "UREX" },
      stored: { ...full, manager: { managerId: "UREX" } },
    },
    { op: { op: "remove", path: "$enterprise:manager" }, stored: { ...full, manager: null } },
    { op: { op: "remove", path: "$enterprise:manager.managerId" }, stored: { ...full, manager: null } },
    { op: { op: "remove", path: "$enterprise:costCenter" }, stored: { ...full, costCenter: null } },
    { op: { op: "remove", path: "$enterprise" }, stored: empty },
  ])("change in SCIM 2.0 through $op", async ({ op, stored }) => {
    await using scim = await createScimClient("2.0", { world: employed });
    const changed = await scim.patch("/Users/UMIA", patchOp(op));
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $enterprise: stored }) });
  });
});
