import type { Page, Query } from "../backend.js";
import type { Call } from "../engine/call.js";
import { accept, type Read, refuse } from "../refused.js";
import type { QueryParameters } from "../routes/query-parameters.js";

const RULE = "RFC 9865 §2.1";

/** A list that a client pages through. */
export interface PagedList {
  readonly call: Call;
  readonly resourceType: string;
  readonly tenant: string | undefined;
  readonly parameters: QueryParameters;
}

/** The query with the position that its cursor stands for; a cursor serves the query that it was given for alone. */
export async function openCursor(list: PagedList, query: Query<string>): Promise<Read<Query<string>>> {
  const { after = "" } = query;
  if (after === "") return accept(query);
  const { engine, now } = list.call;
  const opened = await engine.cursors?.verify(after, boundTo(list));
  if (opened === undefined)
    return refuse("cursorInvalid", { rule: RULE, found: after, wanted: "a cursor of this query" });
  const { endsAtMs, position } = opened;
  if (endsAtMs !== 0 && endsAtMs <= now.getTime())
    return refuse("cursorExpired", { rule: RULE, found: after, wanted: "a cursor that is still good" });
  return accept({ ...query, after: position });
}

/** The cursors of a page's neighbours. */
export interface Neighbours {
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** Signs the positions that a backend has given beside a page. */
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

/** What a cursor is bound to: everything that decides which resources there are, and in which order. */
function boundTo({ call, resourceType, tenant = "", parameters }: PagedList): string {
  const asked = ["filter", "sortBy", "sortOrder"].map((name) => parameters.get(name));
  return JSON.stringify([call.version.version, resourceType, tenant, ...asked]);
}
