import { describe, expect, it } from "vitest";
import type { Attribute, Schema } from "./read-schemas.js";
import { toOperations } from "./to-operations.js";

const attribute = (name: string, parts: Partial<Attribute> = {}): Attribute => ({
  ...{ name, description: "", type: "string", isMulti: false, isRequired: false, mutability: "readWrite" },
  ...{ canonicalValues: [], attributes: [] },
  ...parts,
});
const value = [attribute("value"), attribute("primary", { type: "boolean" })];
const schemas: readonly Schema[] = [
  {
    ...{ id: "core", name: "User", isExtension: false },
    attributes: [
      attribute("title"),
      attribute("id", { mutability: "readOnly" }),
      attribute("name", { type: "complex", attributes: [attribute("givenName"), attribute("familyName")] }),
      attribute("emails", { type: "complex", isMulti: true, attributes: value }),
    ],
  },
  { id: "urn:x", name: "Extension", isExtension: true, attributes: [attribute("department")] },
];

describe("toOperations", () => {
  it.each([
    [{ title: "" }, { title: null }, []],
    [{ title: "Dr" }, { title: "" }, [{ op: "remove", path: "title" }]],
    [{}, { title: "Dr" }, [{ op: "replace", path: "title", value: "Dr" }]],
    [{ id: "1" }, { id: "2" }, []],
    [
      { name: { givenName: "Ada", familyName: "King" } },
      { name: { familyName: "Lovelace" } },
      [
        { op: "remove", path: "name.givenName" },
        { op: "replace", path: "name.familyName", value: "Lovelace" },
      ],
    ],
    [{ emails: [{ value: "a", primary: true }] }, { emails: [{ primary: true, value: "a" }] }, []],
    [
      { emails: [{ value: "a" }] },
      { emails: [{ value: "a" }, { value: "b", primary: null }] },
      [{ op: "replace", path: "emails", value: [{ value: "a" }, { value: "b" }] }],
    ],
    [{}, { "urn:x": { department: "R" } }, [{ op: "replace", path: "urn:x:department", value: "R" }]],
  ])("makes %j %j", (before, after, operations) => {
    expect(toOperations(schemas, before, after)).toEqual(operations);
  });
});
