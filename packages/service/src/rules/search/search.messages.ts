import type { Methods, SearchMatch, SearchMessagesArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import { type Message, permalinkOf } from "../../model/message.js";
import { type CutWord, cutWords, type FoundMessages, type TermSequence } from "../../model/message-search.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { Site, WorkspaceAddress } from "../../values/site-addresses.js";
import { findOwners, hasHome, type Owners, sharingFlags, sharingOf } from "../conversations/sharing/sharing-of.js";
import { partnerOf } from "../conversations/to-conversation.js";
import { findAddressed } from "../directory/reach.js";
import { parseQuery, readSearch } from "./read-search.js";

type Outcome = MethodOutcome<Methods["search.messages"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<"no_query" | "invalid_cursor">("everyday-1#searchmessages");

const [defaultCount, firstCursor] = [20, "*"] as const;

const { value: scored } = serviceLimits.scoredMatches;

const nothing: FoundMessages = { items: [], total: 0 };

/** Dependencies of `search.messages`. */
interface SearchOptions {
  readonly store: Store;
  readonly site: Site;
}

/** Finds messages that the caller sees. */
export function createSearchMessages({ store, site }: SearchOptions) {
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
      search === undefined ? nothing : await store.search.messages({ ...search, sort, scored, direction, ...place });
    const sequences = sent.highlight === true ? (search?.all ?? []) : [];
    const matches = await toMatches(found.items, { sequences, caller, address: site.of(caller.workspace) }, store);
    return { ok: true, query, messages: { ...toPages(found, { ...place, list }, sent), matches } };
  };
}

interface PagePlace {
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
  { offset, limit, list }: PagePlace & { readonly list: readonly unknown[] },
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

const [start, end] = ["\u{E000}", "\u{E001}"] as const;

/** Encloses each place of a text where one of the sequences of words occurs in U+E000 and U+E001. */
export function highlight(text: string, sequences: readonly TermSequence[]): string {
  if (sequences.length === 0) return text;
  const words = cutWords(text);
  const hits = findHits(words, sequences);
  let [written, from] = ["", 0];
  for (let at = 0; at < words.length; at += 1) {
    const length = hits[at] ?? 0;
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || first === undefined || last === undefined) continue;
    written += `${text.slice(from, first.from)}${start}${text.slice(first.from, last.to)}${end}`;
    from = last.to;
    at += length - 1;
  }
  return written + text.slice(from);
}

/**
 * Number of words of the longest sequence that begins at each word; 0 if none does. Words are compared as numbers, because
 * a query has hundreds of them and a message thousands.
 */
function findHits(words: readonly CutWord[], sequences: readonly TermSequence[]): readonly number[] {
  const numbers = new Map([...new Set(sequences.flat())].map((word, number) => [word, number]));
  const text = words.map(({ word }) => numbers.get(word) ?? -1);
  const different = new Map(sequences.map((terms) => [terms.join(" "), terms.map((term) => numbers.get(term) ?? -1)]));
  const byFirst = Map.groupBy(different.values(), ([first = -1]) => first);
  return text.map((number, at) => {
    let longest = 0;
    for (const terms of byFirst.get(number) ?? []) {
      if (terms.length > longest && isAt(text, at, terms)) longest = terms.length;
    }
    return longest;
  });
}

function isAt(text: readonly number[], at: number, terms: readonly number[]): boolean {
  for (let nth = 0; nth < terms.length; nth += 1) if (text[at + nth] !== terms[nth]) return false;
  return true;
}

/** Dependencies of the representation of matches. */
interface MatchView {
  readonly caller: WebapiCaller;
  readonly address: WorkspaceAddress;
  /** Words that are highlighted. */
  readonly sequences: readonly TermSequence[];
}

/** Found messages as the Web API shows them, in the order given. */
async function toMatches(
  messages: readonly Message[],
  view: MatchView,
  { channels, users, organizations }: Pick<Store, "channels" | "users" | "organizations">,
): Promise<readonly SearchMatch[]> {
  if (messages.length === 0) return [];
  const channelIds = [...new Set(messages.map(({ channelId }) => channelId))];
  const userIds = [...new Set(messages.flatMap(({ userId }) => userId ?? []))];
  const [rooms, authors] = await Promise.all([
    Promise.all(channelIds.map(channels.get)),
    userIds.length === 0 ? [] : users.getMany(userIds),
  ]);
  const channelOf = new Map(rooms.flatMap((channel) => (channel === undefined ? [] : [[channel.id, channel]])));
  const userOf = new Map(authors.map((user) => [user.id, user]));
  const owners = await findOwners([...channelOf.values()], { organizations });
  return messages.flatMap((message) => {
    const channel = channelOf.get(message.channelId);
    return channel === undefined || !hasHome(channel, owners)
      ? []
      : [toMatch(message, { ...view, channel, userOf, owners })];
  });
}

interface MatchPlace extends MatchView {
  readonly channel: Channel;
  readonly userOf: ReadonlyMap<Id, User>;
  readonly owners: Owners;
}

function toMatch(message: Message, { channel, userOf, owners, caller, address, sequences }: MatchPlace): SearchMatch {
  const { userId = "", username, ts, text, blocks, attachments } = message;
  return {
    iid: `${channel.id}-${ts}`,
    team: channel.workspaceId,
    channel: toMatchChannel(channel, caller.user?.id ?? "", owners),
    type: typeOf(channel),
    user: userId,
    username: username ?? userOf.get(userId)?.userName ?? "",
    ts,
    text: highlight(text, sequences),
    permalink: permalinkOf(message, address),
    ...(blocks !== undefined && { blocks }),
    ...(attachments !== undefined && { attachments }),
  };
}

function toMatchChannel(channel: Channel, viewerId: Id, owners: Owners): SearchMatch["channel"] {
  const { id, name = "", kind } = channel;
  return {
    id,
    name: kind === "im" ? partnerOf(channel, viewerId) : name,
    is_private: kind !== "public",
    is_mpim: kind === "mpim",
    ...sharingFlags(sharingOf(channel, owners)),
    is_pending_ext_shared: false,
    pending_shared: [],
  };
}

function typeOf({ kind }: Channel): SearchMatch["type"] {
  if (kind === "im") return "im";
  return kind === "public" ? "message" : "group";
}
