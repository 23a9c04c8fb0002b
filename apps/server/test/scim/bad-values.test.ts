import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const huge = "x".repeat(1_000_000);

/** The answers to null for each attribute, in a POST and in a change. Default: success. */
const nulls: readonly { readonly name: string; readonly post?: string; readonly change?: string }[] = [
  { name: "userName", post: "400 username_required", change: "400 username_empty" },
  { name: "nickName", change: "400 username_empty" },
  { name: "name" },
  { name: "emails", post: "400 email_empty" },
  { name: "password", change: "400 password_change_not_allowed" },
  { name: "profileUrl" },
  { name: "displayName" },
  { name: "title" },
  { name: "timezone" },
  { name: "userType" },
  { name: "preferredLanguage" },
  { name: "locale" },
  { name: "active" },
  { name: "photos" },
  { name: "addresses" },
  { name: "phoneNumbers" },
  { name: "roles" },
  { name: "$enterprise" },
  { name: "$profile" },
  { name: "$guest" },
  { name: "externalId" },
  { name: "id" },
  { name: "meta" },
  { name: "groups" },
];

describe.each(versions)("null over SCIM %s", (version) => {
  it.each(inTurn(version, nulls))("for $name equals a missing value in a POST", async ({ name, post = "201" }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ [name]: null }));
    expect(created.outcome).toBe(post);
    if (created.status !== 201) return;
    const plain = await scim.post("/Users", newUser({ userName: "bea", emails: [{ value: "bea@acme.example" }] }));
    expect(Object.keys(created.body)).toEqual(Object.keys(plain.body));
  });

  it.each(inTurn(version, nulls))(
    "for $name clears it in a change, if it can be cleared",
    async ({ name, change = "200" }) => {
      await using scim = await createScimClient(version);
      const before = await scim.get("/Users/UMIA");
      const changed = await scim.change("/Users/UMIA", { [name]: null });
      expect(changed.outcome).toBe(change);
      expect((await scim.get("/Users/UMIA")).body).toMatchObject({ active: true, userName: "mia" });
      if (changed.status !== 200) expect((await scim.get("/Users/UMIA")).body).toEqual(before.body);
    },
  );
});

/** A million characters for each text, and the answers. */
const sizes = [
  { what: "userName", attributes: { userName: huge }, outcome: "400 username_too_long" },
  { what: "userName, as an address", attributes: { userName: `${huge}@acme.example` }, outcome: "201" },
  { what: "nickName", attributes: { nickName: huge }, outcome: "400 long_nickname" },
  { what: "displayName", attributes: { displayName: huge }, outcome: "400 invalid_name_maxlength" },
  { what: "the name", attributes: { name: { formatted: huge } }, outcome: "201" },
  { what: "the name, in many words", attributes: { name: "a b ".repeat(250_000) }, outcome: "201" },
  { what: "the title", attributes: { title: huge }, outcome: "201" },
  { what: "an invalid address", attributes: { emails: [{ value: huge }] }, outcome: "400 bad_email_address" },
  {
    what: "a host",
    attributes: { emails: [{ value: `ada@${"a.".repeat(500_000)}` }] },
    outcome: "400 bad_email_address",
  },
  { what: "a start date", attributes: { $profile: { startDate: huge } }, outcome: "400 invalid_attribute_format" },
  { what: "a manager", attributes: { $enterprise: { manager: huge } }, outcome: "400 unknown_user" },
  { what: "many addresses", attributes: { emails: manyEmails(20_000) }, outcome: "201" },
  { what: "many phone numbers", attributes: { phoneNumbers: manyValues(20_000) }, outcome: "201" },
  { what: "many roles", attributes: { roles: manyValues(20_000) }, outcome: "201" },
];

function manyValues(count: number) {
  return Array.from({ length: count }, (_, index) => ({ value: `value ${index}` }));
}

function manyEmails(count: number) {
  return Array.from({ length: count }, (_, index) => ({ value: `ada${index}@acme.example` }));
}

describe.each(versions)("a million characters over SCIM %s", (version) => {
  it.each(inTurn(version, sizes))("for $what answer $outcome", async ({ attributes, outcome }) => {
    await using scim = await createScimClient(version);
    expect((await scim.post("/Users", newUser(attributes))).outcome).toBe(outcome);
    expect((await scim.get("/Users?count=0")).body.totalResults).toBe(outcome === "201" ? 12 : 11);
  });
});

describe.each(versions)("a change of several attributes over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { userName: "rex" },
      { emails: [{ value: "rex@acme.example" }] },
      { displayName: "@mia" },
      { $enterprise: { manager: { managerId: "UNOBODY" } } },
      { $guest: { type: "single" } },
      { addresses: "Bonn" },
      { colour: "red" },
      { password: "correct horse" },
    ]),
  )("changes nothing if one of them is %j", async (bad) => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    const change = { title: "Captain", roles: ["captain"], active: false, ...bad, locale: "de-DE" };
    expect((await scim.change("/Users/UMIA", change)).status).toBeGreaterThanOrEqual(400);
    expect((await scim.get("/Users/UMIA")).body).toEqual(before.body);
  });
});
