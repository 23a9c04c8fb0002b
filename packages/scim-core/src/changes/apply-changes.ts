import type { AttributeDefinition } from "../definition.js";
import { toElementSchema } from "../filters/to-filter-schema.js";
import { isJsonObject } from "../json-object.js";
import type { AnyChange } from "./any-change.js";
import { createElementList, type ElementList } from "./element-list.js";
import { mergeInto, removePart } from "./elements.js";

/** How the attributes of a resource compare: a `ResourceDefinition`, for instance. */
export interface AttributeRules {
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  /**
   * Where a backend that keeps resources in memory has the indexes of long lists from one change to the next, so that a
   * change takes the time of what it changes. The lists must be those that `applyChanges` made, and nobody may alter them.
   */
  readonly lists?: WeakMap<readonly unknown[], ElementList>;
}

/** Shorter lists are indexed faster than an index is worth keeping. */
const shortestKept = 256;

/**
 * The resource after a list of changes, which are applied in order; the one given stays as it is. For backends that keep
 * resources as they are. `add` merges into complex values, and into lists, of which an element that stands there already
 * takes the sub-attributes of the new one. `replace` takes the place of lists, of the elements that a condition means, and
 * of the sub-attributes sent. `remove` takes away. A condition that no element meets makes the element that it describes,
 * but where it has to be met.
 *
 * With the definition of the resource type, elements compare by the types and the case rules of their sub-attributes;
 * without it, text compares without case.
 *
 * @throws ScimRefusedError where a condition has to be met and no element meets it
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
    if (elements.length >= shortestKept) definition?.lists?.set(elements, list);
  }
  return Object.fromEntries(changed) as Resource; // The changes were checked against the definition of the resource.
}

/** The list that a change is about; undefined where it is about a single value, or there is nothing to take away. */
function openList(current: unknown, change: AnyChange, definition?: AttributeRules): ElementList | undefined {
  if (!Array.isArray(current) && !Array.isArray(change.value) && change.mustMatch !== true) return undefined;
  const kept = Array.isArray(current) ? definition?.lists?.get(current) : undefined;
  if (kept !== undefined) {
    // From now on the index is that of the changed list.
    definition?.lists?.delete(current as readonly unknown[]);
    return kept;
  }
  const attribute = definition?.attributes[change.attribute];
  return createElementList(Array.isArray(current) ? current : [], attribute && toElementSchema(attribute));
}

/** Whether the change takes the whole attribute away. */
function isWhole({ kind, where, subAttribute, values }: AnyChange): boolean {
  return kind === "remove" && where === undefined && subAttribute === undefined && values === undefined;
}

function writeTo(changed: ReadonlyMap<string, unknown>, { attribute, value }: AnyChange): unknown {
  return isJsonObject(value) ? mergeInto(changed.get(attribute), value) : value;
}

function removeFrom(current: unknown, change: AnyChange): unknown {
  return change.subAttribute === undefined ? undefined : removePart(current, change.subAttribute);
}
