import { type Filter, foldCase } from "@rollcall/scim-filter";
import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { SituationRefusal } from "../backend/backend.js";
import { isObject, type JsonObject, listOf } from "../body/read-body.js";
import { type AttributeDefinition, toRunning } from "../definition/definition.js";

/** Owners of the unique values: attributes whose `uniqueness` is not `none`. */
export interface UniqueValues {
  /** The wire name of an attribute whose value another resource has. Undefined if there is none. */
  findTaken(resource: JsonObject, id: string): string | undefined;
  put(resource: JsonObject, id: string): void;
  remove(resource: JsonObject): void;
  /** The identifiers that a filter can select. Undefined if unique values do not limit it. */
  candidates(filter: Filter): readonly string[] | undefined;
}

/** A unique attribute or sub-attribute. */
interface Unique {
  readonly name: string;
  readonly part?: string;
  readonly wireName: string;
  readonly caseExact: boolean;
  readonly owners: Map<string, string>;
}

/** An index of the unique values of a resource type. Identifiers are always unique. */
export function createUniqueValues(attributes: { readonly [name: string]: AttributeDefinition }): UniqueValues {
  const uniques = Object.entries(attributes).flatMap(([name, attribute]) => uniquesOf(name, attribute));
  const isIdExact = attributes["id"]?.caseExact === true;
  return {
    findTaken: (resource, id) =>
      uniques.find((unique) => keysOf(resource, unique).some((key) => isOther(unique.owners.get(key), id)))?.wireName,
    put: (resource, id) => {
      for (const unique of uniques) for (const key of keysOf(resource, unique)) unique.owners.set(key, id);
    },
    remove: (resource) => {
      for (const unique of uniques) for (const key of keysOf(resource, unique)) unique.owners.delete(key);
    },
    candidates: (filter) => findCandidates(filter, uniques, isIdExact),
  };
}

function uniquesOf(name: string, attribute: AttributeDefinition): readonly Unique[] {
  if (name === "id") return [];
  const { wireName, uniqueness, caseExact, subAttributes = {} } = attribute;
  if (uniqueness !== "none") return [{ name, wireName, caseExact, owners: new Map() }];
  return Object.entries(subAttributes).flatMap(([part, definition]) => {
    if (definition.uniqueness === "none") return [];
    const partName = `${wireName}.${definition.wireName}`;
    return [{ name, part, wireName: partName, caseExact: definition.caseExact, owners: new Map() }];
  });
}

function keysOf(resource: JsonObject, { name, part, caseExact }: Unique): readonly string[] {
  const values = resource[name] === undefined ? [] : listOf(resource[name]);
  const parts = part === undefined ? values : values.map((value) => (isObject(value) ? value[part] : undefined));
  return parts.flatMap((value) => (value === undefined || value === null ? [] : [toKey(value, caseExact)]));
}

function toKey(value: unknown, caseExact: boolean): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return caseExact ? value : foldCase(value);
}

function isOther(owner: string | undefined, id: string): boolean {
  return owner !== undefined && owner !== id;
}

function findCandidates(filter: Filter, uniques: readonly Unique[], isIdExact: boolean): readonly string[] | undefined {
  if (filter.kind === "and") {
    for (const operand of filter.operands) {
      const found = findCandidates(operand, uniques, isIdExact);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (filter.kind !== "compare" || filter.operator !== "eq" || filter.value === null) return undefined;
  const { name, subAttribute } = filter.attribute;
  if (name === "id" && isIdExact && typeof filter.value === "string") return [filter.value];
  const unique = uniques.find((each) => each.name === name && each.part === subAttribute);
  if (unique === undefined) return undefined;
  const owner = unique.owners.get(toKey(filter.value, unique.caseExact));
  return owner === undefined ? [] : [owner];
}

/** Whether two JSON values are equal. The order of members is ignored. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((element, at) => isSame(element, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

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
