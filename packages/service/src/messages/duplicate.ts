import type { Channel } from "../channels/channel.js";
import { serviceLimits } from "../generated/service.js";
import { printTs, readTs } from "../store/message-ts.js";
import type { Store } from "../store/store.js";
import type { Message, Ts } from "./message.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** The message that a call repeats, or undefined where it repeats none. */
export async function findDuplicate(
  store: Store,
  call: { readonly appId: string; readonly clientMsgId: string; readonly nowMs: number },
): Promise<{ readonly ok: true; readonly message: Message; readonly channel: Channel } | PostingRefusal | undefined> {
  const message = await store.messages.byClientMsgId(call.appId, call.clientMsgId);
  if (message === undefined || (readTs(message.ts) ?? 0) < (readTs(since(call.nowMs)) ?? 0)) return undefined;
  const channel = await store.channels.get(message.channelId);
  if (channel === undefined || channel.deleted === true) {
    return refuse("duplicate_channel_not_found", message.channelId, "the channel of the first message");
  }
  if (message.deleted === true) return refuse("duplicate_message_not_found", message.ts, "the first message");
  return { ok: true, message, channel };
}

/** From when on the same `client_msg_id` means the same message. */
export function since(nowMs: number): Ts {
  return printTs(Math.max(0, nowMs - serviceLimits.clientMessageIdHours.value * 3_600_000) * 1000);
}
