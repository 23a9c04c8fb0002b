import { describe, expect, it } from "vitest";
import { type FilterSchema, FilterTypeError, parseFilter } from "../index.js";
import { compileFilter } from "./compile-filter.js";

const schema: FilterSchema = {
  urns: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  attributes: {
    id: { caseExact: true },
    userName: {},
    active: { type: "boolean" },
    age: { type: "integer" },
    score: { type: "decimal" },
    photo: { type: "reference" },
    key: { type: "binary" },
    name: { type: "complex", subAttributes: { familyName: {}, givenName: {} } },
    meta: { type: "complex", subAttributes: { created: { type: "dateTime" } } },
    nicknames: {},
    emails: {
      type: "complex",
      aliases: ["email"],
      subAttributes: { value: {}, type: {}, primary: { type: "boolean" } },
    },
    enterprise: {
      type: "complex",
      urns: ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      subAttributes: { department: {}, manager: { type: "complex", subAttributes: { value: {} } } },
    },
  },
};

const ada = {
  id: "Ab1",
  userName: "Ada.Lovelace",
  active: true,
  age: 36,
  score: 0.5,
  photo: "https://example.com/A.png",
  key: "QUJD",
  name: { familyName: "Lovelace", givenName: "" },
  meta: { created: "2024-02-29T12:00:00+02:00" },
  nicknames: ["Countess", "AL"],
  emails: [{ value: "ada@Example.com", type: "work", primary: true }, { value: "ada@home.org" }],
  enterprise: { department: "Engines", manager: { value: "U2" } },
};

const cases: readonly (readonly [filter: string, wanted: boolean])[] = [
  // case
  ['username eq "ADA.LOVELACE"', true],
  ['id eq "Ab1"', true],
  ['id eq "ab1"', false],
  ['photo eq "https://example.com/a.png"', false],
  ['userName sw "ada"', true],
  ['userName ew "LACE"', true],
  ['userName co "."', true],
  ['userName co "_da"', false],
  ['userName gt "ada.k"', true],
  ['userName lt "ada.k"', false],
  ['userName ge "ada.lovelace" and userName le "ada.lovelace"', true],
  // booleans, numbers, instants
  ["active eq true", true],
  ['active eq "True"', true],
  ['active eq "1"', true],
  ["active eq 0", false],
  ['active ne "maybe"', true],
  ['active eq "maybe"', false],
  ["age gt 35.5", true],
  ['age eq "36"', true],
  ["age le 36 and age ge 36", true],
  ["score lt 1e0", true],
  ['age eq "old"', false],
  ['meta.created eq "2024-02-29T10:00:00Z"', true],
  ['meta.created lt "2024-02-29T10:00:00.001Z"', true],
  ['meta.created gt "yesterday"', false],
  ['meta.created ne "2024-02-30T10:00:00Z"', true],
  // absent
  ["nickName pr", false],
  ['nickName eq ""', false],
  ['nickName ne "x"', true],
  ['not (nickName eq "x")', true],
  ['nickName co ""', false],
  ["nickName eq null", true],
  ["nickName ne null", false],
  ["userName eq null", false],
  ["userName ne null", true],
  ["userName gt null", false],
  ["name.givenName pr", false],
  ['name.givenName eq ""', true],
  ["name pr", true],
  ["emails[display pr]", false],
  ['emails[display ne "x"]', true],
  ['phones[value ne "x"]', false],
  ['not (phones[value ne "x"])', true],
  // many values
  ['emails co "example.com"', true],
  ['emails.value co "example.com"', true],
  ['email eq "ada@home.org"', true],
  ['emails.type eq "work"', true],
  ['emails.type ne "work"', true],
  ['not (emails.type eq "work")', false],
  ['emails[type eq "work" and value co "home"]', false],
  ['emails[type eq "work" and value co "example"]', true],
  ['emails[primary eq true and not (type eq "home")]', true],
  ["emails.type eq null", false],
  ["emails[type eq null]", true],
  ['nicknames eq "al"', true],
  ['nicknames[value eq "al"]', true],
  ['nicknames ne "al"', true],
  ["nicknames pr", true],
  // names
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada.lovelace"', true],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "engines"', true],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager eq "u2"', true],
  ["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User pr", true],
  ["urn:example:other:userName pr", false],
  ["constructor pr", false],
  ["hasOwnProperty ne null", false],
  // links
  ["active eq false or age eq 36 and score eq 0.5", true],
  ["(active eq false or age eq 36) and score eq 1", false],
  ["active eq true and age eq 36 and score eq 1", false],
  ["active eq false or age eq 1 or score eq 0.5", true],
];

describe("compileFilter with a schema", () => {
  it.each(cases)("%s: %s", (filter, wanted) => {
    expect(compileFilter(parseFilter(filter), schema)(ada)).toBe(wanted);
  });

  it.each([
    ["active gt true", "boolean", 0],
    ['userName pr and active sw "t"', "boolean", 16],
    ['key lt "B"', "binary", 0],
    ['age co "3"', "integer", 0],
    ['meta.created sw "2024"', "dateTime", 0],
    ['name eq "Ada"', "complex", 0],
    ["emails[primary ge false]", "boolean", 7],
  ])("refuses %s, which compares a %s", (filter, type, offset) => {
    const compile = () => compileFilter(parseFilter(filter), schema);
    expect(compile).toThrow(FilterTypeError);
    expect(compile).toThrow(expect.objectContaining({ type, offset }));
  });

  it("explains a refused comparison", () => {
    const text = "userName pr and active gt true";
    const error = new FilterTypeError(comparisonIn(text), "boolean");
    expect(error.explain(text)).toBe(
      `${text}\n                ^^^^^^^^^^^^^^ gt does not compare a value of the type boolean`,
    );
    expect(error.explain()).toBe("active gt true\n^^^^^^^^^^^^^^ gt does not compare a value of the type boolean");
  });

  it("compares Date objects", () => {
    const isNew = compileFilter(parseFilter('meta.created gt "2024-01-01T00:00:00Z"'), schema);
    expect(isNew({ meta: { created: new Date("2024-06-01") } })).toBe(true);
    expect(isNew({ meta: { created: new Date("2023-06-01") } })).toBe(false);
  });
});

const untyped: readonly (readonly [filter: string, wanted: boolean])[] = [
  ['USERNAME eq "ADA.LOVELACE"', true],
  ['emails.VALUE co "example.COM"', true],
  ['emails eq "ada@home.org"', true],
  ['enterprise.manager eq "u2"', true],
  ['nicknames eq "al"', true],
  ['meta.created eq "2024-02-29T10:00:00Z"', true],
  ['meta.created ge "2024-02-29"', true],
  ['userName lt "2024-02-29T10:00:00Z"', false],
  ["active eq true", true],
  ["age gt 35", true],
  ['age gt "35"', false],
  ["active gt true", false],
  ['missing ne "x"', true],
  ["constructor pr", false],
];

describe("compileFilter without a schema", () => {
  it.each(untyped)("%s: %s", (filter, wanted) => {
    expect(compileFilter(parseFilter(filter))(ada)).toBe(wanted);
  });

  it("finds extensions by their URN", () => {
    const urn = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
    const resource = { [urn]: { department: "Engines", manager: { value: "U2" } }, department: "Core" };
    const selects = (filter: string) => compileFilter(parseFilter(filter))(resource);
    expect(selects(`${urn}:department eq "engines"`)).toBe(true);
    expect(selects(`${urn}:department eq "core"`)).toBe(false);
    expect(selects(`${urn}:manager.value eq "u2"`)).toBe(true);
    expect(selects(`${urn} pr`)).toBe(true);
    expect(selects("urn:example:extension:Other:department pr")).toBe(false);
    expect(selects('urn:ietf:params:scim:schemas:core:2.0:User:department eq "core"')).toBe(true);
  });
});

function comparisonIn(text: string) {
  const filter = parseFilter(text);
  const comparison = filter.kind === "and" ? filter.operands[1] : filter;
  if (comparison.kind !== "compare") throw new Error("Expected a comparison.");
  return comparison;
}
