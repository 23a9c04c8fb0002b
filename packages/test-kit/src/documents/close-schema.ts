import type { OpenapiDocument, Schema } from "./document.js";

/**
 * Returns a document whose objects allow only listed members. Published documents are open because a later version may
 * add members; tests require that every member of an answer is listed.
 */
export function closeDocument(document: OpenapiDocument): OpenapiDocument {
  const { components } = document;
  const content = (each: NonNullable<typeof components.responses>[string]) => ({
    ...each,
    ...(each.content && {
      content: mapValues(each.content, ({ schema }) => ({ schema: closeSchema(schema) })),
    }),
  });
  return {
    ...document,
    paths: mapValues(document.paths, (verbs) =>
      mapValues(verbs, (operation) => ({ ...operation, responses: mapValues(operation.responses, content) })),
    ),
    components: {
      ...components,
      schemas: mapValues(components.schemas, closeSchema),
      ...(components.responses && { responses: mapValues(components.responses, content) }),
    },
  };
}

function closeSchema(schema: Schema): Schema {
  const { properties, additionalProperties, items, oneOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, closeSchema) }),
    ...(properties && additionalProperties === undefined && { additionalProperties: false }),
    ...(typeof additionalProperties === "object" && { additionalProperties: closeSchema(additionalProperties) }),
    ...(items && { items: closeSchema(items) }),
    ...(oneOf && { oneOf: oneOf.map(closeSchema) }),
    ...(anyOf && { anyOf: anyOf.map(closeSchema) }),
  };
}

function mapValues<Value, Result>(
  record: { readonly [key: string]: Value },
  map: (value: Value) => Result,
): { readonly [key: string]: Result } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
