import type { Channel } from "../model/channel.js";
import type { ChannelKind } from "../model/channel-kind.js";
import type { Audience } from "../model/event-draft.js";
import { placesOf } from "../model/placed.js";

/** Everybody who sees a conversation. */
export function conversationAudience(
  channel: Channel,
  subscription: string,
): Audience & { readonly channelId: string } {
  const { id, kind } = channel;
  return {
    subscription,
    workspaceIds: placesOf(channel),
    channelId: id,
    kind,
    ...(kind === "public" && { isPublic: true }),
  };
}

/** Word for a kind of conversation in `channel_type` of messages. A session channel is written as a private one. */
export function channelTypeOf(kind: ChannelKind): "channel" | "group" | "mpim" | "im" {
  switch (kind) {
    case "public":
      return "channel";
    case "private":
    case "session":
      return "group";
    case "mpim":
    case "im":
      return kind;
  }
}
