import type { Messages, ObjectModel } from "../model/value-model.js";
import { buildObject, type NestedModel, type Side } from "./build-attribute-value.js";
import type { ResolvedSchema } from "./resolved-scim.js";
import { createName } from "./type-names.js";

/** Everything that a schema names, on both sides. */
export interface SchemaModels {
  /** The resource in answers. */
  readonly resource: ObjectModel;
  /** The model of the values that clients write. It has the same name if it is the same. */
  readonly create: ObjectModel;
  /** Interfaces of complex attributes, dependencies first, without those of other schemas. */
  readonly nested: readonly NestedModel[];
}

/** Builds the models of one schema. */
export function buildSchemaModels(schema: ResolvedSchema, messages: Messages): SchemaModels {
  const { name, description, attributes } = schema;
  const nested = new Map<string, NestedModel>();
  const build = (side: Side, named: string, said: string): ObjectModel =>
    buildObject({ name: named, description: said, attributes }, { name, side, messages, nested });
  // If both sides share one interface, its validator is that of what clients write, so that side is built first.
  const create = build("create", createName(name, attributes), createDescription(schema));
  const resource = build("resource", name, description);
  return { resource, create, nested: [...nested.values()].sort((a, b) => Number(isCreate(a)) - Number(isCreate(b))) };
}

function isCreate({ model }: NestedModel): boolean {
  return model.name.endsWith("Create");
}

function createDescription({ name, resource }: ResolvedSchema): string {
  const body = resource === undefined ? "" : ": the body of a POST or PUT";
  return `The part of {@link ${name}} that clients can write${body}.`;
}
