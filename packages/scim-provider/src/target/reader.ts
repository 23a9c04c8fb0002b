import { isObject } from "../directory/attributes.js";
import type { Wire } from "../wire/create-wire.js";
import { describeAnswer, type Exchange, isSuccess, TargetError } from "../wire/exchange.js";
import { type Resource, toResource } from "./resource.js";

/** The endpoint of a resource type. */
export type Endpoint = "Users" | "Groups";

/** Reads resources of a server. */
export interface Reader {
  /** Reads one resource. Undefined if it does not exist. @throws TargetError */
  get(endpoint: Endpoint, id: string, query?: Query): Promise<Resource | undefined>;
  /** Lists the first page of the resources that a filter selects. @throws TargetError */
  filter(endpoint: Endpoint, attribute: string, value: string, query?: Query): Promise<readonly Resource[]>;
  /** Reads all resources, page by page. @throws TargetError */
  all(endpoint: Endpoint): AsyncGenerator<Resource, void>;
}

/** Parameters of a query. */
export type Query = Readonly<Record<string, string>>;

const pageSize = 100;

/** Creates a reader. */
export function createReader(wire: Wire): Reader {
  const list = async (endpoint: Endpoint, query: Query): Promise<Page> =>
    toPage(await wire.send({ method: "GET", path: `/${endpoint}${printQuery(query)}` }));
  return {
    get: async (endpoint, id, query = {}) => {
      const path = `/${endpoint}/${encodeURIComponent(id)}${printQuery(query)}`;
      const exchange = await wire.send({ method: "GET", path });
      if (exchange.status === 404) return undefined;
      const resource = isSuccess(exchange) ? toResource(exchange.answer) : undefined;
      if (resource === undefined) throw unreadable(exchange);
      return resource;
    },
    filter: async (endpoint, attribute, value, query = {}) =>
      (await list(endpoint, { ...query, filter: `${attribute} eq ${JSON.stringify(value)}` })).resources,
    all: (endpoint) => readPages((query) => list(endpoint, query)),
  };
}

/** A page of a list. */
interface Page {
  readonly resources: readonly Resource[];
  readonly total: number;
  readonly nextCursor?: string;
}

async function* readPages(list: (query: Query) => Promise<Page>): AsyncGenerator<Resource, void> {
  const seen = new Set<string>();
  let query: Query | undefined = { startIndex: "1", count: `${pageSize}` };
  while (query !== undefined) {
    const page: Page = await list(query);
    const fresh = page.resources.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield* fresh;
    // A server that ignores startIndex would answer its first page again and again.
    const isLast = fresh.length === 0 || (page.nextCursor === undefined && seen.size >= page.total);
    const next: Query =
      page.nextCursor === undefined ? { startIndex: `${seen.size + 1}` } : { cursor: page.nextCursor };
    query = isLast ? undefined : { ...next, count: `${pageSize}` };
  }
}

function toPage(exchange: Exchange): Page {
  const { answer } = exchange;
  if (!isSuccess(exchange) || !isObject(answer)) throw unreadable(exchange);
  const listed = answer["Resources"] ?? [];
  const resources = Array.isArray(listed) ? listed.flatMap((each) => toResource(each) ?? []) : [];
  const { totalResults, nextCursor } = answer;
  return {
    resources,
    total: typeof totalResults === "number" ? totalResults : resources.length,
    ...(typeof nextCursor === "string" && { nextCursor }),
  };
}

function printQuery(query: Query): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return text === "" ? "" : `?${text}`;
}

function unreadable(exchange: Exchange): TargetError {
  const { method, url } = exchange;
  const found = isSuccess(exchange) ? "a body that is not SCIM" : describeAnswer(exchange);
  return new TargetError(`${method} ${url} answered ${found}`, exchange);
}
