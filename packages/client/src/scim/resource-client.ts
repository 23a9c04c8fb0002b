import type { CallOptions } from "../create-http.js";
import { RefusedError, UnexpectedAnswerError } from "../errors.js";
import { readRetryAfterMs } from "../retrying-fetch.js";
import type {
  ListQuery,
  Resource,
  ResourceChange,
  ResourceCreate,
  ResourceList,
  ResourceType,
  ScimErrorCode,
  ScimOutcome,
  ScimRefusal,
  ScimVersion,
} from "./scim-types.js";

/** Reads and writes the resources of one type. Refusals are values. Every call throws what `fetch` throws. */
export interface ResourceClient<V extends ScimVersion, R extends ResourceType> {
  get(id: string, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** Returns one page of a list. */
  list(query?: ListQuery<V, R>, options?: CallOptions): Promise<ScimOutcome<ResourceList<V, R>>>;
  /**
   * Iterates over all resources of a query and requests pages as needed. `count` is the page size.
   *
   * @throws RefusedError if a page is refused
   */
  all(query?: ListQuery<V, R>, options?: CallOptions): AsyncGenerator<Resource<V, R>, void>;
  /**
   * Iterates over the pages of a list and requests them as needed. `totalResults` is the number of resources on all
   * pages.
   *
   * @throws RefusedError if a page is refused
   */
  pages(query?: ListQuery<V, R>, options?: CallOptions): AsyncGenerator<ResourceList<V, R>, void>;
  create(resource: ResourceCreate<V, R>, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** Replaces a resource. */
  replace(id: string, resource: ResourceCreate<V, R>, options?: CallOptions): Promise<ScimOutcome<Resource<V, R>>>;
  /** Changes some attributes. The value is undefined if the service does not return the resource. */
  change(
    id: string,
    change: ResourceChange<R>[V],
    options?: CallOptions,
  ): Promise<ScimOutcome<Resource<V, R> | undefined>>;
  /** Deletes a group or deactivates a user. */
  remove(id: string, options?: CallOptions): Promise<ScimOutcome<undefined>>;
}

/** The HTTP calls of a resource client, without the types of a version. */
interface Calls {
  request(method: string, path: string, init: object): Promise<Answer>;
}

/** @see RFC 7644 §3.5.2 */
const patchSchemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];

/** Creates a client for the resources at an endpoint. */
export function createResourceClient<V extends ScimVersion, R extends ResourceType>(options: {
  readonly http: object;
  readonly version: V;
  readonly endpoint: `/${R}s`;
}): ResourceClient<V, R> {
  const { version, endpoint } = options;
  // The path is assembled from the endpoint, so the types of a version do not apply.
  const http = options.http as Calls;
  const at = `${endpoint}/{id}`;
  const call = async <Value>(method: string, path: string, init: object): Promise<ScimOutcome<Value>> =>
    readOutcome(version, await http.request(method, path, init));
  const list = <Value>(query: object, signal: AbortSignal | undefined) =>
    call<Value>("get", endpoint, { params: { query }, ...signalOf(signal) });
  const pages = <P extends Page<unknown>>(query: { readonly startIndex?: number }, signal: AbortSignal | undefined) =>
    pagesOf<P>((place) => list({ ...query, ...place }, signal), `GET ${endpoint}`, query.startIndex ?? 1);
  return {
    list: (query = {}, { signal } = {}) => list(query, signal),
    get: (id, { signal } = {}) => call("get", at, { ...inPath(id), ...signalOf(signal) }),
    all: (query = {}, { signal } = {}) => itemsOf(pages<Page<Resource<V, R>>>(query, signal)),
    pages: (query = {}, { signal } = {}) => pages<ResourceList<V, R> & Page<unknown>>(query, signal),
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

/** Paging parameters of a list request. */
interface Place {
  readonly startIndex?: number;
  readonly cursor?: string;
}

/** The members of a page that iteration uses, in every version. */
interface Page<Item> {
  readonly Resources?: readonly Item[];
  readonly totalResults: number;
  readonly nextCursor?: string;
}

async function* itemsOf<Item>(pages: AsyncIterable<Page<Item>>): AsyncGenerator<Item, void> {
  for await (const { Resources: items = [] } of pages) yield* items;
}

async function* pagesOf<P extends Page<unknown>>(
  list: (place: Place) => Promise<ScimOutcome<P>>,
  called: string,
  first: number,
): AsyncGenerator<P, void> {
  let [startIndex, place]: [number, Place | undefined] = [first, { startIndex: first }];
  while (place !== undefined) {
    const page: ScimOutcome<P> = await list(place);
    if (!page.ok) throw new RefusedError<ScimRefusal>(called, page);
    const { Resources: items = [], totalResults, nextCursor } = page.value;
    yield page.value;
    startIndex += items.length;
    if (nextCursor !== undefined) place = { cursor: nextCursor };
    else place = items.length === 0 || startIndex > totalResults ? undefined : { startIndex };
  }
}

/** An answer in the form of openapi-fetch. */
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Converts an answer to a value or a refusal.
 *
 * @throws UnexpectedAnswerError if it is not a SCIM answer
 */
function readOutcome<Value>(version: ScimVersion, { data, error, response }: Answer): ScimOutcome<Value> {
  const { ok, status, headers, url } = response;
  // The types come from the document that describes the answers.
  if (ok) return { ok: true, value: data as Value };
  const code = version === "1.1" ? readError1(error) : readError2(error);
  if (code === undefined) throw new UnexpectedAnswerError({ url, status, found: "a body that is not a SCIM error" });
  const waitMs = readRetryAfterMs(headers);
  return {
    ok: false,
    // Another service may answer other codes; the type has the codes of this one.
    error: code as ScimErrorCode,
    status,
    ...(waitMs !== undefined && { retryAfterSeconds: waitMs / 1000 }),
  };
}

/** Reads a 1.1 error, which is an object or, on many services, the first element of a list. */
function readError1(body: unknown): string | undefined {
  const errors = memberOf(body, "Errors");
  return textOf(memberOf(Array.isArray(errors) ? errors[0] : errors, "description"));
}

function readError2(body: unknown): string | undefined {
  return textOf(memberOf(body, "detail")) ?? textOf(memberOf(body, "scimType"));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
