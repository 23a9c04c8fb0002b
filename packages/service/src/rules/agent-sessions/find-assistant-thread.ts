import type { SessionPlace } from "../../model/agent-session.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import { findConversation } from "../conversations/find-conversation.js";
import type { KindScopes, MissingScope } from "../conversations/kind-scopes.js";

/** A thread with an assistant. */
interface AssistantThread {
  readonly ok: true;
  readonly channel: Channel;
  readonly place: SessionPlace;
  /** Absent if no thread is named. */
  readonly root?: Message;
}

type OwnCode = "channel_not_found" | "invalid_thread_ts";

/** A refusal that says what was not found. */
interface DetailedRefusal extends Refused<OwnCode> {
  readonly detail: string;
}

type FoundThread = AssistantThread | MissingScope | DetailedRefusal | Refused<"team_access_not_granted">;

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations" | "messages">;
  readonly kindScopes?: KindScopes;
  /** Whether channels count that the app has joined, besides its conversation with the user. */
  readonly inChannels: boolean;
}

const refuse = createRefuse<OwnCode>("everyday-2#interactivity");

/** Finds the thread that a call of an assistant is about. */
export async function findAssistantThread(
  { channel_id, thread_ts }: { readonly channel_id: string; readonly thread_ts?: string },
  { caller, store, kindScopes = {}, inChannels }: Search,
): Promise<FoundThread> {
  const found = await findConversation(channel_id, { caller, store, kindScopes });
  const wanted = inChannels ? "a conversation that the app is in" : "a direct conversation of the app";
  const noChannel = `${channel_id} is not ${wanted}.`;
  if (!found.ok) {
    if (found.error === "missing_scope") return found;
    const { error, ...refused } = found;
    return error === "channel_not_found" ? { ...refused, error, detail: noChannel } : { ...refused, error };
  }
  const { channel, membership } = found;
  if (membership === undefined || (channel.kind !== "im" && !inChannels)) {
    return { ...refuse("channel_not_found", channel_id, wanted), detail: noChannel };
  }
  const { id: channelId } = channel;
  if (thread_ts === undefined) return { ok: true, channel, place: { channelId } };
  const root = await store.messages.get(channelId, thread_ts);
  if (root === undefined || root.deleted === true || (root.threadTs ?? thread_ts) !== thread_ts) {
    const refusal = refuse("invalid_thread_ts", thread_ts, "the first message of a thread");
    return { ...refusal, detail: `${thread_ts} is not the first message of a thread in ${channel_id}.` };
  }
  return { ok: true, channel, place: { channelId, threadTs: thread_ts }, root };
}
