import type { Answered, Served } from "../answers/write-answer.js";
import type { CompiledAttribute } from "../attributes/attribute-table.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { DescribedSchema } from "../codecs/codec.js";
import { urns } from "../codecs/v2/urns.js";
import type { DiscoveryDocument } from "../definition/definition.js";
import { addressOf, type CallWith, type CompiledVersion, type ServedCall } from "../engine.js";
import { runMiddleware } from "../operations/operations.js";
import type { ScimExchange } from "../options/scim-handler-options.js";
import { type Refused, refuse } from "../refusals/refused.js";

const exchanges = {
  serviceProviderConfig: { operation: "get", resourceType: "ServiceProviderConfig" },
  resourceTypes: { operation: "find", resourceType: "ResourceType" },
  schemas: { operation: "find", resourceType: "Schema" },
  schema: { operation: "get", resourceType: "Schema" },
} as const;

/** Serves a document about the service, derived from its definition set. */
export function serveDiscovery(call: ServedCall<"discovery">): Promise<Answered> {
  const { version, serves, route, context } = call;
  const exchange: ScimExchange<unknown> = { version: version.version, ...exchanges[serves.document], route, context };
  return runMiddleware(call, exchange, async () => answerDocument(call));
}

function answerDocument(call: ServedCall<"discovery">): Served | Refused {
  const { discoveryFiltered } = call.engine.options.definition.situations;
  if (discoveryFiltered !== undefined && new URLSearchParams(call.url.search).has("filter"))
    return refuse("discoveryFiltered", { rule: "RFC 7644 §4", found: "filter" });
  const body = writeDocument(call);
  return body === undefined
    ? refuse("endpointUnknown", { rule: "RFC 7644 §4", found: nameOf(call) })
    : { ok: true, body };
}

/** The document of an open route, for a client without valid credentials; undefined where the route is not open. */
export function answerOpenly(call: CallWith<"matched">): Answered | undefined {
  const { matched } = call;
  if (!matched.ok || matched.route.isOpen !== true || matched.route.serves.kind !== "discovery") return undefined;
  const { route, parameter } = matched;
  const body = writeDocument({
    ...call,
    route,
    serves: matched.route.serves,
    parameter,
  });
  return body === undefined ? undefined : { ok: true, answer: { status: route.status, body } };
}

/** Every schema of a version: those of the resource types, then those of their extensions, each once. */
function listSchemas({ codec, resources }: CompiledVersion): readonly DescribedSchema[] {
  const all = [...resources.values()];
  const cores = all.map((resource) => codec.describeSchema(resource, false));
  const extensions = new Map(
    all.flatMap((resource) => resource.extensions.map((found) => [found.key, found] as const)),
  );
  return [...cores, ...[...extensions.values()].map(describeExtension)];
}

/**
 * Finds a schema by name or URN, without case. A name finds the schema of a resource type with the attributes of its
 * extensions. A URN finds one schema alone, if the version has schemas by URN.
 */
function findSchema(version: CompiledVersion, name: string): DescribedSchema | undefined {
  const wanted = name.toLowerCase();
  const named = [...version.resources.values()].find(
    ({ definition }) => definition.schemaName.toLowerCase() === wanted,
  );
  if (named !== undefined) return version.codec.describeSchema(named, true);
  if (!version.codec.hasSchemasByUrn) return undefined;
  const alias = [...version.resources.values()]
    .flatMap(({ extensions }) => extensions)
    .find(({ aliases }) => aliases.some((urn) => urn.toLowerCase() === wanted));
  if (alias !== undefined) return describeExtension(alias);
  return listSchemas(version).find(({ urn }) => urn.toLowerCase() === wanted);
}

function describeExtension({ key, definition, parts }: CompiledAttribute): DescribedSchema {
  return {
    urn: key,
    name: definition.wireName,
    description: definition.description,
    attributes: parts.ordered.map((attribute) => ({ attribute, urn: key })),
  };
}

/** A call of a route that serves a document about the service. */
interface DiscoveryCall
  extends Pick<CallWith<"route">, "engine" | "version" | "origin" | "tenant" | "route" | "parameter"> {
  readonly serves: { readonly document: DiscoveryDocument };
}

/** Name of the requested document: the parameter, or else the last segment of the route. */
function nameOf({ route, parameter }: DiscoveryCall): string {
  return parameter ?? route.path.slice(route.path.lastIndexOf("/") + 1);
}

/** Writes a document about the service. Undefined if none has the requested name. */
function writeDocument(call: DiscoveryCall): object | undefined {
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

/** A ResourceType resource. `location` is absent if it cannot be requested alone. @see RFC 7643 §6 */
function writeResourceType({ definition, urn, extensions }: CompiledResource, location?: string): object {
  return {
    schemas: [urns.resourceType],
    id: definition.wireName,
    name: definition.wireName,
    description: definition.description,
    endpoint: definition.endpoint,
    schema: urn,
    schemaExtensions: extensions.map((extension) => ({
      schema: extension.key,
      required: extension.definition.required,
    })),
    meta: { resourceType: "ResourceType", ...(location === undefined ? {} : { location }) },
  };
}
