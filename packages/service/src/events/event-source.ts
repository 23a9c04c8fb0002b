import type { WebapiCaller } from "../model/caller.js";
import { type Channel, type ChannelKind, placesOf } from "../model/channel.js";
import type { Audience, CommitView, EventDraft, EventRead, FarewellDraft } from "../model/event-draft.js";
import type { Store, Write } from "../model/store.js";
import type { Id } from "../values/ids.js";
import { printTs, type Ts } from "../values/instant.js";
import type { Site } from "../values/site-addresses.js";

/** Makes the events that a write brings about. */
export interface EventSource<W extends Write = Write> {
  /** Names of the subscriptions that may receive one of them. */
  readonly subscriptions: readonly string[];
  /**
   * The reads that are needed from before the writes.
   * @param isWanted returns whether an app subscribes to an event
   */
  readonly reads: (write: W, isWanted: (subscription: string) => boolean) => readonly EventRead[];
  readonly drafts: (write: W, view: CommitView) => readonly EventDraft[];
  /** Makes those for apps that no longer see them after the writes. Default: none. */
  readonly farewells?: (write: W, view: CommitView) => readonly FarewellDraft[];
}

/** Time of a commit as the `event_ts` of its events. */
export function eventTsOf({ atMs }: { readonly atMs: number }): Ts {
  return printTs(Math.round(atMs * 1000));
}

/** Everybody who sees a conversation. */
export function conversationAudience(
  channel: Channel,
  subscription: string,
): Audience & { readonly channelId: string } {
  const { id, kind } = channel;
  return {
    subscription,
    workspaceIds: placesOf(channel),
    channelId: id,
    kind,
    ...(kind === "public" && { isPublic: true }),
  };
}

/** Word for a kind of conversation in `channel_type` of messages. A session channel is written as a private one. */
export function channelTypeOf(kind: ChannelKind): "channel" | "group" | "mpim" | "im" {
  switch (kind) {
    case "public":
      return "channel";
    case "private":
    case "session":
      return "group";
    case "mpim":
    case "im":
      return kind;
  }
}

/** The receiver of an event: the app, by one of its tokens. */
export interface Receiver {
  /** The caller of the token, whose view applies. */
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly site: Site;
  readonly nowMs: number;
  /** Makes the token of a step of a workflow. Absent if the server cannot recover the app's signing secret. */
  readonly stepTokenOf?: (executionId: Id) => string;
}

/** Writes the payload of an event from its facts; undefined if nothing is left to deliver. */
export type WritePayload<Facts extends object = never> = (
  facts: Facts,
  receiver: Receiver,
) => Promise<object | undefined>;
