import { compileFilter, type FilterSchema } from "@rollcall/scim-filter";
import type { Page, Query } from "../backend/backend.js";
import { compareKeys, type SortKey, toSortKey } from "./sort-key.js";

/** A resource as the helpers for lists in memory need it. */
export interface Identified {
  readonly id: string;
}

/**
 * Selects the page of a query from resources in memory: filtered, sorted by `sortBy`, and cut by `startIndex` or by
 * cursor. `schema` is `toFilterSchema(definition)`. Without `sortBy` the order is that of the resources, or its
 * reverse. By cursor, resources with the same key are ordered by `id`, so that a page continues after a removed
 * resource.
 */
export function selectPage<Resource extends Identified>(
  resources: Iterable<Resource>,
  query: Query<string>,
  schema: FilterSchema,
): Page<Resource> {
  const { filter, startIndex, count, after } = query;
  const matches = filter === undefined ? undefined : compileFilter<Resource>(filter, schema);
  const found: Resource[] = [];
  for (const resource of resources) if (matches === undefined || matches(resource)) found.push(resource);
  if (after !== undefined) return cutByCursor(toPlaced(found, query, schema), { ...query, after });
  const ordered = order(found, query, schema);
  return { resources: ordered.slice(startIndex - 1, startIndex - 1 + count), totalResults: ordered.length };
}

function order<Resource extends Identified>(
  found: Resource[],
  { sortBy, sortOrder }: Query<string>,
  schema: FilterSchema,
): readonly Resource[] {
  if (sortBy === undefined) return sortOrder === "ascending" ? found : found.reverse();
  const keyOf = toSortKey(sortBy, schema);
  const sign = sortOrder === "ascending" ? 1 : -1;
  const keyed = found.map((resource) => ({ resource, key: keyOf(resource) }));
  return keyed.sort((a, b) => sign * compareKeys(a.key, b.key)).map(({ resource }) => resource);
}

/** A position in the order of a list that is paged by cursor. */
interface Place {
  readonly key: SortKey;
  readonly id: string;
}

interface Placed<Resource> extends Place {
  readonly resource: Resource;
}

function toPlaced<Resource extends Identified>(
  found: readonly Resource[],
  query: Query<string>,
  schema: FilterSchema,
): readonly Placed<Resource>[] {
  const keyOf = query.sortBy === undefined ? () => undefined : toSortKey(query.sortBy, schema);
  const placed = found.map((resource) => ({ resource, key: keyOf(resource), id: resource.id }));
  return placed.sort((a, b) => comparePlaces(a, b, query));
}

function comparePlaces(a: Place, b: Place, { sortOrder }: Query<string>): number {
  const order = compareKeys(a.key, b.key) || compareKeys(a.id, b.id);
  return sortOrder === "ascending" ? order : -order;
}

/** Positions of the first and the last resource of a page, with the direction. */
function cutByCursor<Resource>(
  placed: readonly Placed<Resource>[],
  query: Query<string> & { readonly after: string },
): Page<Resource> {
  const { count, after } = query;
  const start = after === "" ? 0 : findStart(placed, query);
  const page = placed.slice(start, start + count);
  const [first, last] = [page[0], page.at(-1)];
  return {
    resources: page.map(({ resource }) => resource),
    totalResults: placed.length,
    ...(last !== undefined && start + page.length < placed.length && { next: toPosition(">", last) }),
    ...(first !== undefined && start > 0 && { previous: toPosition("<", first) }),
  };
}

/** Index of the first resource after a position, or of a page before it. */
function findStart(placed: readonly Place[], query: Query<string> & { readonly after: string }): number {
  const direction = query.after.slice(0, 1);
  // The engine passes only what `toPosition` returned.
  const [id, key] = JSON.parse(query.after.slice(1)) as [string, string | number | null];
  const place = { id, key: key ?? undefined };
  const behind = direction === ">" ? 1 : 0;
  const index = placed.findIndex((each) => comparePlaces(each, place, query) >= behind);
  const end = index === -1 ? placed.length : index;
  return direction === ">" ? end : Math.max(0, end - query.count);
}

function toPosition(direction: "<" | ">", { id, key }: Place): string {
  return `${direction}${JSON.stringify([id, key ?? null])}`;
}
