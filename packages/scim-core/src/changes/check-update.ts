import { isObject, type JsonObject } from "../body/read-body.js";
import type { AttributeDefinition } from "../definition/definition.js";
import { ScimRefusedError } from "../refusals/refused.js";
import type { ElementList } from "./element-list.js";
import { toText } from "./elements.js";

/**
 * Compares a resource before and after a write, for the characteristics that depend on the previous value.
 *
 * @throws ScimRefusedError if an immutable value is changed or removed, or a required list has lost its last value
 * @see RFC 7643 §7
 */
export function checkUpdate(before: object, after: object, { attributes }: AttributeRules): void {
  const [old, now] = [before as JsonObject, after as JsonObject]; // A resource is an object of JSON values.
  for (const [name, definition] of stateful(attributes)) {
    if (hasLost(definition, old[name], now[name])) throw refused("attributeRequired", definition.wireName);
    if (definition.multiValued || definition.mutability === "immutable") {
      if (definition.mutability === "immutable" && isOther(old[name], now[name]))
        throw refused("attributeImmutable", definition.wireName);
      continue;
    }
    const [oldParts, newParts] = [old[name], now[name]];
    if (isObject(oldParts))
      checkUpdate(oldParts, isObject(newParts) ? newParts : {}, { attributes: definition.subAttributes ?? {} });
  }
}

const known = new WeakMap<AttributeRules["attributes"], readonly (readonly [string, AttributeDefinition])[]>();

/** The attributes of a table whose changes must be checked. Computed once. */
function stateful(attributes: AttributeRules["attributes"]): readonly (readonly [string, AttributeDefinition])[] {
  const found = known.get(attributes);
  if (found !== undefined) return found;
  const looked = Object.entries(attributes).filter(([, definition]) => isStateful(definition));
  known.set(attributes, looked);
  return looked;
}

function isStateful({ mutability, multiValued, required, subAttributes = {} }: AttributeDefinition): boolean {
  if (mutability === "immutable") return true;
  if (mutability === "readOnly") return false;
  return multiValued ? required : stateful(subAttributes).length > 0;
}

function hasLost({ multiValued, required }: AttributeDefinition, before: unknown, after: unknown): boolean {
  return multiValued && required && isFilled(before) && !isFilled(after);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isOther(before: unknown, after: unknown): boolean {
  if (before === undefined || before === null) return false;
  return toText(before) !== toText(after ?? null);
}

function refused(situation: "attributeImmutable" | "attributeRequired", at: string): ScimRefusedError {
  return new ScimRefusedError(situation, { rule: "RFC 7643 §7", at, wanted: "the current value" });
}

/** Rules for comparing the attributes of a resource, such as a `ResourceDefinition`. */
export interface AttributeRules {
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  /**
   * Keeps the indexes of long lists between changes, for a backend that stores resources in memory. A change then takes
   * time in proportion to its size. The lists must be results of `applyChanges`, and must not be modified.
   */
  readonly lists?: WeakMap<readonly unknown[], ElementList>;
}
