import type { ChatScheduleMessageArguments } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft } from "../../model/message.js";
import type { Ts } from "../../values/message-ts.js";
import type { MessageContent } from "../messages/message-content.js";
import type { Poster } from "../messages/poster.js";

/** The facts that were found out about a message that is scheduled. */
interface Findings {
  readonly channel: Channel;
  readonly poster: Poster;
  readonly content: MessageContent;
  readonly threadTs: Ts | undefined;
}

/** The message that is posted later. */
export function toDraft(sent: ChatScheduleMessageArguments, found: Findings): MessageDraft {
  const { channel, poster, content, threadTs } = found;
  const { unfurl_links: links, unfurl_media: media } = sent;
  const unfurl = { ...(links !== undefined && { links }), ...(media !== undefined && { media }) };
  const isBroadcast = threadTs !== undefined && sent.reply_broadcast === true;
  return {
    channelId: channel.id,
    ...(isBroadcast && { subtype: "thread_broadcast", replyBroadcast: true }),
    ...poster.author,
    ...content,
    ...(threadTs !== undefined && { threadTs }),
    ...(Object.keys(unfurl).length > 0 && { unfurl }),
  };
}
