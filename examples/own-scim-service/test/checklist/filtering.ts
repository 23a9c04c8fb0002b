import { expect } from "vitest";
import { expectError, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section, Show } from "./section.js";

const file = "filtering.ts";

/** Checks which of three users a filter finds. */
function finds(...cases: readonly (readonly [filter: string, userNames: readonly string[]])[]): Show {
  return async (scim) => {
    await people(scim);
    for (const [filter, userNames] of cases) {
      const heard = await scim.filter("/Users", filter);
      expect([filter, heard.status, valuesOf(heard, "userName")]).toEqual([filter, 200, userNames]);
    }
  };
}

async function people({ user }: ScimClient): Promise<void> {
  await user({
    userName: "Ada",
    externalId: "EX-1",
    active: true,
    title: "Engineer",
    name: { familyName: "Lovelace" },
    emails: [
      { value: "ada@work.example", type: "work", primary: true },
      { value: "ada@home.example", type: "home" },
    ],
    schemas: [urns.user, urns.enterprise, urns.badge],
    [urns.enterprise]: { department: "Research" },
    [urns.badge]: { number: "B7", floors: [1, 3], issuedAt: "2026-01-01T01:00:00+01:00" },
  });
  await user({
    userName: "bob",
    externalId: "ex-1",
    active: false,
    emails: [{ value: "bob@work.example", type: "home" }],
  });
  await user({ userName: "Cyd", title: "", name: { familyName: "Loos" } });
}

const all = ["Ada", "bob", "Cyd"];

/** RFC 7644 §3.4.2.2 and §3.10. */
export const filtering: readonly Section[] = [
  {
    document: "RFC 7644",
    section: "3.4.2.2",
    title: "Filtering",
    file,
    must: {
      "`eq` finds equal values": finds(['userName eq "ada"', ["Ada"]], ["active eq true", ["Ada"]]),
      "`ne` finds values that are not equal, including missing ones": finds(
        ['userName ne "ada"', ["bob", "Cyd"]],
        ['title ne "Engineer"', ["bob", "Cyd"]],
      ),
      "`co` finds values that contain the text": finds(
        ['name.familyName co "lo"', ["Ada", "Cyd"]],
        ['userName co "d"', ["Ada", "Cyd"]],
      ),
      "`sw` finds values that start with the text": finds(['userName sw "A"', ["Ada"]]),
      "`ew` finds values that end with the text": finds(['userName ew "b"', ["bob"]]),
      "`pr` finds non-empty values": finds(
        ["title pr", ["Ada"]],
        ["emails pr", ["Ada", "bob"]],
        ["name pr", ["Ada", "Cyd"]],
      ),
      "`gt`, `ge`, `lt` and `le` compare text alphabetically": finds(
        ['userName gt "bob"', ["Cyd"]],
        ['userName ge "bob"', ["bob", "Cyd"]],
        ['userName lt "bob"', ["Ada"]],
        ['userName le "bob"', ["Ada", "bob"]],
      ),
      "`gt`, `ge`, `lt` and `le` compare numbers by value": async ({ device, filter }) => {
        for (const ports of [2, 10]) await device({ ports });
        expect(valuesOf(await filter("/Devices", "ports gt 9"), "ports")).toEqual([10]);
        expect(valuesOf(await filter("/Devices", "ports le 9"), "ports")).toEqual([2]);
      },
      "Dates are compared as instants, regardless of time zone": finds(
        [`${urns.badge}:issuedAt eq "2026-01-01T00:00:00Z"`, ["Ada"]],
        [`${urns.badge}:issuedAt lt "2026-01-01T00:00:01Z"`, ["Ada"]],
        ['meta.lastModified gt "2020-01-01T00:00:00Z"', all],
      ),
      "Booleans and binaries have no order: `gt`, `ge`, `lt` and `le` answer `invalidFilter`": async ({ filter }) => {
        for (const operator of ["gt", "ge", "lt", "le"]) {
          expectError(await filter("/Users", `active ${operator} true`), 400, "invalidFilter");
          expectError(await filter("/Users", `x509Certificates.value ${operator} "AA"`), 400, "invalidFilter");
        }
      },
      "`and` takes precedence over `or`, and parentheses over both": finds(
        ['userName eq "bob" or userName eq "ada" and active eq false', ["bob"]],
        ['userName eq "bob" or userName eq "ada" and active eq true', ["Ada", "bob"]],
        ['(userName eq "bob" or userName eq "ada") and active eq true', ["Ada"]],
      ),
      "`not` negates the expression in parentheses": finds(
        ['not (userName eq "ada")', ["bob", "Cyd"]],
        ["not (title pr) and active eq false", ["bob"]],
      ),
      "A condition in square brackets applies to one value of a complex attribute at a time": finds(
        ['emails[type eq "work" and value co "@work.example"]', ["Ada"]],
        ['emails.type eq "home" and emails.value co "@work.example"', ["Ada", "bob"]],
      ),
      "A multi-valued attribute matches if one of its values matches": finds(
        ['emails.value eq "ada@home.example"', ["Ada"]],
        ['emails co "home.example"', ["Ada"]],
      ),
      "Names of attributes and operators are not case-sensitive": finds(
        ['USERNAME EQ "ada" AND Active Eq true', ["Ada"]],
        ["NOT (Title PR)", ["bob", "Cyd"]],
      ),
      "Comparison of text is not case-sensitive unless the attribute is caseExact": finds(
        ['userName eq "ADA"', ["Ada"]],
        ['externalId eq "EX-1"', ["Ada"]],
        ['externalId eq "ex-1"', ["bob"]],
      ),
      "Attributes of extensions are named with the URN of their schema": finds(
        [`${urns.enterprise}:department eq "research"`, ["Ada"]],
        [`${urns.badge}:number eq "B7"`, ["Ada"]],
        [`${urns.badge}:number eq "b7"`, []],
      ),
      "Sub-attributes follow a dot": finds(['name.familyName eq "loos"', ["Cyd"]]),
      "`eq null` finds attributes without a value": finds(
        ["title eq null and active eq null", []],
        ["active eq null", ["Cyd"]],
      ),
      "A filter with an unknown attribute is refused with `invalidFilter`": async ({ filter }) => {
        expectError(await filter("/Users", 'shoeSize eq "7"'), 400, "invalidFilter");
        expectError(await filter("/Users", 'urn:example:nothing:userName eq "ada"'), 400, "invalidFilter");
      },
      "A filter with an unknown operator is refused with `invalidFilter`": async ({ filter }) => {
        expectError(await filter("/Users", 'userName like "a"'), 400, "invalidFilter");
      },
      "A malformed filter is refused with `invalidFilter`": async ({ filter }) => {
        for (const text of [
          "",
          "userName",
          "userName eq",
          '(userName eq "a"',
          "userName eq a",
          'userName eq "a" and',
          "[]",
        ])
          expectError(await filter("/Users", text), 400, "invalidFilter");
      },
    },
  },
  {
    document: "RFC 7644",
    section: "3.10",
    title: "Attribute notation",
    file,
    must: {
      "Every attribute can be named with the URN of its schema": finds(
        [`${urns.user}:userName eq "ada"`, ["Ada"]],
        [`${urns.user}:name.familyName eq "loos"`, ["Cyd"]],
      ),
      "URNs are not case-sensitive": finds([`${urns.user.toUpperCase()}:userName eq "ada"`, ["Ada"]]),
      "An attribute of an extension needs its URN": async (scim) => {
        await people(scim);
        expectError(await scim.filter("/Users", 'department eq "Research"'), 400, "invalidFilter");
      },
    },
  },
];
