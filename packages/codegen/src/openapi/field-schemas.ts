import type { Field, Fields, ValueShape, VariantCase, Variants } from "../formats/index.js";
import { componentRef, type Json, limitKeywords, listOf, orNull } from "./json-schema.js";

/** Named schemas made on the way to another one. */
export type Components = Map<string, Json>;

/** An object of some fields. */
export function fieldsSchema(fields: Fields, components: Components, unknownKeys: "refuse" | "ignore" | "keep"): Json {
  const required = Object.entries(fields)
    .filter(([, field]) => field.required === true)
    .map(([name, field]) => field.wireName ?? name);
  const additional = { refuse: false, ignore: undefined, keep: true }[unknownKeys];
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [field.wireName ?? name, fieldSchema(field, components)]),
    ),
    required: required.length === 0 ? undefined : required,
    additionalProperties: additional,
  };
}

/** A value in its place in an object. */
export function fieldSchema(field: Field, components: Components): Json {
  const schema = valueSchema(field, components);
  const whole = field.nullable === true ? orNull(schema) : schema;
  return { ...whole, description: field.description ?? whole["description"], default: field.default };
}

/** A value of any shape. */
export function valueSchema(shape: ValueShape, components: Components): Json {
  const { one, list } = limitKeywords(shape.limits);
  const value = oneSchema(shape, one, components);
  return { ...(shape.list === true ? listOf(value, list) : value), description: shape.description };
}

function oneSchema(shape: ValueShape, keywords: Json, components: Components): Json {
  if (shape.ref !== undefined) return componentRef(shape.ref);
  switch (shape.type ?? "string") {
    case "string":
      return { type: "string", ...keywords };
    case "integer":
      return { type: "integer", ...keywords };
    case "number":
      return { type: "number", ...keywords };
    case "boolean":
      return { type: "boolean" };
    case "json":
      return {};
    case "map": {
      const keys = shape.keys === undefined ? {} : { propertyNames: { pattern: shape.keys } };
      return {
        type: "object",
        additionalProperties: fieldSchema(shape.values ?? { type: "json" }, components),
        ...keys,
      };
    }
    case "object":
      return objectSchema(shape, components);
  }
}

function objectSchema(shape: ValueShape, components: Components): Json {
  const { fields = {}, open, variants } = shape;
  if (variants === undefined) return fieldsSchema(fields, components, open === true ? "keep" : "refuse");
  for (const each of variants.cases) components.set(each.typeName, caseSchema(shape, variants, each, components));
  return { oneOf: variants.cases.map(({ typeName }) => componentRef(typeName)) };
}

function caseSchema(shape: ValueShape, variants: Variants, each: VariantCase, components: Components): Json {
  const key: Field = { required: true, limits: { oneOf: each.values }, description: variants.description };
  const fields = { [variants.by]: key, ...shape.fields, ...each.fields };
  const open = each.open ?? shape.open;
  return { ...fieldsSchema(fields, components, open === true ? "keep" : "refuse"), description: each.description };
}
