import type { AttributePath } from "./filter.js";
import type { FilterAttribute, FilterAttributes, FilterSchema } from "./filter-schema.js";

/** Location of a path's value in a resource. */
export interface ResolvedAttribute {
  /** Keys to follow from the resource, as the schema spells them. */
  readonly keys: readonly string[];
  readonly attribute: FilterAttribute;
}

type Index = ReadonlyMap<string, ResolvedAttribute>;
const indexes = new WeakMap<FilterAttributes, Index>();

/**
 * Finds the attribute of a path in a schema, without case: by name, alias, or the URN of an extension or the core
 * schema. Undefined if the schema does not have it.
 */
export function resolveAttribute(path: AttributePath, schema: FilterSchema): ResolvedAttribute | undefined {
  const { urn, name, subAttribute } = path;
  if (urn === undefined || matches(schema.urns, urn)) return follow(schema.attributes, [name, subAttribute]);
  const inExtension = findExtension(schema, urn);
  if (inExtension !== undefined) return follow(inExtension.attribute.subAttributes, [name, subAttribute], inExtension);
  const whole = `${urn}:${name}`;
  if (matches(schema.urns, whole)) return follow(schema.attributes, [subAttribute]);
  const extension = findExtension(schema, whole);
  if (extension === undefined || subAttribute === undefined) return extension;
  return follow(extension.attribute.subAttributes, [subAttribute], extension);
}

/** The names that a value filter on the attribute may use: its sub-attributes, or `value` if it is not complex. */
export function toElementSchema(attribute: FilterAttribute): FilterSchema {
  return { attributes: attribute.subAttributes ?? { value: attribute } };
}

function follow(
  attributes: FilterAttributes | undefined,
  [name, ...rest]: readonly (string | undefined)[],
  parent?: ResolvedAttribute,
): ResolvedAttribute | undefined {
  if (name === undefined) return parent;
  const found = attributes && toIndex(attributes).get(name.toLowerCase());
  if (found === undefined) return undefined;
  const { attribute } = found;
  return follow(attribute.subAttributes, rest, { keys: [...(parent?.keys ?? []), ...found.keys], attribute });
}

function findExtension(schema: FilterSchema, urn: string): ResolvedAttribute | undefined {
  const found = Object.entries(schema.attributes).find(([, { urns }]) => matches(urns, urn));
  return found === undefined ? undefined : { keys: [found[0]], attribute: found[1] };
}

function matches(urns: readonly string[] | undefined, urn: string): boolean {
  return urns?.some((known) => known.toLowerCase() === urn.toLowerCase()) ?? false;
}

/** The attributes by all of their names, in lower case. A name takes precedence over an alias. */
function toIndex(attributes: FilterAttributes): Index {
  const known = indexes.get(attributes);
  if (known !== undefined) return known;
  const entries = Object.entries(attributes).map(([key, attribute]) => ({ keys: [key], attribute }));
  const aliases = entries.flatMap((entry) => (entry.attribute.aliases ?? []).map((alias) => [alias, entry] as const));
  const names = entries.map((entry) => [entry.keys[0] ?? "", entry] as const);
  const index = new Map([...aliases, ...names].map(([name, entry]) => [name.toLowerCase(), entry]));
  indexes.set(attributes, index);
  return index;
}
