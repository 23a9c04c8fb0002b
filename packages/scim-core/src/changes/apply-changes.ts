import type { AnyChange } from "../backend/change.js";
import { isObject, type JsonObject } from "../body/read-body.js";
import { toElementSchema } from "../filters/to-filter-schema.js";
import { type AttributeRules, checkUpdate } from "./check-update.js";
import { createElementList, type ElementList } from "./element-list.js";
import { mergeInto, removePart } from "./elements.js";

/** Minimum length of a list whose index is kept. Indexing a shorter list is fast. */
const minKeptLength = 256;

/**
 * Applies changes in order and returns the new resource. The given resource is not modified. For backends that store
 * resources as they are.
 *
 * - `add` merges into complex values and lists. An existing element takes the sub-attributes of the new one.
 * - `replace` replaces lists, the elements that a condition selects, and the sub-attributes sent.
 * - `remove` removes.
 * - If no element meets a condition, the element that it describes is created, unless `mustMatch` is set.
 *
 * With the definition of the resource type, elements compare by the types and case rules of their sub-attributes.
 * Without it, text compares without case.
 *
 * @throws ScimRefusedError if no element meets a condition with `mustMatch`
 * @see RFC 7644 §3.5.2
 */
export function applyChanges<Resource extends object>(
  resource: Resource,
  changes: readonly AnyChange[],
  definition?: AttributeRules,
): Resource {
  const changed = new Map<string, unknown>(Object.entries(resource));
  const lists = new Map<string, ElementList>();
  for (const change of changes) {
    const { attribute, kind } = change;
    const known = lists.get(attribute);
    const list = known ?? openList(changed.get(attribute), change, definition);
    if (list === undefined || isWhole(change)) {
      lists.delete(attribute);
      const value = kind === "remove" ? removeFrom(changed.get(attribute), change) : writeTo(changed, change);
      if (value === undefined) changed.delete(attribute);
      else changed.set(attribute, value);
      continue;
    }
    list.apply(change);
    if (known !== undefined) continue;
    lists.set(attribute, list);
    changed.set(attribute, []);
  }
  for (const [attribute, list] of lists) {
    const elements = list.toArray();
    changed.set(attribute, elements);
    if (elements.length >= minKeptLength) definition?.lists?.set(elements, list);
  }
  return Object.fromEntries(changed) as Resource; // The changes were checked against the definition of the resource.
}

/** The list that a change is about. Undefined for a single value, or if there is nothing to remove. */
function openList(current: unknown, change: AnyChange, definition?: AttributeRules): ElementList | undefined {
  if (!Array.isArray(current) && !Array.isArray(change.value) && change.mustMatch !== true) return undefined;
  const kept = Array.isArray(current) ? definition?.lists?.get(current) : undefined;
  if (kept !== undefined) {
    // The index now belongs to the changed list.
    definition?.lists?.delete(current as readonly unknown[]);
    return kept;
  }
  const attribute = definition?.attributes[change.attribute];
  return createElementList(Array.isArray(current) ? current : [], attribute && toElementSchema(attribute));
}

/** Whether the change removes the whole attribute. */
function isWhole({ kind, where, subAttribute, values }: AnyChange): boolean {
  return kind === "remove" && where === undefined && subAttribute === undefined && values === undefined;
}

function writeTo(changed: ReadonlyMap<string, unknown>, { attribute, value }: AnyChange): unknown {
  return isObject(value) ? mergeInto(changed.get(attribute), value) : value;
}

function removeFrom(current: unknown, change: AnyChange): unknown {
  return change.subAttribute === undefined ? undefined : removePart(current, change.subAttribute);
}

/**
 * Applies changes like `applyChanges`, if the definition allows them. For `change` of a backend.
 *
 * @throws ScimRefusedError if an immutable attribute would change, a required list would be empty, or no element meets
 * a condition with `mustMatch`; the engine answers it
 */
export function changeResource<Resource extends object>(
  resource: Resource,
  changes: readonly AnyChange[],
  definition: AttributeRules,
): Resource {
  const changed = applyChanges(resource, changes, definition);
  checkUpdate(resource, changed, definition);
  return changed;
}

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
