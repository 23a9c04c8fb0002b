import { once } from "@rollcall/engine";
import type { Served } from "../answers/write-answer.js";
import type { Query, ScimContext } from "../backend/backend.js";
import type { Call, RoutedCall } from "../engine.js";
import { compareKeys, type SortKey, toSortKey } from "../lists/sort-key.js";
import { viewFor, writeElement } from "../operations/answer-resource.js";
import { openCursor, signNeighbours } from "../operations/find-resources.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type QueryParameters, readPaging } from "../routes/read-query.js";
import type { Part } from "./parts-of-search.js";

const loadParts = once(() => import("./parts-of-search.js"));

/** A page of a search, with the type of each resource. */
interface FoundPage {
  readonly found: readonly Found[];
  readonly totalResults: number;
}

interface Found {
  readonly part: Part;
  readonly resource: object;
}

/**
 * Serves a page of the resources of all types: type by type, or merged if they are sorted. Its cursors are indexes,
 * because no backend knows the whole list.
 *
 * @see RFC 7644 §3.4.2.1
 */
export async function findEverywhere(call: RoutedCall, parameters: QueryParameters): Promise<Refused | Served> {
  const { context } = call;
  const query = readOrderOf(call, parameters);
  if (!query.ok) return query;
  const { readParts } = await loadParts();
  const parts = readParts(call, parameters);
  if (!parts.ok) return parts;
  const list = { call, resourceType: "", tenant: context.tenant, parameters };
  const opened = query.value.after === undefined ? query : await openCursor(list, query.value);
  if (!opened.ok) return opened;
  const { after, ...rest } = opened.value;
  const window = after === undefined || after === "" ? rest : { ...rest, startIndex: Number(after) };
  const page = await findWindow(parts.value, window, call, context);
  if (!page.ok) return page;
  const { found, totalResults } = page.value;
  const { startIndex, count } = window;
  const next = startIndex + found.length;
  const neighbours = {
    ...(next <= totalResults && found.length > 0 && { next: String(next) }),
    ...(startIndex > 1 && { previous: String(Math.max(1, startIndex - count)) }),
  };
  const paging =
    after === undefined ? { startIndex } : await signNeighbours(list, { resources: [], totalResults, ...neighbours });
  return { ok: true, body: writeFound(call, parameters, page.value, paging) };
}

function readOrderOf(call: Call, parameters: QueryParameters): Read<Query<string>> {
  const { pagination, filter } = call.version.definition.capabilities;
  const { limits } = call.engine.options.definition;
  const paging = readPaging(parameters, { limits, ...(pagination && { pagination }) });
  if (!paging.ok) return paging;
  const sortOrder = parameters.get("sortOrder") ?? "ascending";
  if (sortOrder !== "ascending" && sortOrder !== "descending")
    return refuse("sortOrderInvalid", {
      rule: "RFC 7644 §3.4.2",
      at: "sortOrder",
      found: sortOrder,
      wanted: "ascending or descending",
    });
  const isFiltered = filter.supported && parameters.get("filter") !== null;
  const most = isFiltered ? filter.maxResults : limits.maxCount;
  return accept({ ...paging.value, count: Math.min(paging.value.count, most), sortOrder });
}

async function findWindow(
  parts: readonly Part[],
  window: Query<string>,
  call: Call,
  context: ScimContext<unknown>,
): Promise<Read<FoundPage>> {
  if (!parts.some(({ sortBy }) => sortBy !== undefined)) return accept(await findInSequence(parts, window, context));
  const { maxCount } = call.engine.options.definition.limits;
  const reach = window.startIndex - 1 + window.count;
  if (reach > maxCount)
    return refuse("tooManyResults", {
      rule: "RFC 7644 §3.12",
      found: reach,
      wanted: `the first ${maxCount} resources`,
    });
  return accept(await findMerged(parts, window, context));
}

/** Queries one type after the other. Types past the window only return their totals. */
async function findInSequence(
  parts: readonly Part[],
  window: Query<string>,
  context: ScimContext<unknown>,
): Promise<FoundPage> {
  const found: Found[] = [];
  let totalResults = 0;
  for (const part of parts) {
    const startIndex = Math.max(1, window.startIndex - totalResults);
    const count = window.count - found.length;
    const page = await part.backend.find({ ...queryOf(part, window), startIndex, count }, context);
    for (const resource of page.resources) found.push({ part, resource });
    totalResults += page.totalResults;
  }
  return { found, totalResults };
}

/** Reads from every type as many resources as the window may need, and merges them. */
async function findMerged(
  parts: readonly Part[],
  window: Query<string>,
  context: ScimContext<unknown>,
): Promise<FoundPage> {
  const { startIndex, count, sortOrder } = window;
  const keyed: (Found & { readonly key: SortKey })[] = [];
  let totalResults = 0;
  for (const part of parts) {
    const query = { ...queryOf(part, window), startIndex: 1, count: startIndex - 1 + count };
    const page = await part.backend.find(query, context);
    const { filterable } = part.resource;
    const keyOf = part.sortBy && filterable ? toSortKey(part.sortBy, filterable) : () => undefined;
    for (const resource of page.resources) keyed.push({ part, resource, key: keyOf(resource) });
    totalResults += page.totalResults;
  }
  const sign = sortOrder === "ascending" ? 1 : -1;
  keyed.sort((a, b) => sign * compareKeys(a.key, b.key));
  return { found: keyed.slice(startIndex - 1, startIndex - 1 + count), totalResults };
}

function queryOf(
  { filter, sortBy }: Part,
  { sortOrder }: Query<string>,
): Pick<Query<string>, "filter" | "sortBy" | "sortOrder"> {
  return { ...(filter && { filter }), ...(sortBy && { sortBy }), sortOrder };
}

function writeFound(
  call: Call,
  parameters: QueryParameters,
  { found, totalResults }: FoundPage,
  paging: object,
): object {
  const views = new Map(found.map(({ part }) => [part, viewFor(call, part.resource, parameters)]));
  const resources = found.map(({ part, resource }) =>
    writeElement(call, part.resource, resource, views.get(part) ?? part.resource.view),
  );
  return call.version.codec.writeList({ urn: "", resources, totalResults, ...paging });
}
