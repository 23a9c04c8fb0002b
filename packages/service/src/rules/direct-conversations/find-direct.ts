import type { Refused } from "../../store/refusal.js";
import { type FoundConversation, findConversation } from "../conversations/find-conversation.js";
import { refuseChange } from "../conversations/refusal.js";

type FoundDirect = FoundConversation | Refused<"method_not_supported_for_channel_type">;

/** Finds the direct or group conversation that a call is about. Channels are refused. */
export async function findDirect(...args: Parameters<typeof findConversation>): Promise<FoundDirect> {
  const found = await findConversation(...args);
  if (!found.ok) return found;
  const { kind } = found.channel;
  if (kind === "im" || kind === "mpim") return found;
  return refuseChange("method_not_supported_for_channel_type", kind, "a direct or group conversation");
}
