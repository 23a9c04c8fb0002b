import { serviceLimits } from "../../../generated/service.js";
import type { Channel } from "../../../model/channel.js";
import type { Message } from "../../../model/message.js";
import type { ClientMsgKey } from "../../../model/message-store.js";
import type { Store } from "../../../model/service-store.js";
import { tombstoneSubtype } from "../../../model/tombstone.js";
import { printTs, readTs, type Ts } from "../../../values/message-ts.js";
import { type PostingRefusal, refuse } from "../refusal.js";

/** The message that a call would repeat: the author's message in the channel that the call names. */
interface Repetition extends Omit<ClientMsgKey, "channelId"> {
  readonly channel: Channel;
  readonly nowMs: number;
}

/**
 * Finds the message that a call repeats; undefined if there is none. Messages of other authors and channels are not
 * considered, so that an ID reveals nothing about them.
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
  if (message.deleted === true || message.subtype === tombstoneSubtype) {
    return refuse("duplicate_message_not_found", message.ts, "the first message");
  }
  return { ok: true, message };
}

/** Start of the period in which a `client_msg_id` identifies a message. */
export function since(nowMs: number): Ts {
  return printTs(Math.max(0, nowMs - serviceLimits.clientMessageIdHours.value * 3_600_000) * 1000);
}
