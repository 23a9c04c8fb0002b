import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const profile = "urn:ietf:params:scim:schemas:extension:svc:profile:2.0:User";
const guest = "urn:scim:schemas:extension:svc:guest:2.0:User";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const send = (body: object, id = "U4") => service.scim("PATCH", `/v2/Users/${id}`, body);
const patch = (Operations: unknown, id?: string) => send({ schemas: [patchOp], Operations }, id);

const emails = (primary: string, secondary?: string) => ({
  emails: [
    { value: primary, primary: true },
    ...(secondary === undefined ? [] : [{ value: secondary, primary: false }]),
  ],
});
const phones = (mobile: string | null, primary: string | null) => ({
  phoneNumbers: [
    { value: mobile, type: "mobile" },
    { value: primary, primary: true },
  ],
});
/** Gives the user a postal address, both phone numbers, a role and a photo. */
const filled = {
  op: "add",
  value: {
    addresses: [{ type: "work", locality: "Bonn", country: "DE" }],
    phoneNumbers: [
      { value: "1", primary: true },
      { value: "2", type: "work" },
    ],
    roles: [{ value: "Editor", primary: true }],
    photos: [{ value: "https://x.example/old.png", type: "photo" }],
  },
};
const rest = { streetAddress: null, locality: null, region: null, postalCode: null, country: null };

interface Case {
  readonly sent: string;
  readonly first?: readonly object[];
  readonly operations: unknown;
  readonly wanted: object;
}

describe("PATCH /v2/Users as providers send it", () => {
  const cases: readonly Case[] = [
    {
      sent: "Entra sends active as the text False",
      operations: [{ op: "Replace", path: "active", value: "False" }],
      wanted: { active: false },
    },
    {
      sent: "Entra sends a capitalized op and a value filter to set a work address",
      operations: [{ op: "Add", path: 'emails[type eq "work"].value', value: "new@acme.example" }],
      wanted: emails("new@acme.example", "mia@home.example"),
    },
    {
      sent: "Entra sends a whole work address",
      operations: [
        {
          op: "Replace",
          path: 'emails[type eq "work"]',
          value: { type: "work", value: "new@acme.example", primary: true },
        },
      ],
      wanted: emails("new@acme.example", "mia@home.example"),
    },
    {
      sent: "Entra sends an address of a type that the user does not have",
      operations: [{ op: "Add", path: 'emails[type eq "other"].value', value: "new@home.example" }],
      wanted: emails("mia@acme.example", "new@home.example"),
    },
    {
      sent: "Entra sends no path, and keys that are paths: dotted, with URNs and with value filters",
      operations: [
        {
          op: "Add",
          value: {
            "name.givenName": "Maria",
            'phoneNumbers[type eq "mobile"].value': "11",
            'phoneNumbers[type eq "work"].value': "22",
            [`${enterprise}:department`]: "R&D",
            [`${enterprise}.costCenter`]: "7",
            [`${core}:title`]: "Chief",
          },
        },
      ],
      wanted: {
        title: "Chief",
        name: { givenName: "Maria", familyName: "Müller" },
        ...phones("22", "11"),
        [enterprise]: { department: "R&D", costCenter: "7" },
      },
    },
    {
      sent: "Entra sends the parts of an address one by one, starting from none",
      operations: [
        { op: "Add", path: 'addresses[type eq "work"].locality', value: "Bonn" },
        { op: "Add", path: 'addresses[type eq "work"].country', value: "DE" },
        { op: "Add", path: 'addresses[type eq "work"].streetAddress', value: "Hof 1" },
      ],
      wanted: { addresses: [{ ...rest, streetAddress: "Hof 1", locality: "Bonn", country: "DE" }] },
    },
    {
      sent: "Entra sends one part of an existing address",
      first: [filled],
      operations: [{ op: "Replace", path: 'addresses[type eq "work"].country', value: "FR" }],
      wanted: { addresses: [{ ...rest, locality: "Bonn", country: "FR" }] },
    },
    {
      sent: "a condition on primary matches the only address",
      first: [filled],
      operations: [{ op: "replace", path: "addresses[primary eq true].country", value: "FR" }],
      wanted: { addresses: [{ ...rest, locality: "Bonn", country: "FR" }] },
    },
    {
      sent: "Entra sends primary as a text in a value filter",
      first: [filled],
      operations: [{ op: "Replace", path: 'roles[primary eq "True"].value', value: "Author" }],
      wanted: { roles: [{ value: "Author", primary: true }] },
    },
    {
      sent: "Entra sends the manager as a plain text",
      operations: [{ op: "Add", path: `${enterprise}:manager`, value: "U3" }],
      wanted: { [enterprise]: { manager: { managerId: "U3" } } },
    },
    {
      sent: "the manager's managerId by a path, with a dot after the URN",
      operations: [{ op: "replace", path: `${enterprise}.manager.managerId`, value: "ada@acme.example" }],
      wanted: { [enterprise]: { manager: { managerId: "U3" } } },
    },
    {
      sent: "the manager under the name of the RFC, by a path",
      operations: [{ op: "replace", path: `${enterprise}:manager.value`, value: "U3" }],
      wanted: { [enterprise]: { manager: { managerId: "U3" } } },
    },
    {
      sent: "the manager under the name of the RFC, with what the service derives",
      operations: [
        { op: "add", value: { [`${enterprise}:manager`]: { value: "U3", displayName: "Ada", $ref: "../Users/U3" } } },
        { op: "replace", path: 'emails[type eq "work"].display', value: "Work" },
      ],
      wanted: { [enterprise]: { manager: { managerId: "U3" } } },
    },
    {
      sent: "Entra removes the manager",
      first: [{ op: "add", path: `${enterprise}:manager`, value: "U3" }],
      operations: [{ op: "Remove", path: `${enterprise}:manager` }],
      wanted: { [enterprise]: { manager: null } },
    },
    {
      sent: "Okta sends no path",
      operations: [{ op: "replace", value: { active: false, title: "Left" } }],
      wanted: { active: false, title: "Left" },
    },
    {
      sent: "Okta repeats IDs and schemas in the value",
      operations: [{ op: "replace", value: { schemas: [core], id: "U4", externalId: "x", meta: {}, title: "Chief" } }],
      wanted: { id: "U4", externalId: "", title: "Chief" },
    },
    {
      sent: "a single operation instead of a list",
      operations: { op: "replace", path: "title", value: "Chief" },
      wanted: { title: "Chief" },
    },
    { sent: "no operations", operations: [], wanted: { title: "", displayName: "Mia Müller" } },
    {
      sent: "a list attribute as a single object",
      operations: [{ op: "replace", path: "emails", value: { value: "only@acme.example" } }],
      wanted: emails("only@acme.example"),
    },
    {
      sent: "addresses without a path only remove the secondary one",
      operations: [{ op: "remove", path: "emails" }],
      wanted: emails("mia@acme.example"),
    },
    {
      sent: "remove with a list of values removes only those, and ignores $ref",
      operations: [{ op: "remove", path: "emails", value: [{ value: "mia@home.example", $ref: "../x" }] }],
      wanted: emails("mia@acme.example"),
    },
    {
      sent: "remove with a value filter on the secondary",
      operations: [{ op: "remove", path: "emails[primary eq false]" }],
      wanted: emails("mia@acme.example"),
    },
    {
      sent: "remove of an element's value removes the element",
      first: [filled],
      operations: [{ op: "Remove", path: 'phoneNumbers[type eq "work"].value' }],
      wanted: phones(null, "1"),
    },
    {
      sent: "null for an element's value removes the element",
      first: [filled],
      operations: [{ op: "Replace", path: 'phoneNumbers[type eq "mobile"].value', value: null }],
      wanted: phones("2", null),
    },
    {
      sent: "a photo of another type replaces the existing one",
      first: [filled],
      operations: [{ op: "Add", path: 'photos[type eq "thumbnail"].value', value: "https://x.example/new.png" }],
      wanted: { photos: [{ value: "https://x.example/new.png", type: "photo" }] },
    },
    {
      sent: "roles as plain texts",
      operations: [{ op: "add", path: "roles", value: ["Editor"] }],
      wanted: { roles: [{ value: "Editor", primary: true }] },
    },
    {
      sent: "an address equal in all five fields is removed",
      first: [filled],
      operations: [{ op: "remove", path: "addresses", value: [{ locality: "Bonn", country: "DE" }] }],
      wanted: { addresses: [rest] },
    },
    {
      sent: "a sub-attribute of every element",
      first: [filled],
      operations: [{ op: "replace", path: "addresses.country", value: "FR" }],
      wanted: { addresses: [{ ...rest, locality: "Bonn", country: "FR" }] },
    },
    {
      sent: "brackets, not and other case in a value filter",
      first: [filled],
      operations: [{ op: "replace", path: 'PHONENUMBERS[not (Type EQ "WORK")].VALUE', value: "9" }],
      wanted: phones("2", "9"),
    },
    {
      sent: "a guest extension makes the user a guest",
      operations: [{ op: "add", path: guest, value: { type: "multi" } }],
      wanted: { [guest]: { type: "multi" } },
    },
    {
      sent: "a start date by the URN of the extension",
      operations: [{ op: "add", path: `${profile}:startDate`, value: "2026-05-01T00:00:00+0000" }],
      wanted: { [profile]: { startDate: "2026-05-01T00:00:00+0000" } },
    },
    {
      sent: "the last value set counts",
      operations: [
        { op: "replace", path: "title", value: "One" },
        { op: "replace", path: "title", value: "Two" },
      ],
      wanted: { title: "Two" },
    },
  ];
  it.each(cases)("$sent", async ({ first = [], operations, wanted }) => {
    if (first.length > 0) expect((await patch(first)).status).toBe(200);
    const { status, body } = await patch(operations);
    expect({ status, detail: body.detail }).toEqual({ status: 200 });
    expect(body).toMatchObject(wanted);
    expect((await service.scim("GET", "/v2/Users/U4")).body).toEqual(body);
  });

  it.each([
    {
      sent: "the primary address",
      operation: { op: "remove", path: 'emails[type eq "work"]' },
      code: "missing_primary_email",
    },
    {
      sent: "the value of the primary address",
      operation: { op: "Remove", path: 'emails[type eq "work"].value' },
      code: "missing_primary_email",
    },
    {
      sent: "an unknown attribute",
      operation: { op: "add", path: "shoeSize", value: 42 },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown sub-attribute",
      operation: { op: "add", path: "name.shoe", value: "x" },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown sub-attribute of the manager",
      operation: { op: "add", path: `${enterprise}:manager.boss`, value: "U3" },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown sub-attribute of an address",
      operation: { op: "add", path: 'emails[type eq "work"].shoe', value: "x" },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown sub-attribute in a value filter",
      operation: { op: "remove", path: 'emails[shoe eq "x"]' },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown key without a path",
      operation: { op: "add", value: { shoeSize: 42 } },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown extension",
      operation: { op: "add", path: "urn:x:1.0:y", value: "x" },
      code: "invalid_request_payload",
    },
    {
      sent: "an unknown operation",
      operation: { op: "merge", path: "title", value: "x" },
      code: "invalid_request_payload",
    },
    { sent: "a missing operation", operation: { path: "title", value: "x" }, code: "invalid_request_payload" },
    { sent: "a text in place of an operation", operation: "remove", code: "invalid_request_payload" },
    {
      sent: "remove without a path",
      operation: { op: "remove", value: { title: "x" } },
      code: "invalid_request_payload",
    },
    {
      sent: "an unclosed bracket",
      operation: { op: "remove", path: 'emails[type eq "work"' },
      code: "invalid_request_payload",
    },
    {
      sent: "a password",
      operation: { op: "replace", path: "password", value: "x" },
      code: "password_change_not_allowed",
    },
    { sent: "an empty userName", operation: { op: "remove", path: "userName" }, code: "username_empty" },
    {
      sent: "a number in place of a text",
      operation: { op: "replace", path: "title", value: 5 },
      code: "invalid_attribute_format",
    },
    {
      sent: "a word in place of a boolean",
      operation: { op: "replace", path: "active", value: "maybe" },
      code: "invalid_attribute_format",
    },
    {
      sent: "a number in place of an address",
      operation: { op: "add", path: 'emails[type eq "work"].value', value: 5 },
      code: "emails_invalid",
    },
    {
      sent: "a missing address",
      operation: { op: "add", path: 'emails[type eq "work"].value', value: "nonsense" },
      code: "bad_email_address",
    },
    {
      sent: "an unknown manager",
      operation: { op: "add", path: `${enterprise}:manager`, value: "U404" },
      code: "unknown_user",
    },
    {
      sent: "a manager whose value matches no user",
      operation: { op: "add", path: `${enterprise}:manager.value`, value: "U404" },
      code: "unknown_user",
    },
    {
      sent: "a manager without an ID",
      operation: { op: "add", path: `${enterprise}:manager`, value: {} },
      code: "improper_enterprise_schema_format",
    },
  ])("refuses $sent with $code and changes nothing else", async ({ operation, code }) => {
    const before = await service.store.users.get("U4");
    const { status, body } = await patch([{ op: "replace", path: "title", value: "Changed" }, operation]);
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: code });
    expect(await service.store.users.get("U4")).toEqual(before);
  });
});

describe("PATCH /v2/Users with attributes instead of operations", () => {
  it("is read like a 1.1 body if schemas lists the profile extension", async () => {
    const { status, body } = await send({
      schemas: [core, profile],
      title: "Chief",
      displayName: "M",
      meta: { attributes: ["emails"] },
      [profile]: { startDate: "2026-05-01T00:00:00+0000" },
    });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      title: "Chief",
      displayName: "M",
      ...emails("mia@acme.example"),
      [profile]: { startDate: "2026-05-01T00:00:00+0000" },
    });
    expect((await send({ schemas: [profile], title: " " })).body.title).toBe("");
  });

  it.each([
    { schemas: [core], title: "Chief" },
    { schemas: [patchOp], title: "Chief" },
    { schemas: [core, enterprise], title: "Chief" },
  ])("is refused for $schemas", async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});
