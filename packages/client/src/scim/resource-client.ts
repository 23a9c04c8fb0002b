import type { CallOptions } from "../client-options.js";
import { RefusedError } from "../refused-error.js";
import { type Answer, readOutcome } from "./read-outcome.js";
import type {
  ListQuery,
  Resource,
  ResourceChange,
  ResourceCreate,
  ResourceList,
  ResourceType,
  ScimOutcome,
  ScimRefusal,
  ScimVersion,
} from "./scim-types.js";

/** Reads and writes the resources of one type. A refusal is a value; each throws what `fetch` throws. */
export interface ResourceClient<V extends ScimVersion, R extends ResourceType> {
  get(id: string, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** One page of a list. */
  list(query?: ListQuery<V, R>, options?: CallOptions): Promise<ScimOutcome<ResourceList<V, R>>>;
  /**
   * Every resource that a query selects, page by page as they are taken: `count` is the size of a page.
   *
   * @throws RefusedError where a page is refused
   */
  all(query?: ListQuery<V, R>, options?: CallOptions): AsyncGenerator<Resource<V, R>, void>;
  create(resource: ResourceCreate<V, R>, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** Overwrites a resource. */
  replace(id: string, resource: ResourceCreate<V, R>, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** Changes some attributes. The value is the resource where the service answers it, else undefined. */
  change(
    id: string,
    change: ResourceChange<R>[V],
    options?: CallOptions,
  ): Promise<ScimOutcome<Resource<V, R> | undefined>>;
  /** Removes a group; a user is deactivated, and stays. */
  remove(id: string, options?: CallOptions): Promise<ScimOutcome<undefined>>;
}

/** The calls that a resource client makes, whatever the version's types. */
interface Calls {
  request(method: string, path: string, init: object): Promise<Answer>;
}

/** @see RFC 7644 §3.5.2 */
const patchSchemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];

/** A client of the resources below one path. */
export function createResourceClient<V extends ScimVersion, R extends ResourceType>(options: {
  readonly http: object;
  readonly version: V;
  readonly endpoint: `/${R}s`;
}): ResourceClient<V, R> {
  const { version, endpoint } = options;
  // The paths of a version are known to whoever holds a client of it; here they are put together from an endpoint.
  const http = options.http as Calls;
  const at = `${endpoint}/{id}`;
  const call = async <Value>(method: string, path: string, init: object): Promise<ScimOutcome<Value>> =>
    readOutcome(version, await http.request(method, path, init));
  const list = <Value>(query: object, signal: AbortSignal | undefined) =>
    call<Value>("get", endpoint, { params: { query }, ...signalOf(signal) });
  return {
    list: (query = {}, { signal } = {}) => list(query, signal),
    get: (id, { signal } = {}) => call("get", at, { ...inPath(id), ...signalOf(signal) }),
    all: (query = {}, { signal } = {}) =>
      allOf((place) => list({ ...query, ...place }, signal), `GET ${endpoint}`, query.startIndex ?? 1),
    create: (body, { signal } = {}) => call("post", endpoint, { body, ...signalOf(signal) }),
    replace: (id, body, { signal } = {}) => call("put", at, { ...inPath(id), body, ...signalOf(signal) }),
    change: (id, change, { signal } = {}) => {
      const body = version === "2.0" ? { schemas: patchSchemas, ...change } : change;
      return call("patch", at, { ...inPath(id), body, ...signalOf(signal) });
    },
    remove: (id, { signal } = {}) => call("delete", at, { ...inPath(id), ...signalOf(signal) }),
  };
}

function inPath(id: string): object {
  return { params: { path: { id } } };
}

function signalOf(signal: AbortSignal | undefined): object {
  return signal === undefined ? {} : { signal };
}

/** What a list is asked for besides its query. */
interface Place {
  readonly startIndex?: number;
  readonly cursor?: string;
}

/** What of a page iteration needs, in every version. */
interface Page<Item> {
  readonly Resources?: readonly Item[];
  readonly totalResults: number;
  readonly nextCursor?: string;
}

async function* allOf<Item>(
  list: (place: Place) => Promise<ScimOutcome<Page<Item>>>,
  called: string,
  first: number,
): AsyncGenerator<Item, void> {
  let [startIndex, place]: [number, Place | undefined] = [first, { startIndex: first }];
  while (place !== undefined) {
    const page: ScimOutcome<Page<Item>> = await list(place);
    if (!page.ok) throw new RefusedError<ScimRefusal>(called, page);
    const { Resources: items = [], totalResults, nextCursor } = page.value;
    yield* items;
    startIndex += items.length;
    if (nextCursor !== undefined) place = { cursor: nextCursor };
    else place = items.length === 0 || startIndex > totalResults ? undefined : { startIndex };
  }
}
