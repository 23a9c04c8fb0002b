import { expect } from "vitest";
import { expectError, type ScimClient, urns, valuesOf } from "../kit/scim-client.js";
import type { Section, Show } from "./section.js";

const file = "filtering.ts";

/** Who is found, of three users who differ in everything. */
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
      "`eq` finds what is equal": finds(['userName eq "ada"', ["Ada"]], ["active eq true", ["Ada"]]),
      "`ne` finds what is not equal, also what has no value": finds(
        ['userName ne "ada"', ["bob", "Cyd"]],
        ['title ne "Engineer"', ["bob", "Cyd"]],
      ),
      "`co` finds what contains a text": finds(
        ['name.familyName co "lo"', ["Ada", "Cyd"]],
        ['userName co "d"', ["Ada", "Cyd"]],
      ),
      "`sw` finds what starts with a text": finds(['userName sw "A"', ["Ada"]]),
      "`ew` finds what ends in a text": finds(['userName ew "b"', ["bob"]]),
      "`pr` finds what has a value that is not empty": finds(
        ["title pr", ["Ada"]],
        ["emails pr", ["Ada", "bob"]],
        ["name pr", ["Ada", "Cyd"]],
      ),
      "`gt`, `ge`, `lt` and `le` compare texts in their order": finds(
        ['userName gt "bob"', ["Cyd"]],
        ['userName ge "bob"', ["bob", "Cyd"]],
        ['userName lt "bob"', ["Ada"]],
        ['userName le "bob"', ["Ada", "bob"]],
      ),
      "`gt`, `ge`, `lt` and `le` compare numbers by their value": async ({ device, filter }) => {
        for (const ports of [2, 10]) await device({ ports });
        expect(valuesOf(await filter("/Devices", "ports gt 9"), "ports")).toEqual([10]);
        expect(valuesOf(await filter("/Devices", "ports le 9"), "ports")).toEqual([2]);
      },
      "Dates are compared in time, whatever their time zone": finds(
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
      "`and` binds more than `or`, and brackets bind most": finds(
        ['userName eq "bob" or userName eq "ada" and active eq false', ["bob"]],
        ['userName eq "bob" or userName eq "ada" and active eq true', ["Ada", "bob"]],
        ['(userName eq "bob" or userName eq "ada") and active eq true', ["Ada"]],
      ),
      "`not` turns what is in brackets around": finds(
        ['not (userName eq "ada")', ["bob", "Cyd"]],
        ["not (title pr) and active eq false", ["bob"]],
      ),
      "A condition in square brackets is about one value of a complex attribute at a time": finds(
        ['emails[type eq "work" and value co "@work.example"]', ["Ada"]],
        ['emails.type eq "home" and emails.value co "@work.example"', ["Ada", "bob"]],
      ),
      "A multi-valued attribute meets a condition where one of its values does": finds(
        ['emails.value eq "ada@home.example"', ["Ada"]],
        ['emails co "home.example"', ["Ada"]],
      ),
      "Names of attributes and operators count in any case": finds(
        ['USERNAME EQ "ada" AND Active Eq true', ["Ada"]],
        ["NOT (Title PR)", ["bob", "Cyd"]],
      ),
      "Text compares without case unless the attribute is caseExact": finds(
        ['userName eq "ADA"', ["Ada"]],
        ['externalId eq "EX-1"', ["Ada"]],
        ['externalId eq "ex-1"', ["bob"]],
      ),
      "Attributes of extensions are named with the URN of their schema": finds(
        [`${urns.enterprise}:department eq "research"`, ["Ada"]],
        [`${urns.badge}:number eq "B7"`, ["Ada"]],
        [`${urns.badge}:number eq "b7"`, []],
      ),
      "Sub-attributes are named behind a dot": finds(['name.familyName eq "loos"', ["Cyd"]]),
      "`eq null` finds what has no value": finds(["title eq null and active eq null", []], ["active eq null", ["Cyd"]]),
      "A filter on an attribute that is not known is refused with `invalidFilter`": async ({ filter }) => {
        expectError(await filter("/Users", 'shoeSize eq "7"'), 400, "invalidFilter");
        expectError(await filter("/Users", 'urn:example:nothing:userName eq "ada"'), 400, "invalidFilter");
      },
      "A filter with an operator that is not known is refused with `invalidFilter`": async ({ filter }) => {
        expectError(await filter("/Users", 'userName like "a"'), 400, "invalidFilter");
      },
      "A filter that cannot be read is refused with `invalidFilter`": async ({ filter }) => {
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
      "URNs count in any case": finds([`${urns.user.toUpperCase()}:userName eq "ada"`, ["Ada"]]),
      "An attribute of an extension is not known by its name alone": async (scim) => {
        await people(scim);
        expectError(await scim.filter("/Users", 'department eq "Research"'), 400, "invalidFilter");
      },
    },
  },
];
