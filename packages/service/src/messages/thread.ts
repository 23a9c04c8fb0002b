import type { Refused } from "../decisions/refusal.js";
import { writtenSubtypes } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { Ts } from "../values/message-ts.js";
import { refuse } from "./refusal.js";

/** Finds the root of a thread: the named message, or its root if it is a reply. */
export async function findThread(
  store: Pick<Store, "messages">,
  channelId: string,
  ts: Ts,
): Promise<{ readonly ok: true; readonly threadTs: Ts } | Refused<"cannot_reply_to_message">> {
  const named = await store.messages.get(channelId, ts);
  if (named === undefined || named.deleted === true) {
    return refuse("cannot_reply_to_message", ts, "a message of the channel");
  }
  if (named.subtype !== undefined && !writtenSubtypes.has(named.subtype)) {
    return refuse("cannot_reply_to_message", named.subtype, "a message that a user wrote");
  }
  return { ok: true, threadTs: named.threadTs ?? named.ts };
}
