import { newUser } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";
import { foreignUser } from "./foreign-user.js";
import { groupsWith } from "./group-writes.js";
import { everyWrite, patch, post, put } from "./user-writes.js";

/** A list attribute that is not a list of objects, or whose sub-attributes have wrong types. */
function wrongLists(
  name: string,
  texts: readonly string[],
  { text = true, value = "something" } = {},
): readonly Situation[] {
  return [
    ...(text ? everyWrite(`a text for ${name}`, { [name]: "something" }) : []),
    ...everyWrite(`a number for ${name}`, { [name]: 7 }),
    ...(text ? everyWrite(`a list of texts for ${name}`, { [name]: ["something"] }) : []),
    ...everyWrite(`a list of lists for ${name}`, { [name]: [[]] }),
    ...texts.flatMap((part) => everyWrite(`a number for ${name}.${part}`, { [name]: [{ value, [part]: 7 }] })),
  ];
}

const texts = ["title", "timezone", "userType", "preferredLanguage", "locale", "displayName", "nickName"];

/** The contents of a profile. */
export const profiles: SituationTable = {
  addresses_invalid: {
    status: 400,
    situations: [
      ...wrongLists("addresses", ["streetAddress", "locality", "region", "postalCode", "country"]),
      ...everyWrite("a text for the primary flag of an address", { addresses: [{ locality: "Bonn", primary: "yes" }] }),
    ],
  },
  emails_invalid: {
    status: 400,
    situations: [
      ...wrongLists("emails", ["type"], { value: "ada@home.example" }),
      ...everyWrite("a number for an address", { emails: [{ value: 7 }] }),
      ...everyWrite("a text for the primary flag of an email", { emails: [{ value: "a@b.example", primary: "yes" }] }),
    ],
  },
  phoneNumbers_invalid: {
    status: 400,
    situations: [
      ...wrongLists("phoneNumbers", ["type"]),
      ...everyWrite("a number for a phone number", { phoneNumbers: [{ value: 5551234 }] }),
    ],
  },
  photos_invalid: {
    status: 400,
    situations: [
      ...wrongLists("photos", ["type"]),
      ...everyWrite("a photo that is neither a URL nor data", { photos: [{ value: "pictures/ada.png" }] }),
      post("a photo with a URL of another scheme", { photos: [{ value: "ftp://pictures.example/ada.png" }] }),
    ],
  },
  roles_invalid: {
    status: 400,
    situations: [
      ...wrongLists("roles", [], { text: false }),
      ...everyWrite("a number for a role", { roles: [{ value: 7 }] }),
      ...everyWrite("numbers for roles", { roles: [7] }),
      ...everyWrite("a word for the primary flag of a role", { roles: [{ value: "pilot", primary: "yes" }] }),
    ],
  },
  groups_invalid: {
    status: 400,
    situations: [
      post("a POST has a text for groups", { groups: "Crew" }),
      put("a PUT has a list of texts for groups", { groups: ["Crew"] }),
      post("a POST has a number for a group", { groups: [{ value: 7 }] }),
      { ...patch("a PATCH has a text for groups", { groups: "Crew" }), versions: ["1.1"] },
    ],
  },
  invalid_attribute_format: {
    status: 400,
    situations: [
      ...texts.flatMap((name) => everyWrite(`a number for ${name}`, { [name]: 7 })),
      ...texts.flatMap((name) => everyWrite(`a list for ${name}`, { [name]: ["something"] })),
      ...everyWrite("a number for active", { active: 1 }),
      ...everyWrite("a list for active", { active: [true] }),
      ...everyWrite("a word for active", { active: "yes" }),
      post("a POST has a list for password", { password: ["correct horse"] }),
      post("a POST has an object for userType", { userType: { value: "Employee" } }),
      ...everyWrite("a list for a department", { $enterprise: { department: ["Tours"] } }),
      ...everyWrite("a number for a managerId", { $enterprise: { manager: { managerId: 7 } } }),
      ...everyWrite("a list for the guest block", { $guest: ["multi"] }),
      ...groupsWith("a number for displayName", { displayName: 7 }),
      ...groupsWith("a list for displayName", { displayName: ["Night watch"] }),
      ...groupsWith("a text for members", { members: "UMIA" }),
      ...groupsWith("a list of texts for members", { members: ["UMIA"] }),
      ...groupsWith("a number for a member", { members: [{ value: 7 }] }),
      ...groupsWith("a member without value", { members: [{ display: "Mia" }] }),
      ...everyWrite("a list for the name", { name: ["Ada"] }),
      ...everyWrite("a number for a part of the name", { name: { givenName: 7 } }),
      ...everyWrite("two forms of the name that disagree", { name: { formatted: "Ada King", givenName: "Mia" } }),
      post("a POST has a number for a password", { password: 7 }),
      post("a POST has a number for profileUrl", { profileUrl: 7 }),
      post("a POST has a profileUrl that a browser would run", { profileUrl: "javascript:alert(1)" }),
      post("a POST has an invalid profileUrl", { profileUrl: "people" }),
      put("a PUT has a profileUrl that a browser would run", { profileUrl: "javascript:alert(1)" }),
      ...everyWrite("a text for the enterprise block", { $enterprise: "Computing" }),
      ...everyWrite("a number for a department", { $enterprise: { department: 7 } }),
      ...everyWrite("another type of guest", { $guest: { type: "single" } }),
      ...everyWrite("a guest block without type", { $guest: {} }),
      ...everyWrite("a guest block with null for type", { $guest: { type: null } }),
      ...everyWrite("a guest block with only nulls", { $guest: { type: null, expiration: null } }),
      ...everyWrite("a guest block with an expiration and null for type", {
        $guest: { type: null, expiration: "2027-01-01T00:00:00Z" },
      }),
      {
        when: "a PUT of a guest has null for type",
        request: {
          verb: "PUT",
          path: "/Users/UGUS",
          body: newUser({ userName: "gus", emails: [{ value: "gus@guest.example" }], $guest: { type: null } }),
        },
      },
      {
        when: "a PATCH of a guest has null for type",
        request: { verb: "PATCH", path: "/Users/UGUS", change: { $guest: { type: null } } },
      },
      ...everyWrite("a guest whose expiration is not a date", { $guest: { type: "multi", expiration: "soon" } }),
      ...everyWrite("a guest whose expiration does not exist in the calendar", {
        $guest: { type: "multi", expiration: "2026-02-30T00:00:00Z" },
      }),
      ...everyWrite("a start date that is not a date", { $profile: { startDate: "tomorrow" } }),
    ],
  },
  email_empty: {
    status: 400,
    situations: [
      post("a POST has no emails", { emails: undefined }),
      post("a POST has an empty list", { emails: [] }),
      post("a POST has null for emails", { emails: null }),
      put("a PUT has no emails", { emails: undefined }),
      put("a PUT has an empty list", { emails: [] }),
    ],
  },
  email_invalid: {
    status: 400,
    situations: [
      ...everyWrite("an entry of emails without value", { emails: [{ type: "work" }] }),
      ...everyWrite("an entry of emails with an empty value", { emails: [{ value: "" }] }),
      post("a second entry of emails has no value", { emails: [{ value: "ada@acme.example" }, { type: "home" }] }),
    ],
  },
  bad_email_address: {
    status: 400,
    situations: [
      ...everyWrite("a value that is not an address", { emails: [{ value: "ada" }] }),
      post("an address without a name", { emails: [{ value: "@acme.example" }] }),
      post("an address without a host", { emails: [{ value: "ada@" }] }),
      post("an address contains a space", { emails: [{ value: "ada l@acme.example" }] }),
    ],
  },
  email_taken: {
    status: 409,
    situations: [
      ...everyWrite("the address of another user", { emails: [{ value: "rex@acme.example" }] }),
      ...everyWrite("the address of a deactivated user", { emails: [{ value: "gone@acme.example" }] }),
      post("the address is the second one of another user", { emails: [{ value: "mia@home.example" }] }),
      post("the second address is another user's", {
        emails: [{ value: "ada@acme.example" }, { value: "rex@acme.example" }],
      }),
      post("the address is in capitals", { emails: [{ value: "REX@ACME.EXAMPLE" }] }),
    ],
  },
  missing_primary_email: {
    status: 400,
    situations: [
      {
        when: "1.1 deletes the primary address",
        versions: ["1.1"],
        request: {
          verb: "PATCH",
          path: "/Users/UMIA",
          body: newUser({ userName: undefined, emails: [{ value: "mia@acme.example", operation: "delete" }] }),
        },
      },
      {
        when: "2.0 removes the primary address by a filter",
        versions: ["2.0"],
        request: {
          verb: "PATCH",
          path: "/Users/UMIA",
          body: { schemas: ["$PatchOp"], Operations: [{ op: "remove", path: "emails[primary eq true]" }] },
        },
      },
      {
        when: "2.0 removes the primary address by its value",
        versions: ["2.0"],
        request: {
          verb: "PATCH",
          path: "/Users/UMIA",
          body: {
            schemas: ["$PatchOp"],
            Operations: [{ op: "remove", path: "emails", value: [{ value: "mia@acme.example" }] }],
          },
        },
      },
    ],
  },
  user_creation_failed: {
    status: 409,
    situations: [
      post("userName and address are those of the same user", {
        userName: "rex",
        emails: [{ value: "rex@acme.example" }],
      }),
      post("the address is the user's second one", { userName: "mia", emails: [{ value: "mia@home.example" }] }),
      post("the user is deactivated", { userName: "gone", emails: [{ value: "gone@acme.example" }] }),
      post("the userName is derived from the address", {
        userName: "rex@acme.example",
        emails: [{ value: "rex@acme.example" }],
      }),
    ],
  },
  password_change_not_allowed: {
    status: 400,
    situations: [
      patch("a PATCH has a password", { password: "correct horse" }),
      put("a PUT has a password", { password: "correct horse" }),
      patch("a PATCH has a password and something else", { title: "Captain", password: "correct horse" }),
      {
        ...patch("a PATCH has a password although an identity manager is in use", { password: "correct horse" }),
        world: "organization: { user_rules: { identity_manager: true } }",
      },
    ],
  },
  improper_enterprise_schema_format: {
    status: 400,
    situations: [
      ...everyWrite("a manager without managerId", { $enterprise: { manager: {} } }),
      ...everyWrite("a manager with an empty managerId", { $enterprise: { manager: { managerId: "" } } }),
      post("a manager is an empty text", { $enterprise: { manager: "" } }),
      ...everyWrite("a manager with null for managerId", { $enterprise: { manager: { managerId: null } } }),
      ...everyWrite("a manager with null for managerId and a name", {
        $enterprise: { manager: { managerId: null, displayName: "Olga" } },
      }),
      ...everyWrite("a manager with only a name", { $enterprise: { manager: { displayName: "Olga" } } }),
    ],
  },
  unknown_user: {
    status: 400,
    situations: [
      ...everyWrite("an unknown identifier for a manager", { $enterprise: { manager: { managerId: "UNOBODY" } } }),
      post("the manager's address is unknown", { $enterprise: { manager: { managerId: "boss@acme.example" } } }),
      post("the manager's userName is unknown", { $enterprise: { manager: { managerId: "boss" } } }),
      post("a manager is an unknown text", { $enterprise: { manager: "UNOBODY" } }),
      {
        ...post("the manager is of another company", { $enterprise: { manager: { managerId: "UFAR" } } }),
        world: foreignUser,
      },
    ],
  },
};
