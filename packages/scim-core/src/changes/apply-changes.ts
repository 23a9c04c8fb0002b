import type { Filter } from "../change.js";
import { isJsonObject, type JsonObject } from "../json-object.js";
import type { AnyChange } from "./any-change.js";
import { addElements, createIsListed, mergeInto, removePart } from "./elements.js";
import { matchesFilter } from "./matches-filter.js";

/**
 * The resource after a list of changes, which are applied in order; the one given stays as it is. For backends that keep
 * resources as they are: add merges into lists and complex values, replace takes the place of lists and of the
 * sub-attributes sent, remove takes away. A condition that no element satisfies makes the element that it describes.
 *
 * @see RFC 7644 §3.5.2
 */
export function applyChanges<Resource extends object>(resource: Resource, changes: readonly AnyChange[]): Resource {
  const changed = new Map<string, unknown>(Object.entries(resource));
  for (const change of changes) {
    const value = applyChange(changed.get(change.attribute), change);
    if (value === undefined) changed.delete(change.attribute);
    else changed.set(change.attribute, value);
  }
  return Object.fromEntries(changed) as Resource; // The changes were checked against the definition of the resource.
}

function applyChange(current: unknown, change: AnyChange): unknown {
  if (change.kind === "remove") return remove(current, change);
  const { value, where, kind } = change;
  if (Array.isArray(value)) {
    const elements = Array.isArray(current) ? current : [];
    if (where !== undefined) return writeWhere(elements, where, value);
    return kind === "add" ? addElements(elements, value) : addElements([], value);
  }
  return isJsonObject(value) ? mergeInto(current, value) : value;
}

/** Each element that is meant takes the sub-attributes of the value. */
function writeWhere(elements: readonly unknown[], where: Filter<string>, value: readonly unknown[]) {
  if (elements.some((element) => matchesFilter(where, element))) {
    const merge = (element: unknown) => value.reduce<unknown>(mergeInto, element);
    return elements.map((element) => (matchesFilter(where, element) ? merge(element) : element));
  }
  const described = describe(where);
  return addElements(
    elements,
    value.map((element) => (isJsonObject(element) ? { ...described, ...element } : element)),
  );
}

/** The sub-attributes of an element that satisfies a condition, as far as it names them with `eq`. */
function describe(where: Filter<string>): JsonObject {
  if (where.kind === "and") return Object.assign({}, ...where.operands.map(describe)) as JsonObject;
  return where.kind === "compare" && where.operator === "eq" ? { [where.attribute]: where.value } : {};
}

function remove(current: unknown, { where, subAttribute, values }: AnyChange): unknown {
  if (!Array.isArray(current)) return subAttribute === undefined ? undefined : removePart(current, subAttribute);
  const elements: readonly unknown[] = current;
  const isListed = values === undefined ? () => true : createIsListed(values);
  const isMeant = (element: unknown) => (where === undefined || matchesFilter(where, element)) && isListed(element);
  if (subAttribute !== undefined)
    return elements.map((element) => (isMeant(element) ? removePart(element, subAttribute) : element));
  const kept = elements.filter((element) => !isMeant(element));
  return kept.length === 0 && where === undefined && values === undefined ? undefined : kept;
}
