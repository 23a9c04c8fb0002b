import type { FilterAttribute, FilterAttributes, FilterSchema } from "@rollcall/scim-filter";
import type { AttributeDefinition, FilterableAttribute } from "../definition/definition.js";

/** The part of a resource type that has the names for filters. */
export interface FilterableResource {
  readonly urns: { readonly [version: string]: string };
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  readonly filterable: { readonly [name: string]: FilterableAttribute };
}

/**
 * The names that a filter on a list of a resource type may use, for `compileFilter`: the filterable names, and the
 * sub-attributes of complex ones. Deeper names are not filterable.
 */
export function toFilterSchema({ urns, attributes, filterable }: FilterableResource): FilterSchema {
  const entries = Object.entries(filterable).map(([name, { type, caseExact, aliases }]): [string, FilterAttribute] => {
    const definition = attributes[name];
    const attribute = type === "complex" ? definition : undefined;
    const multiValued = definition && { multiValued: definition.multiValued };
    return [name, { type, caseExact, aliases, ...multiValued, ...(attribute && toComplex(attribute)) }];
  });
  return { attributes: Object.fromEntries(entries), urns: Object.values(urns) };
}

const elementSchemas = new WeakMap<AttributeDefinition, FilterSchema>();

/**
 * The names that a condition on an element of a multi-valued attribute may use. A simple element is its own `value`.
 */
export function toElementSchema(attribute: AttributeDefinition): FilterSchema {
  const known = elementSchemas.get(attribute);
  if (known !== undefined) return known;
  const { type, subAttributes = {} } = attribute;
  const schema = { attributes: type === "complex" ? toAttributes(subAttributes) : { value: toSimple(attribute) } };
  elementSchemas.set(attribute, schema);
  return schema;
}

function toComplex({ subAttributes = {}, extension }: AttributeDefinition): FilterAttribute {
  return { subAttributes: toAttributes(subAttributes), ...(extension && { urns: Object.values(extension.urns) }) };
}

function toAttributes(attributes: { readonly [name: string]: AttributeDefinition }): FilterAttributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, toSimple(attribute)]));
}

function toSimple({ name, wireName, type, caseExact }: AttributeDefinition): FilterAttribute {
  return { type, caseExact, ...(wireName === name ? {} : { aliases: [wireName] }) };
}
