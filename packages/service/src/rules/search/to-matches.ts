import type { SearchMatch } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import { type CutWord, cutWords } from "../../model/cut-words.js";
import type { Message } from "../../model/message.js";
import type { TermSequence } from "../../model/search-store.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { sharingFlags } from "../conversations/sharing/sharing-flags.js";
import { findOwners, hasHome, type Owners, sharingOf } from "../conversations/sharing/sharing-of.js";
import { partnerOf } from "../conversations/to-conversation.js";
import { permalinkOf } from "../messages/permalink.js";

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
  readonly siteUrl: string;
  /** Words that are highlighted. */
  readonly sequences: readonly TermSequence[];
}

/** Found messages as the Web API shows them, in the order given. */
export async function toMatches(
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

interface Place extends MatchView {
  readonly channel: Channel;
  readonly userOf: ReadonlyMap<Id, User>;
  readonly owners: Owners;
}

function toMatch(message: Message, { channel, userOf, owners, caller, siteUrl, sequences }: Place): SearchMatch {
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
    permalink: permalinkOf(message, siteUrl),
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
