import type { JsonObject } from "../json-object.js";
import type { AttributeRules } from "./apply-changes.js";

/** The resource without what is never returned, such as a password: for a backend that has no use for it. */
export function withoutSecrets<Resource extends object>(
  resource: Resource,
  { attributes }: Pick<AttributeRules, "attributes">,
): Partial<Resource> {
  const shown = Object.entries(resource as JsonObject).filter(([name]) => {
    const attribute = attributes[name];
    return attribute === undefined || (attribute.returned !== "never" && attribute.mutability !== "writeOnly");
  });
  return Object.fromEntries(shown) as Partial<Resource>; // What is left of the resource.
}
