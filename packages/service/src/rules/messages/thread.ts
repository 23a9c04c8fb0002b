import { writtenSubtypes } from "../../generated/service.js";
import type { Expectation } from "../../model/expectations.js";
import type { Message } from "../../model/message.js";
import { messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import type { Refused } from "../../store/refusal.js";
import type { Ts } from "../../values/message-ts.js";
import { refuse } from "./refusal.js";

/** The root of a thread, with the expectation that nobody changes or deletes it before the reply is posted. */
interface Thread {
  readonly ok: true;
  readonly threadTs: Ts;
  readonly expect: readonly Expectation[];
}

/** Finds the root of a thread: the named message, or its root if it is a reply. */
export async function findThread(
  store: Pick<Store, "messages">,
  channelId: string,
  ts: Ts,
): Promise<Thread | Refused<"cannot_reply_to_message">> {
  const named = await store.messages.get(channelId, ts);
  if (named === undefined || named.deleted === true) {
    return refuse("cannot_reply_to_message", ts, "a message of the channel");
  }
  if (named.subtype !== undefined && !writtenSubtypes.has(named.subtype)) {
    return refuse("cannot_reply_to_message", named.subtype, "a message that a user wrote");
  }
  const root = await rootOf(named, store);
  return { ok: true, threadTs: named.threadTs ?? ts, expect: root === undefined ? [] : [messageVersion(root)] };
}

/** Undefined for a reply whose root is unknown. */
async function rootOf(named: Message, { messages }: Pick<Store, "messages">): Promise<Message | undefined> {
  return named.threadTs === undefined ? named : messages.get(named.channelId, named.threadTs);
}
