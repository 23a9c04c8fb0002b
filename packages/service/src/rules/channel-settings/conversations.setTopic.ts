import type { ConversationsSetTopicArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { printTs } from "../../values/message-ts.js";
import { changedView } from "../conversations/changed-view.js";
import { findUnread } from "../conversations/direct/find-unread.js";
import { toConversation } from "../conversations/to-conversation.js";
import { describeConversation } from "./describe-conversation.js";

type Outcome = MethodOutcome<Methods["conversations.setTopic"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.setTopic`. */
interface SetTopicOptions {
  readonly definition: MethodDefinition<Methods["conversations.setTopic"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Sets the topic of a channel or a group conversation, and shows the conversation with its newest message. */
export function createSetTopic({ definition, store, siteUrl }: SetTopicOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsSetTopicArguments, context: Context): Promise<Outcome> => {
    const { channel: channelId, topic: text } = sent;
    const { caller } = context;
    const described = await describeConversation({ key: "topic", text, channelId, kindScopes }, context, store);
    if (!described.ok) return described;
    const unread = await findDisplayed(described, { viewerId: caller.user?.id ?? "", siteUrl }, store);
    return {
      ok: true,
      channel: toConversation(described, { ...changedView(caller, described.access.owners), unread }),
    };
  };
}

/** The number of unread messages of a member; the displayed number leaves out messages of the service. */
async function findDisplayed(
  seen: SeenChannel,
  viewer: { readonly viewerId: Id; readonly siteUrl: string },
  store: Store,
) {
  const { channel, membership } = seen;
  const [unread, displayed] = await Promise.all([
    findUnread(seen, viewer, store),
    store.messages.countWrittenAfter(channel.id, membership?.lastReadTs ?? printTs(0)),
  ]);
  return { ...unread, unread_count_display: displayed };
}
