import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const [a, b, c] = ["ada@acme.example", "ada@home.example", "ada@club.example"] as const;
const [mia, home] = ["mia@acme.example", "mia@home.example"] as const;

/** Addresses in the form that answers have. */
function shown(...addresses: readonly string[]) {
  return addresses.map((value, index) => ({ value, primary: index === 0 }));
}

describe.each(versions)("emails over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: [{ value: a }], stored: [a] },
      { sent: { value: a }, stored: [a] },
      { sent: [{ value: a, primary: false }], stored: [a] },
      { sent: [{ value: a }, { value: b }], stored: [a, b] },
      { sent: [{ value: a }, { value: b, primary: true }], stored: [b, a] },
      {
        sent: [
          { value: a, type: "home" },
          { value: b, type: "work" },
        ],
        stored: [b, a],
      },
      {
        sent: [
          { value: a, type: "work" },
          { value: b, type: "home", primary: true },
        ],
        stored: [b, a],
      },
      { sent: [{ value: a, primary: false }, { value: b }], stored: [b, a] },
      { sent: [{ value: a }, { value: b }, { value: c }], stored: [a, b] },
      { sent: [{ value: a }, { value: b }, { value: c, primary: true }], stored: [c, a] },
      { sent: [{ value: a }, { value: "ADA@acme.example" }], stored: [a] },
      { sent: [{ value: "o'neil+tag@sub.acme.example" }], stored: ["o'neil+tag@sub.acme.example"] },
    ]),
  )("are $stored if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ emails: sent }));
    expect(created.outcome).toBe("201");
    expect(created.body.emails).toEqual(shown(...stored));
  });

  it("are replaced by a PUT, including the secondary one", async () => {
    await using scim = await createScimClient(version);
    const put = await scim.put("/Users/UMIA", newUser({ userName: "mia", emails: [{ value: a }] }));
    expect(put.body.emails).toEqual(shown(a));
    expect((await scim.post("/Users", newUser({ emails: [{ value: home }] }))).outcome).toBe("201");
  });

  it("remain the same user's if they are sent again", async () => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", { emails: [{ value: home, primary: true }, { value: mia }] });
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(home, mia) } });
  });
});

describe("emails in a PATCH of SCIM 1.1", () => {
  it.each([
    { sent: [{ value: a, primary: true }], stored: [a, home] },
    { sent: [{ value: a, type: "work" }], stored: [a, home] },
    { sent: [{ value: a }], stored: [a, home] },
    { sent: [{ value: a, primary: false }], stored: [mia, a] },
    { sent: [{ value: a, type: "home" }], stored: [mia, a] },
    { sent: [{ value: home, type: "home" }], stored: [mia, home] },
    { sent: [{ value: a, type: "home" }, { value: b }], stored: [b, a] },
    {
      sent: [
        { value: a, type: "home" },
        { value: b, type: "work" },
      ],
      stored: [b, a],
    },
    { sent: [], stored: [mia, home] },
    { sent: null, stored: [mia] },
    { sent: [{ value: a, primary: true }, { value: b }], stored: [a, b] },
    { sent: [{ value: home, operation: "delete" }], stored: [mia] },
    { sent: [{ value: "MIA@HOME.EXAMPLE", operation: "delete" }], stored: [mia] },
    {
      sent: [
        { value: home, operation: "delete" },
        { value: a, primary: false },
      ],
      stored: [mia, a],
    },
    {
      sent: [
        { value: mia, operation: "delete" },
        { value: a, primary: true },
      ],
      stored: [a, home],
    },
    {
      sent: [
        { value: mia, operation: "delete" },
        { value: home, primary: true },
      ],
      stored: [home],
    },
    { sent: [{ value: c, operation: "delete" }], stored: [mia, home] },
    { sent: [{ operation: "delete" }], stored: [mia] },
    { sent: [{ type: "home", operation: "delete" }], stored: [mia] },
    { sent: [{ primary: false, operation: "delete" }], stored: [mia] },
  ])("leave $stored after $sent", async ({ sent, stored }) => {
    await using scim = await createScimClient("1.1");
    const changed = await scim.change("/Users/UMIA", { emails: sent });
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(...stored) } });
  });

  it.each([
    { primary: true, operation: "delete" },
    { type: "work", operation: "delete" },
  ])("keep the primary one, which %j means without a value", async (entry) => {
    await using scim = await createScimClient("1.1");
    const changed = await scim.change("/Users/UMIA", { emails: [entry] });
    expect(changed.outcome).toBe("400 missing_primary_email");
  });

  it("lose the secondary one if meta.attributes lists them", async () => {
    await using scim = await createScimClient("1.1");
    const changed = await scim.patch("/Users/UMIA", { schemas: ["$User"], meta: { attributes: ["emails"] } });
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(mia) } });
  });
});

describe("emails in a PATCH of SCIM 2.0", () => {
  it.each([
    { op: { op: "replace", path: "emails", value: [{ value: a, primary: true }] }, stored: [a] },
    { op: { op: "replace", path: "emails", value: { value: a } }, stored: [a] },
    { op: { op: "add", path: "emails", value: [{ value: a, primary: false }] }, stored: [mia, a] },
    { op: { op: "add", path: "emails", value: [{ value: a, primary: true }] }, stored: [a, mia] },
    { op: { op: "add", path: "emails", value: [] }, stored: [mia, home] },
    { op: { op: "add", path: "emails", value: null }, stored: [mia, home] },
    { op: { op: "replace", path: "emails", value: [] }, stored: [mia] },
    { op: { op: "replace", path: "emails", value: null }, stored: [mia] },
    { op: { op: "replace", value: { emails: [] } }, stored: [mia] },
    { op: { op: "replace", value: { emails: null } }, stored: [mia] },
    { op: { op: "remove", path: "emails" }, stored: [mia] },
    { op: { op: "remove", path: "emails", value: [{ value: home }] }, stored: [mia] },
    { op: { op: "remove", path: `emails[value eq "${home}"]` }, stored: [mia] },
    { op: { op: "remove", path: "emails[primary eq false]" }, stored: [mia] },
    { op: { op: "replace", path: 'emails[type eq "work"].value', value: a }, stored: [a, home] },
    { op: { op: "replace", path: "emails[primary eq true].value", value: a }, stored: [a, home] },
    { op: { op: "add", path: 'emails[type eq "other"].value', value: a }, stored: [mia, a] },
  ])("leave $stored after $op", async ({ op, stored }) => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Users/UMIA", patchOp(op));
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(...stored) } });
  });

  it.each([
    { op: "add", path: "emails", value: { value: a, type: "home" } },
    { op: "add", path: "emails", value: [{ value: a, type: "home" }] },
    { op: "add", path: "emails", value: [{ value: a, type: "work" }] },
    { op: "add", path: "emails", value: [{ value: a }] },
    { op: "add", path: "emails", value: [{ value: "MIA@acme.example" }, { value: a }] },
    { op: "add", path: "emails.value", value: a },
    { op: "add", path: 'emails[type eq "home"].value', value: a },
    { op: "add", value: { emails: [{ value: a }] } },
    { op: "add", value: { emails: { value: a } } },
    { op: "add", value: { "emails.value": a } },
    { op: "add", value: { 'emails[type eq "other"].value': a } },
  ])("keep their only address if another one is added: %j", async (operation) => {
    const world = "users: [{ userName: mia, emails: [mia@acme.example] }]";
    await using scim = await createScimClient("2.0", { world });
    const changed = await scim.patch("/Users/UMIA", patchOp(operation));
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(mia, a) } });
  });

  it.each([
    { value: [{ value: a }], stored: [mia, a] },
    { value: [{ value: a }, { value: b }], stored: [mia, a] },
    { value: [{ value: a }, { value: home }], stored: [mia, a] },
    { value: [{ value: home }, { value: a }], stored: [mia, home] },
    { value: [{ value: mia }], stored: [mia, home] },
    { value: [{ value: home, type: "work" }], stored: [mia, home] },
    { value: [{ value: mia, primary: false }], stored: [mia, home] },
    { value: [{ value: home, primary: true }], stored: [home, mia] },
    { value: [{ value: mia, primary: true }, { value: a }], stored: [mia, a] },
    { value: [{ value: a, primary: true }, { value: home }], stored: [a, home] },
    { value: [{ value: a, primary: true }, { value: b }], stored: [a, b] },
  ])("are $stored after $value was added", async ({ value, stored }) => {
    await using scim = await createScimClient("2.0");
    for (const operation of [
      { op: "add", path: "emails", value },
      { op: "add", value: { emails: value } },
    ]) {
      const changed = await scim.patch("/Users/UMIA", patchOp(operation));
      expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(...stored) } });
      await scim.patch(
        "/Users/UMIA",
        patchOp({ op: "replace", path: "emails", value: [{ value: mia }, { value: home }] }),
      );
    }
  });

  it.each([`emails[value eq "${home}"]`, "emails", 'emails[type eq "home"]'])(
    "have a new secondary one after a removal of %s and an addition",
    async (path) => {
      await using scim = await createScimClient("2.0");
      const operations = [
        { op: "remove", path },
        { op: "add", path: "emails", value: [{ value: a }] },
      ];
      const changed = await scim.patch("/Users/UMIA", patchOp(...operations));
      expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(mia, a) } });
    },
  );

  it("lose a removed primary one when the secondary one replaces it", async () => {
    await using scim = await createScimClient("2.0");
    const operations = [
      { op: "remove", path: `emails[value eq "${mia}"]` },
      { op: "add", path: "emails", value: [{ value: home, primary: true }] },
    ];
    const changed = await scim.patch("/Users/UMIA", patchOp(...operations));
    expect(changed).toMatchObject({ outcome: "200", body: { emails: shown(home) } });
  });
});
