import type { Page, Query } from "../backend/backend.js";
import type { RoutedCall } from "../engine/call.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "../routes/query-parameters.js";

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
