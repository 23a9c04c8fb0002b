import type { Message } from "@rollcall/api/webapi";
import type { Channel } from "../model/channel.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { ActOutcome, Person } from "./act.js";

/** A message, as the person sees it, and its conversation. */
interface FoundMessage {
  readonly channel: Channel;
  readonly message: Message;
}

/** Finds a message in a conversation or a thread of it. */
export async function findMessage(
  channelId: Id,
  ts: Ts,
  { call, store }: Pick<Person, "call" | "store">,
): Promise<ActOutcome<FoundMessage>> {
  const stored = await store.messages.get(channelId, ts);
  const thread = stored?.threadTs ?? ts;
  const read = await call("conversations.replies", {
    channel: channelId,
    ts: thread,
    oldest: ts,
    latest: ts,
    inclusive: true,
  });
  if (!read.ok) return read;
  const channel = await store.channels.get(channelId);
  const message = read.messages.find((one) => one.ts === ts);
  if (channel !== undefined && message !== undefined) return { ok: true, channel, message };
  return {
    ok: false,
    error: "refused",
    code: "message_not_found",
    detail: `message_not_found: There is no message ${ts}.`,
  };
}
