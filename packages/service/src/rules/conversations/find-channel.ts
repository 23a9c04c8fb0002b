import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Refused } from "../../store/refusal.js";
import { type FoundConversation, findConversation } from "./find-conversation.js";
import { refuse, refuseChange } from "./refusal.js";

/** A channel that the caller sees, or why the call is refused. */
export type FoundChannel = FoundConversation | Refused<"method_not_supported_for_channel_type">;

/** Finds the channel that a call is about. Direct and group conversations are refused. */
export async function findChannel(...args: Parameters<typeof findConversation>): Promise<FoundChannel> {
  const found = await findConversation(...args);
  return (found.ok ? refuseDirect(found.channel) : undefined) ?? found;
}

/** Refuses direct and group conversations. */
function refuseDirect({ kind }: Channel): Refused<"method_not_supported_for_channel_type"> | undefined {
  if (kind !== "im" && kind !== "mpim") return undefined;
  return refuseChange("method_not_supported_for_channel_type", kind, "a channel");
}

/** Refuses an archived channel. */
export function refuseArchived({ id, archived }: Channel): Refused<"is_archived"> | undefined {
  return archived ? refuse("is_archived", id, "a channel that is not archived") : undefined;
}

/** Refuses a caller who is not a member. */
export function refuseStranger({ channel, membership }: SeenChannel): Refused<"not_in_channel"> | undefined {
  return membership === undefined ? refuse("not_in_channel", channel.id, "a channel of the caller") : undefined;
}
