import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { ScimContext } from "../backend.js";
import type { DiscoveryDocument } from "../definition.js";
import { addressOf, type Call } from "../engine/call.js";
import type { DescribedSchema } from "../engine/codec.js";
import type { Answer } from "../engine/respond.js";
import { runExchange, type Served } from "../engine/run-exchange.js";
import type { ScimExchange } from "../exchange.js";
import { type Refused, refuse } from "../refused.js";
import type { MatchedRoute } from "../routes/match-route.js";
import { urns } from "../v2/urns.js";
import { findSchema, listSchemas } from "./list-schemas.js";
import { writeResourceType } from "./write-resource-type.js";

/** The route of a document about the service. */
export interface DiscoveryRoute extends MatchedRoute {
  readonly document: DiscoveryDocument;
}

const exchanges = {
  serviceProviderConfig: { operation: "get", resourceType: "ServiceProviderConfig" },
  resourceTypes: { operation: "find", resourceType: "ResourceType" },
  schemas: { operation: "find", resourceType: "Schema" },
  schema: { operation: "get", resourceType: "Schema" },
} as const;

/** Serves a document about the service, as a projection of its definition set. */
export function serveDiscovery(call: Call, matched: DiscoveryRoute, context: ScimContext<unknown>): Promise<Answer> {
  const { document, route, parameter } = matched;
  const exchange: ScimExchange<unknown> = { version: call.version.version, ...exchanges[document], route, context };
  const name = parameter ?? route.path.slice(route.path.lastIndexOf("/") + 1);
  const work = async (): Promise<Served | Refused> => {
    const isRefused = call.engine.options.definition.situations.discoveryFiltered !== undefined;
    if (isRefused && new URLSearchParams(call.url.search).has("filter"))
      return refuse("discoveryFiltered", { rule: "RFC 7644 §4", found: "filter" });
    const body = writeDocument(call, document, name);
    return body === undefined ? refuse("endpointUnknown", { rule: "RFC 7644 §4", found: name }) : { ok: true, body };
  };
  return runExchange(call, exchange, route.status, work);
}

function writeDocument(call: Call, document: DiscoveryDocument, name: string): object | undefined {
  const { version } = call;
  switch (document) {
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

function writeResourceTypes(call: Call): object {
  const types = [...call.version.resources.values()].map((resource) => writeType(call, resource));
  return writeAll(call, urns.resourceType, types);
}

function writeOneResourceType(call: Call, name: string): object | undefined {
  const named = [...call.version.resources.values()].find(({ definition }) => definition.wireName === name);
  return named === undefined ? undefined : writeType(call, named);
}

function writeType(call: Call, resource: CompiledResource): object {
  if (!call.version.routes.parametric.has("/ResourceTypes")) return writeResourceType(resource);
  return writeResourceType(resource, addressOf(call, `/ResourceTypes/${resource.definition.wireName}`));
}

function writeSchema(call: Call, schema: DescribedSchema): object {
  return call.version.codec.writeSchema(schema, addressOf(call, `/Schemas/${schema.urn}`));
}

function writeAll(call: Call, urn: string, resources: readonly object[]): object {
  return call.version.codec.writeList({ urn, resources, totalResults: resources.length, startIndex: 1 });
}
