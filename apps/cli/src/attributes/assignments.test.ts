import { describe, expect, it } from "vitest";
import { toChange, toCreate } from "./assignments.js";
import { findPlace, placesOf, schemaUrn } from "./attribute-place.js";
import { printValue } from "./print-value.js";

const v1 = { type: "User", version: "1.1" } as const;
const v2 = { type: "User", version: "2.0" } as const;
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

describe("toCreate", () => {
  it("sets values at their paths", () => {
    const body = toCreate(v2, [
      ["userName", "ada"],
      ["name.givenName", "Ada"],
      ["emails", "a@example.com; b@example.com"],
      ["active", "TRUE"],
      ["title", ""],
      ["enterprise.department", "Mathematics"],
      ["addresses", '[{"country":"GB"}]'],
    ]);
    expect(body).toEqual({
      schemas: [schemaUrn("User", "2.0"), enterprise],
      userName: "ada",
      name: { givenName: "Ada" },
      emails: [{ value: "a@example.com", primary: true }, { value: "b@example.com" }],
      active: true,
      [enterprise]: { department: "Mathematics" },
      addresses: [{ country: "GB" }],
    });
  });

  it.each([
    ["usrName", "ada", /unknown attribute "usrName"; did you mean "userName"\?/],
    ["active", "yes", /active must be true or false, not "yes"/],
    ["id", "U1", /id is read-only/],
    ["addresses", "[", /addresses must be JSON, not "\["/],
  ])("refuses %s=%s", (path, text, sentence) => {
    expect(() => toCreate(v2, [[path, text]])).toThrow(sentence);
  });
});

describe("toChange", () => {
  it("is operations in 2.0, and a partial resource in 1.1", () => {
    const set = [
      ["title", "Dr"],
      ["nickName", ""],
      ["enterprise.department", "Logic"],
    ] as const;
    expect(toChange(v2, set)).toEqual({
      Operations: [
        { op: "replace", path: "title", value: "Dr" },
        { op: "remove", path: "nickName" },
        { op: "replace", path: `${enterprise}:department`, value: "Logic" },
      ],
    });
    expect(toChange(v1, set)).toEqual({
      schemas: [schemaUrn("User", "1.1"), "urn:scim:schemas:extension:enterprise:1.0"],
      title: "Dr",
      "urn:scim:schemas:extension:enterprise:1.0": { department: "Logic" },
      meta: { attributes: ["nickName"] },
    });
  });
});

describe("printValue", () => {
  it.each([
    ["emails", "a@example.com;b@example.com"],
    ["name.givenName", "Ada"],
    ["active", "false"],
    ["enterprise.manager", "U1"],
    ["addresses", '[{"country":"GB"}]'],
    ["emails", '[{"value":"a@example.com"},{"value":"b@example.com","primary":true}]'],
  ])("prints the value that was read: %s=%s", (path, text) => {
    const place = findPlace(placesOf("User", "2.0"), path);
    const printed = printValue(toCreate(v2, [[path, text]]), place);
    expect(printed).toBe(text);
  });
});
