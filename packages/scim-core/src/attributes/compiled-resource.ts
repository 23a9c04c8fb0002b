import type { FilterSchema } from "@rollcall/scim-filter";
import type {
  AttributeDefinition,
  ResourceDefinition,
  ResourceTypes,
  ScimVersion,
  Validator,
} from "../definition/definition.js";
import { toFilterSchema } from "../filters/to-filter-schema.js";
import { type AttributeTable, type CompiledAttribute, compileAttributes, keysOf } from "./attribute-table.js";
import { hasOnRequest } from "./named-on-request.js";
import { toDefaultView, type View } from "./view.js";

/** The part of a definition set that has the endpoints of its resource types. */
interface ResourceEndpoints {
  readonly resources: { readonly [name: string]: { readonly wireName: string; readonly endpoint: string } };
}

const known = new WeakMap<ResourceEndpoints, ReadonlyMap<string, string>>();

/** The endpoints of the resource types of a set, by their names on the wire. */
export function endpointsOf(definition: ResourceEndpoints): ReadonlyMap<string, string> {
  const found = known.get(definition);
  if (found !== undefined) return found;
  const endpoints = new Map(Object.values(definition.resources).map(({ wireName, endpoint }) => [wireName, endpoint]));
  known.set(definition, endpoints);
  return endpoints;
}

/** The definition of a resource type without the types of its resource. */
export interface AnyResourceDefinition
  extends Omit<ResourceDefinition<ResourceTypes, string>, "attributes" | "create" | "replace"> {
  readonly attributes: { readonly [name: string]: AttributeDefinition };
  readonly create: Validator<object>;
  readonly replace?: Validator<object>;
}

/** A resource type in one protocol version. */
export interface CompiledResource {
  readonly definition: AnyResourceDefinition;
  /** Core schema URN. */
  readonly urn: string;
  readonly attributes: AttributeTable;
  /** Attributes that are extensions. Their key is their URN. */
  readonly extensions: readonly CompiledAttribute[];
  /** The attributes that are written if the client makes no choice. */
  readonly view: View;
  /** Whether an attribute is returned only on request. */
  readonly hasOnRequest: boolean;
  /** Attributes that a filter on a list may name. Absent if there are none. */
  readonly filterable?: FilterSchema;
  /** Every schema URN that a body may list, in lower case. */
  readonly knownSchemas: ReadonlySet<string>;
  /** Keys that are ignored, in lower case. */
  readonly ignored: ReadonlySet<string>;
}

/** The resource type in a version. Undefined if the version does not have it. */
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
