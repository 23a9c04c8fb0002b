import type { Served } from "../answers/served.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { Call, RoutedCall } from "../engine/call.js";
import type { AnyBackend } from "../options/any-options.js";
import type { Refused } from "../refusals/refused.js";
import type { QueryParameters } from "../routes/query-parameters.js";
import { type ReadQueryOptions, readQuery } from "../routes/read-query.js";
import { viewFor, writeElement } from "./answer-resource.js";
import { openCursor, signNeighbours } from "./list-cursors.js";

/** A request for a list of one resource type. */
interface ListCall extends RoutedCall {
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly parameters: QueryParameters;
}

/** Serves a page of the resources of one type. Its query comes from the address or from a body. */
export async function findResources(call: ListCall): Promise<Refused | Served> {
  const { resource, backend, context, parameters } = call;
  const read = await readQuery(parameters, queryOptions(call, resource));
  if (!read.ok) return read;
  const byCursor = read.value.after !== undefined;
  const list = { call, resourceType: resource.definition.name, tenant: context.tenant, parameters };
  const query = byCursor ? await openCursor(list, read.value) : read;
  if (!query.ok) return query;
  const page = await backend.find(query.value, context);
  const view = viewFor(call, resource, parameters);
  const body = call.version.codec.writeList({
    urn: resource.urn,
    resources: page.resources.map((found) => writeElement(call, resource, found, view)),
    totalResults: page.totalResults,
    ...(byCursor ? await signNeighbours(list, page) : { startIndex: query.value.startIndex }),
  });
  return { ok: true, body };
}

/** Options for reading the query of a resource type. */
function queryOptions(call: Call, { filterable }: CompiledResource): ReadQueryOptions {
  const { filter, lenient = true, sort, pagination } = call.version.definition.capabilities;
  const { limits } = call.engine.options.definition;
  return { limits, filter, lenient, sort, ...(pagination && { pagination }), ...(filterable && { filterable }) };
}
