import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const empty = { streetAddress: null, locality: null, region: null, postalCode: null, country: null };
const bonn = { streetAddress: "Am Markt 1", locality: "Bonn", region: "NW", postalCode: "53111", country: "DE" };
const inBonn = `users: [{ userName: mia, address: ${JSON.stringify(bonn)} }]`;

describe.each(versions)("addresses over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: [bonn], stored: bonn },
      { sent: bonn, stored: bonn },
      { sent: [{ locality: "Bonn" }], stored: { ...empty, locality: "Bonn" } },
      { sent: [{ locality: "Bonn", primary: true }], stored: { ...empty, locality: "Bonn", primary: true } },
      {
        sent: [{ locality: "Köln" }, { locality: "Bonn", primary: true }],
        stored: { ...empty, locality: "Bonn", primary: true },
      },
      { sent: [{ locality: "Bonn" }, { locality: "Köln" }], stored: { ...empty, locality: "Bonn" } },
      { sent: [{ locality: "Bonn", type: "work", formatted: "Bonn" }], stored: { ...empty, locality: "Bonn" } },
      { sent: [{ locality: "Bonn", country: null }], stored: { ...empty, locality: "Bonn" } },
    ]),
  )("are one, $stored, if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ addresses: sent }));
    expect(created.outcome).toBe("201");
    expect(created.body.addresses).toEqual([stored]);
  });

  it("are five nulls after a PUT without them", async () => {
    await using scim = await createScimClient(version, { world: inBonn });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body.addresses).toEqual([empty]);
  });

  it("are replaced as a whole", async () => {
    await using scim = await createScimClient(version, { world: inBonn });
    const changed = await scim.change("/Users/UMIA", { addresses: [{ country: "FR" }] });
    expect(changed.body.addresses).toEqual([{ ...empty, country: "FR" }]);
  });
});

describe("addresses in a PATCH of SCIM 1.1", () => {
  it.each([
    { sent: [{ ...bonn, operation: "delete" }], stored: empty },
    { sent: [{ ...bonn, region: "BW", operation: "delete" }], stored: bonn },
    { sent: [{ locality: "Bonn", operation: "delete" }], stored: bonn },
    { sent: [{ ...bonn, operation: "delete" }, { country: "FR" }], stored: { ...empty, country: "FR" } },
    { sent: " ", stored: empty },
    { sent: [{}], stored: bonn },
    { sent: [{ type: "work" }], stored: bonn },
    { sent: [], stored: bonn },
  ])("are $stored after $sent", async ({ sent, stored }) => {
    await using scim = await createScimClient("1.1", { world: inBonn });
    const changed = await scim.change("/Users/UMIA", { addresses: sent });
    expect(changed.outcome).toBe("200");
    expect(changed.body.addresses).toEqual([stored]);
  });
});

describe("addresses that SCIM 2.0 adds", () => {
  it.each([
    { value: [{ locality: "Bonn" }], stored: bonn },
    { value: bonn, stored: bonn },
    { value: [], stored: bonn },
    { value: [{}], stored: bonn },
    { value: [{ locality: " " }], stored: bonn },
    { value: [{ country: "FR", primary: false }], stored: bonn },
    { value: [{ country: "FR", type: "home" }], stored: { ...empty, country: "FR" } },
    { value: [bonn, { country: "FR" }], stored: { ...empty, country: "FR" } },
    { value: { country: "FR", primary: true }, stored: { ...empty, country: "FR", primary: true } },
  ])("are $stored after $value", async ({ value, stored }) => {
    await using scim = await createScimClient("2.0", { world: inBonn });
    const changed = await scim.patch("/Users/UMIA", patchOp({ op: "add", path: "addresses", value }));
    expect(changed.outcome).toBe("200");
    expect(changed.body.addresses).toEqual([stored]);
  });

  it("are refused if no address could meet the condition", async () => {
    await using scim = await createScimClient("2.0");
    const path = 'addresses[type eq "work" or type eq "home"].locality';
    const changed = await scim.patch("/Users/UMIA", patchOp({ op: "add", path, value: "Bonn" }));
    expect(changed.outcome).toBe("400 invalid_request_payload");
  });
});

describe("addresses in a PATCH of SCIM 2.0", () => {
  it.each([
    { op: { op: "remove", path: "addresses" }, stored: empty },
    { op: { op: "remove", path: "addresses", value: [bonn] }, stored: empty },
    { op: { op: "remove", path: "addresses", value: [{ ...bonn, country: "FR" }] }, stored: bonn },
    {
      op: { op: "replace", path: 'addresses[type eq "work"].country', value: "FR" },
      stored: { ...bonn, country: "FR" },
    },
    { op: { op: "replace", path: 'addresses[type eq "work"].region', value: null }, stored: { ...bonn, region: null } },
  ])("are $stored after $op", async ({ op, stored }) => {
    await using scim = await createScimClient("2.0", { world: inBonn });
    const changed = await scim.patch("/Users/UMIA", patchOp(op));
    expect(changed.outcome).toBe("200");
    expect(changed.body.addresses).toEqual([stored]);
  });
});
