import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { ScimContext } from "../backend.js";
import { openCursor, signNeighbours } from "../cursors/list-cursors.js";
import type { Refused } from "../refused.js";
import type { QueryParameters } from "../routes/query-parameters.js";
import { type ReadQueryOptions, readQuery } from "../routes/read-query.js";
import { viewFor, writeElement } from "./answer-resource.js";
import type { AnyBackend } from "./any-options.js";
import type { Call } from "./call.js";
import type { Served } from "./run-exchange.js";

/** A list of one resource type that a client asks for. */
export interface ListCall {
  readonly call: Call;
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly context: ScimContext<unknown>;
  readonly parameters: QueryParameters;
}

/** Serves a page of the resources of one type, whether its query came in the address or in a body. */
export async function findResources({
  call,
  resource,
  backend,
  context,
  parameters,
}: ListCall): Promise<Refused | Served> {
  const read = readQuery(parameters, queryOptions(call, resource));
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

/** What decides how the query of a resource type is read. */
export function queryOptions(call: Call, { filterable }: CompiledResource): ReadQueryOptions {
  const { filter, lenient = true, sort, pagination } = call.version.definition.capabilities;
  const { limits } = call.engine.options.definition;
  return { limits, filter, lenient, sort, ...(pagination && { pagination }), ...(filterable && { filterable }) };
}
