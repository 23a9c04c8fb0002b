import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { SituationRefusal } from "../backend/backend.js";
import type { AttributeDefinition } from "../definition/definition.js";
import { toRunning } from "../definition/validator.js";
import type { JsonObject } from "../json/json-object.js";

/**
 * Refuses a complex value that lacks a required member after a PATCH. Changes carry parts of values, so only the result
 * shows whether a value is complete.
 */
export function checkElements(
  before: JsonObject,
  after: JsonObject,
  { attributes }: AnyResourceDefinition,
): SituationRefusal | undefined {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = after[name];
    if (attribute.mutability === "readOnly" || value === undefined || value === before[name]) continue;
    if (!requiresPart(attribute) || toRunning(attribute.value).safeParse(value).success) continue;
    const reason = { rule: "RFC 7643 §7", at: attribute.wireName, wanted: "a value with all required parts" };
    return { ok: false, situation: "valueInvalid", reason };
  }
  return undefined;
}

function requiresPart({ subAttributes = {} }: AttributeDefinition): boolean {
  return Object.values(subAttributes).some((part) => part.required || requiresPart(part));
}
