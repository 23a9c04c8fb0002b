import type { Message } from "../model/message.js";
import type { Ts } from "../values/message-ts.js";

interface ReactionFacts {
  readonly channelId: string;
  readonly message: Message;
  readonly userId: string;
  readonly name: string;
  readonly eventTs: Ts;
}

/** Writes `reaction_added` and `reaction_removed`. */
export function writeReaction(type: "reaction_added" | "reaction_removed") {
  return async ({ channelId, message, userId, name, eventTs }: ReactionFacts): Promise<object> => {
    const author = message.userId ?? message.authorId;
    return {
      type,
      user: userId,
      reaction: name,
      item: { type: "message", channel: channelId, ts: message.ts },
      ...(author !== undefined && { item_user: author }),
      event_ts: eventTs,
    };
  };
}
