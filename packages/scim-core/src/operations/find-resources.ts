import type { Served } from "../answers/write-answer.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { Page, Query } from "../backend/backend.js";
import type { Call, RoutedCall } from "../engine.js";
import type { AnyBackend } from "../options/scim-handler-options.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type QueryParameters, type ReadQueryOptions, readQuery } from "../routes/read-query.js";
import { viewFor, writeElement } from "./answer-resource.js";

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

const RULE = "RFC 9865 §2.1";

/** A list that a client pages through. */
interface PagedList {
  readonly call: RoutedCall;
  readonly resourceType: string;
  readonly tenant: string | undefined;
  readonly parameters: QueryParameters;
}

/** Replaces the cursor of a query by its position. A cursor is valid only for the query that it was issued for. */
export async function openCursor(list: PagedList, query: Query<string>): Promise<Read<Query<string>>> {
  const { after = "" } = query;
  if (after === "") return accept(query);
  const { engine, now } = list.call;
  const opened = await engine.cursors?.verify(after, boundTo(list));
  if (opened === undefined)
    return refuse("cursorInvalid", { rule: RULE, found: after, wanted: "a cursor of this query" });
  const { endsAtMs, position } = opened;
  if (endsAtMs !== 0 && endsAtMs <= now.getTime())
    return refuse("cursorExpired", { rule: RULE, found: after, wanted: "a cursor that has not expired" });
  return accept({ ...query, after: position });
}

/** Cursors of the next and previous page. */
interface Neighbours {
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** Signs the positions that a backend returned with a page. */
export async function signNeighbours(list: PagedList, { next, previous }: Page<object>): Promise<Neighbours> {
  const { engine, version, now } = list.call;
  const { cursors } = engine;
  if (cursors === undefined) return {};
  const { cursorTimeout } = version.definition.capabilities.pagination ?? {};
  const endsAtMs = cursorTimeout === undefined ? 0 : now.getTime() + cursorTimeout * 1000;
  const sign = (position: string) => cursors.sign({ position, endsAtMs }, boundTo(list));
  return {
    ...(previous !== undefined && { previousCursor: await sign(previous) }),
    ...(next !== undefined && { nextCursor: await sign(next) }),
  };
}

/** The text that a cursor is bound to: everything that determines which resources match, and their order. */
function boundTo({ call, resourceType, tenant = "", parameters }: PagedList): string {
  const asked = ["filter", "sortBy", "sortOrder"].map((name) => parameters.get(name));
  return JSON.stringify([call.version.version, resourceType, tenant, ...asked]);
}
