import type { WebapiCaller } from "../../model/caller.js";
import type { SeenChannel } from "../../model/channel-store.js";
import { hasEnded, type Message, type MessageStream } from "../../model/message.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import type { MissingScope } from "../conversations/refusal.js";
import { findWritable } from "../messages/find-target.js";
import { findPoster, type Poster, refuseMessagesTab } from "../messages/posting.js";

/** Builds a refusal to stream, with its reason. */
export const refuse = createRefuse<string>("everyday-1#chat");

/** A message that the caller's app streams. */
interface OpenStream extends Place {
  readonly message: Message;
  readonly stream: MessageStream;
}

type FoundStream<Code extends string> =
  | ({ readonly ok: true } & OpenStream)
  | Exclude<Awaited<ReturnType<typeof findPlace>>, { readonly ok: true }>
  | Refused<
      | Code
      | "message_not_found"
      | "message_not_in_streaming_state"
      | "message_not_owned_by_app"
      | "restricted_action_thread_locked"
    >;

interface Search<Code extends string> {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Store;
  /** Code for a stream that a user has stopped. */
  readonly stopped: Code;
}

/** Finds a message that the caller's app streams, or says why it cannot be continued. */
export async function findStream<const Code extends string>(
  sent: { readonly channel: string; readonly ts: string },
  { caller, nowMs, store, stopped }: Search<Code>,
): Promise<FoundStream<Code>> {
  const place = await findPlace({ channel: sent.channel }, caller, store);
  if (!place.ok) return place;
  const message = await store.messages.get(place.channel.id, sent.ts);
  if (message === undefined || message.deleted === true) {
    return refuse("message_not_found", sent.ts, "a message of the conversation");
  }
  if (caller.app === undefined || message.appId !== caller.app.id) {
    return refuse("message_not_owned_by_app", message.appId, "a message of the caller's app");
  }
  const { stream } = message;
  if (stream === undefined || hasEnded(stream, nowMs)) {
    return refuse("message_not_in_streaming_state", stream?.ends, "a message whose stream has not ended");
  }
  if (stream.stopped === true) return refuse(stopped, sent.ts, "a stream that no user has stopped");
  return (
    (await refuseClosedThread(message.channelId, message.threadTs, store)) ?? { ...place, ok: true, message, stream }
  );
}

/** The place and the author of an app's stream. */
interface Place extends SeenChannel {
  readonly poster: Poster;
  /** Workspace of the conversation. */
  readonly home: Workspace;
}

/** Arguments that name the conversation and the identity. */
interface Sent extends Partial<Record<"username" | "icon_emoji" | "icon_url", string>> {
  readonly channel: string;
}

type FoundPlace =
  | ({ readonly ok: true } & Place)
  | MissingScope
  | Refused<
      | "channel_not_found"
      | "ekm_access_denied"
      | "is_archived"
      | "messages_tab_disabled"
      | "not_in_channel"
      | "restricted_action"
      | "team_access_not_granted"
    >;

/** Finds the conversation that an app may stream to. */
export async function findPlace(sent: Sent, caller: WebapiCaller, store: Store): Promise<FoundPlace> {
  const author = findPoster(sent, caller);
  if (!author.ok) return author;
  const { poster } = author;
  const found = await findWritable(sent.channel, {
    caller,
    actor: poster.user,
    store,
    restricted: "restricted_action",
  });
  if (!found.ok) return found;
  return refuseMessagesTab(found.channel, poster, caller) ?? { ...found, poster };
}

/** Refuses to stream into a thread that an administrator has closed. */
export async function refuseClosedThread(
  channelId: Id,
  threadTs: Ts | undefined,
  { messages }: Pick<Store, "messages">,
): Promise<Refused<"restricted_action_thread_locked"> | undefined> {
  const parent: Message | undefined = threadTs === undefined ? undefined : await messages.get(channelId, threadTs);
  if (parent?.locked !== true) return undefined;
  return refuse("restricted_action_thread_locked", threadTs, "a thread that is not closed");
}
