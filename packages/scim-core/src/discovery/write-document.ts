import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { DescribedSchema } from "../codecs/codec.js";
import { urns } from "../codecs/v2/urns.js";
import type { DiscoveryDocument } from "../definition/definition.js";
import { addressOf, type CallWith } from "../engine/call.js";
import { findSchema, listSchemas } from "./list-schemas.js";
import { writeResourceType } from "./write-resource-type.js";

/** A call of a route that serves a document about the service. */
interface DiscoveryCall
  extends Pick<CallWith<"route">, "engine" | "version" | "origin" | "tenant" | "route" | "parameter"> {
  readonly serves: { readonly document: DiscoveryDocument };
}

/** Name of the requested document: the parameter, or else the last segment of the route. */
export function nameOf({ route, parameter }: DiscoveryCall): string {
  return parameter ?? route.path.slice(route.path.lastIndexOf("/") + 1);
}

/** Writes a document about the service. Undefined if none has the requested name. */
export function writeDocument(call: DiscoveryCall): object | undefined {
  const { version } = call;
  const name = nameOf(call);
  switch (call.serves.document) {
    case "serviceProviderConfig":
      return version.codec.writeServiceProviderConfig(
        version.definition,
        call.engine.options.definition.limits,
        addressOf(call, `/${name}`),
      );
    case "resourceTypes":
      return name === "ResourceTypes" ? writeResourceTypes(call) : writeOneResourceType(call, name);
    case "schemas":
      return writeAll(
        call,
        urns.schema,
        listSchemas(version).map((schema) => writeSchema(call, schema)),
      );
    case "schema": {
      const schema = findSchema(version, name);
      return schema === undefined ? undefined : writeSchema(call, schema);
    }
  }
}

function writeResourceTypes(call: DiscoveryCall): object {
  const types = [...call.version.resources.values()].map((resource) => writeType(call, resource));
  return writeAll(call, urns.resourceType, types);
}

function writeOneResourceType(call: DiscoveryCall, name: string): object | undefined {
  const named = [...call.version.resources.values()].find(({ definition }) => definition.wireName === name);
  return named === undefined ? undefined : writeType(call, named);
}

function writeType(call: DiscoveryCall, resource: CompiledResource): object {
  if (!call.version.routes.parametric.has("/ResourceTypes")) return writeResourceType(resource);
  return writeResourceType(resource, addressOf(call, `/ResourceTypes/${resource.definition.wireName}`));
}

function writeSchema(call: DiscoveryCall, schema: DescribedSchema): object {
  return call.version.codec.writeSchema(schema, addressOf(call, `/Schemas/${schema.urn}`));
}

function writeAll(call: DiscoveryCall, urn: string, resources: readonly object[]): object {
  return call.version.codec.writeList({ urn, resources, totalResults: resources.length, startIndex: 1 });
}
