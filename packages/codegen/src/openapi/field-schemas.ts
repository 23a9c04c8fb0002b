import type { Field, Fields, ValueShape, VariantCase, Variants } from "../formats/index.js";
import { componentRef, type Json, limitKeywords, listOf, orNull } from "./json-schema.js";

/** Named schemas built on the way. */
export type Components = Map<string, Json>;

/** Context of a schema. */
export interface FieldContext {
  readonly components: Components;
  /** Whether the schema describes an answer, whose objects may have further keys. */
  readonly answered: boolean;
}

/** An object of some fields. */
export function fieldsSchema(fields: Fields, context: FieldContext, unknownKeys: "refuse" | "ignore" | "keep"): Json {
  const required = Object.entries(fields)
    .filter(([, field]) => field.required === true)
    .map(([name, field]) => field.wireName ?? name);
  const additional = { refuse: false, ignore: undefined, keep: true }[unknownKeys];
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [field.wireName ?? name, fieldSchema(field, context)]),
    ),
    required: required.length === 0 ? undefined : required,
    additionalProperties: additional,
  };
}

/** A value in an object. */
export function fieldSchema(field: Field, context: FieldContext): Json {
  const schema = valueSchema(field, context);
  const whole = field.nullable === true ? orNull(schema) : schema;
  return { ...whole, description: field.description ?? whole["description"], default: field.default };
}

/** A value of any shape. */
export function valueSchema(shape: ValueShape, context: FieldContext): Json {
  const { one, list } = limitKeywords(shape.limits);
  const element = oneSchema(shape, one, context);
  const value = shape.nullableItems === true ? orNull(element) : element;
  return { ...(shape.list === true ? listOf(value, list) : value), description: shape.description };
}

function oneSchema(shape: ValueShape, keywords: Json, context: FieldContext): Json {
  if (shape.ref !== undefined) return { ...componentRef(shape.ref), ...withinSchema(shape.within) };
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
        additionalProperties: fieldSchema(shape.values ?? { type: "json" }, context),
        ...keys,
      };
    }
    case "object":
      return objectSchema(shape, context);
  }
}

/** Narrower limits of a component's members, as keywords next to the reference. */
function withinSchema(within: ValueShape["within"]): Json {
  if (within === undefined) return {};
  const members = Object.entries(within).map(([name, limits]) => [name, withType(limitKeywords(limits).one)]);
  return { type: "object", properties: Object.fromEntries(members) };
}

/** Limits with the type that they apply to: a range for numbers, everything else for text. */
function withType(keywords: Json): Json {
  const isNumber = keywords["minimum"] !== undefined || keywords["maximum"] !== undefined;
  return { type: isNumber ? "number" : "string", ...keywords };
}

function objectSchema(shape: ValueShape, context: FieldContext): Json {
  const { fields = {}, variants } = shape;
  if (variants === undefined) return fieldsSchema(fields, context, unknownKeysOf(shape.open, context));
  for (const each of variants.cases) context.components.set(each.typeName, caseSchema(shape, variants, each, context));
  return { oneOf: variants.cases.map(({ typeName }) => componentRef(typeName)) };
}

function caseSchema(shape: ValueShape, variants: Variants, each: VariantCase, context: FieldContext): Json {
  const key: Field = { required: true, limits: { oneOf: each.values }, description: variants.description };
  const fields = { [variants.by]: key, ...shape.fields, ...each.fields };
  const unknownKeys = unknownKeysOf(each.open ?? shape.open, context);
  return { ...fieldsSchema(fields, context, unknownKeys), description: each.description };
}

function unknownKeysOf(open: boolean | undefined, { answered }: FieldContext): "refuse" | "ignore" | "keep" {
  if (open === true) return "keep";
  return answered ? "ignore" : "refuse";
}
