import type { Message } from "../../model/message.js";
import { hasEnded, type MessageStream } from "../../model/message-stream.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { findPlace, type Place, refuseClosedThread } from "./find-place.js";
import { refuse } from "./refusal.js";

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
