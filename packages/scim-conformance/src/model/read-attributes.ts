import type { Attribute } from "./model.js";

/** Reads the attributes of a schema. Members that are missing or of another type get the defaults of RFC 7643 §2.2. */
export function readAttributes(said: unknown): readonly Attribute[] {
  if (!Array.isArray(said)) return [];
  return said.filter((each) => typeof each?.name === "string").map(readAttribute);
}

function readAttribute(said: Readonly<Record<string, unknown>>): Attribute {
  const text = (key: string, absent: string) => (typeof said[key] === "string" ? said[key] : absent);
  const type = text("type", "string").toLowerCase();
  return {
    name: text("name", ""),
    type,
    multiValued: said["multiValued"] === true,
    required: said["required"] === true,
    caseExact: said["caseExact"] === true || type === "reference" || type === "binary",
    mutability: text("mutability", "readWrite"),
    returned: text("returned", "default"),
    uniqueness: text("uniqueness", "none"),
    canonicalValues: texts(said["canonicalValues"]),
    referenceTypes: texts(said["referenceTypes"]),
    subAttributes: readAttributes(said["subAttributes"]),
  };
}

function texts(said: unknown): readonly string[] {
  return Array.isArray(said) ? said.filter((each) => typeof each === "string") : [];
}
