import type { Channel } from "../channels/channel.js";
import { serviceLimits } from "../generated/service.js";
import type { Store } from "../service-store.js";
import { printTs, readTs, type Ts } from "../values/message-ts.js";
import type { Message } from "./message.js";
import type { ClientMsgKey } from "./message-store.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** What a call would repeat: the author's own message in the channel that the call names. */
interface Repetition extends Omit<ClientMsgKey, "channelId"> {
  readonly channel: Channel;
  readonly nowMs: number;
}

/**
 * The message that a call repeats, or undefined where it repeats none. Messages of other authors and in other channels
 * are never looked at, so that an identifier tells nobody of them.
 */
export async function findDuplicate(
  store: Pick<Store, "messages">,
  { channel, nowMs, ...key }: Repetition,
): Promise<{ readonly ok: true; readonly message: Message } | PostingRefusal | undefined> {
  const message = await store.messages.byClientMsgId({ ...key, channelId: channel.id });
  if (message === undefined || (readTs(message.ts) ?? 0) < (readTs(since(nowMs)) ?? 0)) return undefined;
  if (channel.deleted === true) {
    return refuse("duplicate_channel_not_found", channel.id, "the channel of the first message");
  }
  if (message.deleted === true) return refuse("duplicate_message_not_found", message.ts, "the first message");
  return { ok: true, message };
}

/** From when on the same `client_msg_id` means the same message. */
export function since(nowMs: number): Ts {
  return printTs(Math.max(0, nowMs - serviceLimits.clientMessageIdHours.value * 3_600_000) * 1000);
}
