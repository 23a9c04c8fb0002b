import { describe, expect, it } from "vitest";
import { compileFilter, parseFilter, parsePath, printFilter, printPath } from "../index.js";

/** The examples of RFC 7644 §3.4.2.2, and the number of resources below that each selects. */
const filters: readonly (readonly [filter: string, selected: readonly string[]])[] = [
  ['userName Eq "john"', []],
  ['Username eq "john"', []],
  ['userName eq "bjensen"', ["bjensen"]],
  [`name.familyName co "O'Malley"`, ["jomalley"]],
  ['userName sw "J"', ["jomalley"]],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', ["jomalley"]],
  ["title pr", ["bjensen"]],
  ['meta.lastModified gt "2011-05-13T04:42:34Z"', ["jomalley"]],
  ['meta.lastModified ge "2011-05-13T04:42:34Z"', ["bjensen", "jomalley"]],
  ['meta.lastModified lt "2011-05-13T04:42:34Z"', []],
  ['meta.lastModified le "2011-05-13T04:42:34Z"', ["bjensen"]],
  ['title pr and userType eq "Employee"', ["bjensen"]],
  ['title pr or userType eq "Intern"', ["bjensen", "jomalley"]],
  ['schemas eq "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"', ["jomalley"]],
  ['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', ["bjensen"]],
  ['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', ["jomalley"]],
  ['userType eq "Employee" and (emails.type eq "work")', ["bjensen"]],
  ['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', ["bjensen"]],
  [
    'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
    ["bjensen", "jomalley"],
  ],
];

const resources = [
  {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName: "bjensen",
    userType: "Employee",
    title: "Tour Guide",
    name: { familyName: "Jensen" },
    emails: [{ value: "bjensen@example.com", type: "work" }, { value: "babs@jensen.org" }],
    meta: { lastModified: "2011-05-13T06:42:34+02:00" },
  },
  {
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:User",
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
    ],
    userName: "jomalley",
    userType: "Intern",
    name: { familyName: "O'Malley" },
    emails: [{ value: "jomalley@elsewhere.net", type: "work" }],
    ims: [{ value: "jo@foo.com", type: "xmpp" }],
    meta: { lastModified: "2012-01-01T00:00:00Z" },
  },
];

/** The paths of RFC 7644 §3.5.2 and its subsections. */
const paths = [
  "members",
  "name.familyName",
  'addresses[type eq "work"]',
  'members[value eq "2819c223-7f76-453a-919d-413861904646"]',
  'members[value eq "2819c223-7f76-453a-919d-413861904646"].displayName',
  'emails[type eq "work" and value ew "example.com"]',
  'addresses[type eq "work"].streetAddress',
  "nickName",
  "emails",
  "urn:ietf:params:scim:schemas:core:2.0:User:name.familyName",
];

describe("RFC 7644 §3.4.2.2", () => {
  it.each(filters)("reads and applies %s", (text, selected) => {
    const filter = parseFilter(text);
    expect(resources.filter(compileFilter(filter)).map(({ userName }) => userName)).toEqual(selected);
  });

  it.each(filters.slice(2).map(([text]) => text))("prints %s", (text) => {
    const printed = printFilter(parseFilter(text));
    expect(printed).toBe(text.replace('(emails.type eq "work")', 'emails.type eq "work"'));
  });
});

describe("RFC 7644 §3.5.2", () => {
  it.each(paths)("reads and prints %s", (text) => {
    expect(printPath(parsePath(text))).toBe(text);
  });
});
