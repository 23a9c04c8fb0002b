import type { JsonObject } from "../json/json-object.js";
import type { AttributeRules } from "./apply-changes.js";

/** Removes attributes that are never returned, such as a password. For a backend that does not need them. */
export function withoutSecrets<Resource extends object>(
  resource: Resource,
  { attributes }: Pick<AttributeRules, "attributes">,
): Partial<Resource> {
  const shown = Object.entries(resource as JsonObject).filter(([name]) => {
    const attribute = attributes[name];
    return attribute === undefined || (attribute.returned !== "never" && attribute.mutability !== "writeOnly");
  });
  return Object.fromEntries(shown) as Partial<Resource>; // A resource without some of its attributes.
}
