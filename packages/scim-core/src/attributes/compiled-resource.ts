import type { FilterSchema } from "@rollcall/scim-filter";
import type { z } from "zod";
import type { AttributeDefinition, ResourceDefinition, ResourceTypes, ScimVersion } from "../definition.js";
import { toFilterSchema } from "../filters/to-filter-schema.js";
import { type AttributeTable, type CompiledAttribute, compileAttributes, keysOf } from "./attribute-table.js";
import { hasOnRequest } from "./named-on-request.js";
import { toDefaultView, type View } from "./view.js";

/** The definition of a resource type without the types of its resource. */
export interface AnyResourceDefinition
  extends Omit<ResourceDefinition<ResourceTypes, string>, "attributes" | "create" | "replace"> {
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  readonly create: z.ZodType<object>;
  readonly replace?: z.ZodType<object>;
}

/** A resource type as one protocol version knows it. */
export interface CompiledResource {
  readonly definition: AnyResourceDefinition;
  /** Core schema URN. */
  readonly urn: string;
  readonly attributes: AttributeTable;
  /** Attributes that are extensions; their key is their URN. */
  readonly extensions: readonly CompiledAttribute[];
  /** What is written where nobody chooses. */
  readonly view: View;
  /** Whether something is returned on request alone. */
  readonly hasOnRequest: boolean;
  /** What a filter on a list may name; absent where that is nothing. */
  readonly filterable?: FilterSchema;
  /** Every schema URN that a body may list, in lower case. */
  readonly knownSchemas: ReadonlySet<string>;
  /** Keys that are read over, in lower case. */
  readonly ignored: ReadonlySet<string>;
}

/** The resource type for a version; undefined where the version does not know it. */
export function compileResource(definition: AnyResourceDefinition, version: ScimVersion): CompiledResource | undefined {
  const urn = definition.urns[version];
  if (urn === undefined) return undefined;
  const attributes = compileAttributes(definition.attributes, version);
  const extensions = attributes.ordered.filter((attribute) => attribute.definition.extension !== undefined);
  const hasFilters = Object.keys(definition.filterable).length > 0;
  const urns = [urn, ...extensions.flatMap(keysOf)];
  return {
    definition,
    urn,
    attributes,
    extensions,
    view: toDefaultView(attributes),
    hasOnRequest: hasOnRequest(attributes),
    ...(hasFilters && { filterable: toFilterSchema(definition) }),
    knownSchemas: new Set(urns.map((known) => known.toLowerCase())),
    ignored: new Set(definition.ignored.map((key) => key.toLowerCase())),
  };
}
