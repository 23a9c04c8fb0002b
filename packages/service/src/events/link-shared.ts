import { domainsOf, isWithin } from "../model/app.js";
import type { Channel } from "../model/channel.js";
import type { CommitView, EventDraft, EventRead } from "../model/event-draft.js";
import { isOfService, type Message, type MessageDraft } from "../model/message.js";
import { toBotUserId } from "../rules/directory/user.js";
import { conversationAudience, type Receiver } from "./event-source.js";

/** Type of the event, and the name of its subscription. */
export const linkShared = "link_shared";

/** A link of a message, with the domain that an app registered. */
interface SharedLink {
  readonly domain: string;
  readonly url: string;
}

/** The reads that the events of a message's links depend on. */
export function linkReads(message: MessageDraft): readonly EventRead[] {
  return linksIn(message).length === 0 ? [] : [{ kind: "subscribers", subscription: linkShared }];
}

/** One event for each app with the links to its domains. Apps do not receive those of their own messages. */
export function linkDrafts(channel: Channel, message: Message, view: CommitView): readonly EventDraft[] {
  const links = linksIn(message);
  if (links.length === 0 || isOfService(message)) return [];
  return view.subscribers(linkShared).flatMap((app) => {
    const shared = links.flatMap((url) => {
      const domain = domainsOf(app).find((each) => isWithin(url, each));
      return domain === undefined ? [] : [{ domain, url }];
    });
    if (shared.length === 0 || message.appId === app.id) return [];
    const audience = { ...conversationAudience(channel, linkShared), appId: app.id };
    return [{ type: linkShared, audience, facts: { channelId: channel.id, message, links: shared } }];
  });
}

/** Writes `link_shared`. */
export async function writeLinkShared(
  facts: { readonly channelId: string; readonly message: Message; readonly links: readonly SharedLink[] },
  { caller, store }: Receiver,
): Promise<object> {
  const { channelId, message, links } = facts;
  const { userId, botId, authorId, threadTs } = message;
  const receiverId = caller.user?.id ?? "";
  return {
    type: linkShared,
    channel: channelId,
    is_bot_user_member: caller.tokenType === "bot" && (await store.channels.isMember(channelId, receiverId)),
    user: userId ?? authorId ?? toBotUserId(botId ?? "") ?? "",
    message_ts: message.ts,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    links,
    source: "conversations_history",
    unfurl_id: `${channelId}-${message.ts}`,
    event_ts: message.ts,
  };
}

/** Addresses that the text of a message links to. */
function linksIn({ text }: Pick<MessageDraft, "text">): readonly string[] {
  const found = [...text.matchAll(/<(https?:[^>|]+)(?:\|[^>]*)?>/g)].flatMap(([, url]) => url ?? []);
  return [...new Set(found.map((url) => url.replaceAll("&amp;", "&")))];
}
