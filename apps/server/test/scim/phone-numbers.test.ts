import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

/** The two numbers in the form that answers have. */
function shown({ primary = null, mobile = null }: Readonly<Record<string, string | null>>) {
  return [
    { value: mobile, type: "mobile" },
    { value: primary, primary: true },
  ];
}

const both = "users: [{ userName: mia, primaryPhone: '1', mobilePhone: '2' }]";

describe.each(versions)("phoneNumbers over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: [{ value: "5", primary: true }], stored: { primary: "5" } },
      { sent: [{ value: "5", primary: false }], stored: { primary: "5" } },
      { sent: [{ value: "5", type: "mobile" }], stored: { primary: "5" } },
      { sent: [{ value: "5" }], stored: { primary: "5" } },
      { sent: { value: "5" }, stored: { primary: "5" } },
      { sent: [{ value: "5", type: "work" }], stored: { mobile: "5" } },
      { sent: [{ value: "5", type: "work", primary: true }], stored: { primary: "5" } },
      {
        sent: [
          { value: "5", primary: true },
          { value: "6", primary: false },
        ],
        stored: { primary: "5", mobile: "6" },
      },
      {
        sent: [
          { value: "5", type: "mobile" },
          { value: "6", type: "work" },
        ],
        stored: { primary: "5", mobile: "6" },
      },
      { sent: [{ value: "5", primary: true }, { value: "6" }], stored: { primary: "5", mobile: "6" } },
      { sent: [{ value: "5" }, { value: "6" }], stored: { primary: "6" } },
      {
        sent: [
          { value: "5", type: "work" },
          { value: "6", type: "work" },
        ],
        stored: { mobile: "6" },
      },
      { sent: [{ value: "5" }, { value: "" }], stored: { primary: "5" } },
    ]),
  )("are $stored if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ phoneNumbers: sent }));
    expect(created.outcome).toBe("201");
    expect(created.body.phoneNumbers).toEqual(shown(stored));
  });

  it("can be sent back by a PUT unchanged", async () => {
    await using scim = await createScimClient(version, { world: both });
    const read = await scim.get("/Users/UMIA");
    expect(read.body.phoneNumbers).toEqual(shown({ primary: "1", mobile: "2" }));
    expect((await scim.put("/Users/UMIA", read.body)).body.phoneNumbers).toEqual(read.body.phoneNumbers);
  });

  it("can be sent back by a PATCH unchanged, also the mobile phone alone", async () => {
    const world = "users: [{ userName: mia, mobilePhone: '2' }]";
    await using scim = await createScimClient(version, { world });
    const { phoneNumbers } = (await scim.get("/Users/UMIA")).body;
    expect(phoneNumbers).toEqual(shown({ mobile: "2" }));
    expect((await scim.change("/Users/UMIA", { phoneNumbers })).body.phoneNumbers).toEqual(phoneNumbers);
  });

  it("are removed by a PUT without them", async () => {
    await using scim = await createScimClient(version, { world: both });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body.phoneNumbers).toEqual(shown({}));
  });
});

describe("phoneNumbers in a PATCH of SCIM 1.1", () => {
  it.each([
    { sent: [{ value: "5", primary: true }], stored: { primary: "5", mobile: "2" } },
    { sent: [{ value: "5", type: "work" }], stored: { primary: "1", mobile: "5" } },
    {
      sent: [
        { value: "5", type: "mobile" },
        { value: "6", type: "work" },
      ],
      stored: { primary: "5", mobile: "6" },
    },
    { sent: [{ value: "1", operation: "delete" }], stored: { mobile: "2" } },
    { sent: [{ value: "2", operation: "delete" }], stored: { primary: "1" } },
    { sent: [{ type: "work", operation: "delete" }], stored: { primary: "1" } },
    { sent: [{ primary: true, operation: "delete" }], stored: { mobile: "2" } },
    { sent: [{ value: "9", operation: "delete" }], stored: { primary: "1", mobile: "2" } },
    { sent: [{ value: " ", type: "work" }], stored: { primary: "1" } },
    { sent: [{ value: " ", primary: true }], stored: { mobile: "2" } },
    { sent: [{ value: "5", primary: true }, { value: " " }], stored: { primary: "5" } },
    { sent: [{ value: "", type: "work" }], stored: { primary: "1", mobile: "2" } },
    { sent: " ", stored: {} },
    { sent: null, stored: {} },
  ])("are $stored after $sent", async ({ sent, stored }) => {
    await using scim = await createScimClient("1.1", { world: both });
    const changed = await scim.change("/Users/UMIA", { phoneNumbers: sent });
    expect(changed.outcome).toBe("200");
    expect(changed.body.phoneNumbers).toEqual(shown(stored));
  });

  it("are removed if meta.attributes lists them", async () => {
    await using scim = await createScimClient("1.1", { world: both });
    const changed = await scim.patch("/Users/UMIA", { schemas: ["$User"], meta: { attributes: ["phoneNumbers"] } });
    expect(changed.body.phoneNumbers).toEqual(shown({}));
  });
});

describe("phoneNumbers that SCIM 2.0 adds", () => {
  it.each([
    { before: { primaryPhone: "1" }, value: { value: "5" }, stored: { primary: "1", mobile: "5" } },
    { before: { primaryPhone: "1" }, value: { value: "5", type: "mobile" }, stored: { primary: "1", mobile: "5" } },
    { before: { primaryPhone: "1" }, value: { value: "5", type: "home" }, stored: { primary: "1", mobile: "5" } },
    { before: { primaryPhone: "1" }, value: { value: "5", type: "work" }, stored: { primary: "1", mobile: "5" } },
    { before: { primaryPhone: "1" }, value: { value: "5", primary: true }, stored: { primary: "5", mobile: "1" } },
    { before: { mobilePhone: "2" }, value: { value: "5", type: "work" }, stored: { primary: "5", mobile: "2" } },
    { before: { mobilePhone: "2" }, value: { value: "2", primary: true }, stored: { primary: "2" } },
    {
      before: { primaryPhone: "1", mobilePhone: "2" },
      value: { value: "2", primary: true },
      stored: { primary: "2", mobile: "1" },
    },
    {
      before: { primaryPhone: "1", mobilePhone: "2" },
      value: { value: "1", type: "work" },
      stored: { primary: "1", mobile: "2" },
    },
    {
      before: { primaryPhone: "1" },
      value: [
        { value: "5", primary: true },
        { value: "6", type: "work" },
      ],
      stored: { primary: "5", mobile: "6" },
    },
    { before: {}, value: [{ value: "5" }, { value: "6" }], stored: { primary: "5", mobile: "6" } },
    {
      before: { primaryPhone: "1", mobilePhone: "2" },
      value: { value: "5" },
      stored: { primary: "5", mobile: "2" },
    },
    { before: { primaryPhone: "1", mobilePhone: "2" }, value: [], stored: { primary: "1", mobile: "2" } },
    { before: { primaryPhone: "1" }, value: { value: " " }, stored: { primary: "1" } },
  ])("are $stored after $value was added to $before", async ({ before, value, stored }) => {
    await using scim = await createScimClient("2.0", {
      world: JSON.stringify({ users: [{ userName: "mia", ...before }] }),
    });
    const changed = await scim.patch("/Users/UMIA", patchOp({ op: "add", path: "phoneNumbers", value }));
    expect(changed.outcome).toBe("200");
    expect(changed.body.phoneNumbers ?? shown({})).toEqual(shown(stored));
  });

  it("keep both if the value of an existing number is added", async () => {
    await using scim = await createScimClient("2.0", { world: "users: [{ userName: mia, primaryPhone: '1' }]" });
    const changed = await scim.patch("/Users/UMIA", patchOp({ op: "add", path: "phoneNumbers.value", value: "5" }));
    expect(changed.body.phoneNumbers).toEqual(shown({ primary: "1", mobile: "5" }));
  });
});

describe("phoneNumbers in a PATCH of SCIM 2.0", () => {
  it.each([
    { op: { op: "replace", path: "phoneNumbers", value: [{ value: "5" }] }, stored: { primary: "5" } },
    {
      op: { op: "add", path: "phoneNumbers", value: [{ value: "5", type: "work" }] },
      stored: { primary: "1", mobile: "5" },
    },
    {
      op: { op: "replace", path: 'phoneNumbers[type eq "work"].value', value: "5" },
      stored: { primary: "1", mobile: "5" },
    },
    {
      op: { op: "replace", path: "phoneNumbers[primary eq true].value", value: "5" },
      stored: { primary: "5", mobile: "2" },
    },
    { op: { op: "remove", path: 'phoneNumbers[value eq "1"]' }, stored: { mobile: "2" } },
    { op: { op: "remove", path: "phoneNumbers", value: [{ value: "2" }] }, stored: { primary: "1" } },
    { op: { op: "remove", path: "phoneNumbers" }, stored: {} },
  ])("are $stored after $op", async ({ op, stored }) => {
    await using scim = await createScimClient("2.0", { world: both });
    const changed = await scim.patch("/Users/UMIA", patchOp(op));
    expect(changed.outcome).toBe("200");
    expect(changed.body.phoneNumbers).toEqual(shown(stored));
  });
});
