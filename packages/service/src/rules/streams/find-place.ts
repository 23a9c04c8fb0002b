import type { SeenChannel } from "../../model/channel-store.js";
import type { Message } from "../../model/message.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";
import type { MissingScope } from "../conversations/kind-scopes.js";
import { findWritable } from "../messages/find-writable.js";
import { findPoster, type Poster } from "../messages/poster.js";
import { refuseMessagesTab } from "../messages/posting.js";
import { refuse } from "./refusal.js";

/** The place and the author of an app's stream. */
export interface Place extends SeenChannel {
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
  const author = await findPoster(sent, caller, store);
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
