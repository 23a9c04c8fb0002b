import type { Methods, SearchMessagesArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { FoundMessages } from "../../model/search-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { parseQuery } from "./parse-query.js";
import { readSearch } from "./read-search.js";
import { toMatches } from "./to-matches.js";

type Outcome = MethodOutcome<Methods["search.messages"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<"no_query" | "invalid_cursor">("everyday-1#searchmessages");

const [defaultCount, firstCursor] = [20, "*"] as const;

const nothing: FoundMessages = { items: [], total: 0 };

/** Dependencies of `search.messages`. */
interface SearchOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Finds messages that the caller sees. */
export function createSearchMessages({ store, siteUrl }: SearchOptions) {
  return async (sent: SearchMessagesArguments, { caller }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { query } = sent;
    if (query.trim() === "") return refuse("no_query", query, "a query that is not empty");
    const { workspace } = addressed;
    const list = ["search.messages", workspace.id, query, sent.sort ?? "score", sent.sort_dir ?? "desc"];
    const place = readPlace(sent, list);
    if (place === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this search");
    const search = await readSearch(parseQuery(query), { caller, workspaceId: workspace.id, store });
    const sort = sent.sort === "timestamp" ? "timestamp" : "score";
    const direction = sent.sort_dir === "asc" ? "ascending" : "descending";
    const found =
      search === undefined ? nothing : await store.search.messages({ ...search, sort, direction, ...place });
    const sequences = sent.highlight === true ? (search?.all ?? []) : [];
    const matches = await toMatches(found.items, { sequences, caller, siteUrl }, store);
    return { ok: true, query, messages: { ...toPages(found, { ...place, list }, sent), matches } };
  };
}

interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** The page of a call: that of its cursor, or the one with its number. */
function readPlace({ cursor = "", count, page = 1 }: SearchMessagesArguments, list: readonly unknown[]) {
  const limit = count ?? defaultCount;
  if (cursor === "") return { offset: (page - 1) * limit, limit };
  if (cursor === firstCursor) return { offset: 0, limit };
  const [offset] = readCursor(list, cursor) ?? [];
  return offset === undefined ? undefined : { offset: Number(offset), limit };
}

/** Number of matches, and what the page is among all of them. */
function toPages(
  { items, total }: FoundMessages,
  { offset, limit, list }: Place & { readonly list: readonly unknown[] },
  { cursor = "" }: SearchMessagesArguments,
) {
  const [page, pages] = [Math.floor(offset / limit) + 1, Math.ceil(total / limit)];
  const end = offset + items.length;
  const next = end < total ? printCursor(list, [String(end)]) : "";
  return {
    total,
    pagination: {
      total_count: total,
      page,
      per_page: limit,
      page_count: pages,
      first: items.length === 0 ? 0 : offset + 1,
      last: items.length === 0 ? 0 : end,
    },
    paging: { count: limit, total, page, pages, ...(cursor !== "" && { next_cursor: next }) },
  };
}
