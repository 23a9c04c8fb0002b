import { isObject, listOf } from "../json/json-object.js";
import { type Refused, refuse } from "../refusals/refused.js";
import { type CompiledAttribute, findAttribute } from "./attribute-table.js";

const nothing: ReadonlySet<string> = new Set();

/**
 * Refuses a sub-attribute that the definition neither has nor ignores, at any depth of an attribute's value. readOnly
 * values are not searched.
 *
 * @param except further keys, in lower case, that the elements of a list may have
 */
export function refuseUnknownParts(
  attribute: CompiledAttribute,
  value: unknown,
  except: ReadonlySet<string> = nothing,
): Refused | undefined {
  const { type, multiValued, mutability } = attribute.definition;
  if (type !== "complex" || mutability === "readOnly") return undefined;
  for (const element of multiValued ? listOf(value) : [value]) {
    if (!isObject(element)) continue;
    for (const key of Object.keys(element)) {
      const part = findAttribute(attribute.parts, key);
      const refused = part === undefined ? refuseKey(attribute, key, except) : refuseUnknownParts(part, element[key]);
      if (refused !== undefined) return refused;
    }
  }
  return undefined;
}

function refuseKey(owner: CompiledAttribute, key: string, except: ReadonlySet<string>): Refused | undefined {
  const word = key.toLowerCase();
  if (owner.ignored.has(word) || (owner.definition.multiValued && except.has(word))) return undefined;
  return refuse("attributeUnknown", {
    rule: "RFC 7644 §3.12",
    found: `${owner.key}.${key}`,
    wanted: "a sub-attribute of the schemas",
  });
}
