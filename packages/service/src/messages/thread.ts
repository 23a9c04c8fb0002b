import { writtenSubtypes } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { Ts } from "../values/message-ts.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** The message at the root of the thread: the one named, or its parent where it is a reply itself. */
export async function findThread(
  store: Pick<Store, "messages">,
  channelId: string,
  ts: Ts,
): Promise<{ readonly ok: true; readonly threadTs: Ts } | PostingRefusal> {
  const named = await store.messages.get(channelId, ts);
  if (named === undefined || named.deleted === true) {
    return refuse("cannot_reply_to_message", ts, "a message of the channel");
  }
  if (named.subtype !== undefined && !writtenSubtypes.has(named.subtype)) {
    return refuse("cannot_reply_to_message", named.subtype, "a message that somebody wrote");
  }
  return { ok: true, threadTs: named.threadTs ?? named.ts };
}
