import { pascalCase, singular } from "../names/names.js";
import type { ResolvedAttribute } from "./resolved-scim.js";

/** Name of the interface of one value of a complex attribute of `owner`. */
export function nestedName(owner: string, attribute: ResolvedAttribute): string {
  if (attribute.typeName !== undefined) return attribute.typeName;
  return `${owner}${pascalCase(attribute.multiValued ? singular(attribute.name) : attribute.name)}`;
}

/** Name of the interface of what clients write: the same if both sides have the same members. */
export function createName(name: string, attributes: readonly ResolvedAttribute[]): string {
  return attributes.some(differs) ? `${name}Create` : name;
}

function differs(attribute: ResolvedAttribute): boolean {
  return (
    attribute.mutability === "readOnly" ||
    attribute.returned === "never" ||
    attribute.nullable ||
    (attribute.alwaysPresent && !attribute.required) ||
    attribute.subAttributes.some(differs)
  );
}
