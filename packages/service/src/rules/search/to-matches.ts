import type { SearchMatch } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
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
import { highlight } from "./highlight.js";

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
