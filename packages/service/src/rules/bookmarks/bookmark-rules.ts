import type { Bookmark as BookmarkObject } from "@rollcall/api/webapi";
import { serviceLimits } from "../../generated/service.js";
import { type Bookmark, bookmarks } from "../../model/bookmark.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import { secondsOf } from "../../values/instant.js";
import { countCharacters } from "../../values/text.js";
import { findConversation } from "../conversations/find-conversation.js";
import { mainNameOf } from "../directory/emoji/main-name.js";

/** Builds a refusal of a call about bookmarks, with its reason. */
export const refuse = createRefuse<string>("everyday-2#annotations");

/** Finds a bookmark of a conversation whose bookmarks the caller may change. */
export async function findBookmark(
  { channel_id: channelId, bookmark_id: id }: { readonly channel_id: string; readonly bookmark_id: string },
  caller: WebapiCaller,
  store: Store,
) {
  const found = await findChangeable(channelId, caller, store);
  if (!found.ok) return found;
  const bookmark = await store.get(bookmarks, { id });
  if (bookmark === undefined || bookmark.channelId !== found.channel.id) {
    return refuse("not_found", id, "a bookmark of the conversation");
  }
  return { ok: true, bookmark } as const;
}

/** Finds a conversation whose bookmarks the caller may read: one that the caller is a member of. */
export async function findBookmarked(id: string, caller: WebapiCaller, store: Store) {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok || found.membership !== undefined) return found;
  return refuse("access_denied", id, "a channel that the caller has joined");
}

/** Finds a conversation whose bookmarks the caller may change. */
export async function findChangeable(id: string, caller: WebapiCaller, store: Store) {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel, membership } = found;
  if (channel.archived) return refuse("permission_denied", id, "a conversation that is not archived");
  if (membership === undefined) return refuse("access_denied", id, "a channel that the caller has joined");
  if (caller.user?.guest !== undefined) return refuse("permission_denied", caller.user.id, "a full member");
  return found;
}

const { value: maxLink } = serviceLimits.bookmarkLink;

/** Refuses a link that is not an address for browsers. */
export function refuseLink(link: string | undefined) {
  if (link !== undefined && isLink(link)) return undefined;
  return refuse("invalid_link", link, `an http or https URL of at most ${maxLink} characters`);
}

function isLink(link: string): boolean {
  if (countCharacters(link) > maxLink || !/^https?:\/\/[^\s/]/i.test(link) || /\p{Cc}/u.test(link)) return false;
  return URL.canParse(link);
}

/** Reads an emoji with or without colons. Undefined for none. */
export async function readEmoji(sent: string | undefined, caller: WebapiCaller, store: Store) {
  if (sent === undefined || sent === "") return { ok: true, emoji: undefined } as const;
  const name = /^:(.+):$/.exec(sent)?.[1] ?? sent;
  const home = (caller.organization ?? caller.workspace).id;
  const main = await mainNameOf(name, home, store);
  if (main === undefined) return refuse("invalid_emoji", sent, "the name of an emoji");
  return { ok: true, emoji: `:${main}:` } as const;
}

/** Rank after another one, compared by bytes. The first is `g`. */
export function nextRank(last = ""): string {
  const end = last.charCodeAt(last.length - 1);
  const isFull = last === "" || end >= "z".charCodeAt(0);
  return isFull ? `${last}g` : `${last.slice(0, -1)}${String.fromCharCode(end + 1)}`;
}

/** A bookmark as the Web API shows it. */
export function toBookmark(bookmark: Bookmark): BookmarkObject {
  const { id, channelId, title, link, emoji, created, edited, rank, lastUpdatedBy } = bookmark;
  return {
    id,
    channel_id: channelId,
    title,
    link,
    emoji: emoji ?? null,
    icon_url: null,
    type: "link",
    entity_id: null,
    date_created: secondsOf(created),
    date_updated: edited === undefined ? 0 : secondsOf(edited),
    rank,
    last_updated_by_user_id: lastUpdatedBy.userId,
    last_updated_by_team_id: lastUpdatedBy.workspaceId,
    shortcut_id: null,
    app_id: null,
  };
}
