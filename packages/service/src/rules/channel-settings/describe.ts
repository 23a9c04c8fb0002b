import type { ConversationsSetPurposeArguments, ConversationsSetTopicArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import { decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { printTs, toInstant } from "../../values/instant.js";
import type { Site, WorkspaceAddress } from "../../values/site-addresses.js";
import { findUnread } from "../conversations/direct.js";
import {
  type FoundConversation,
  findConversation,
  refuseArchived,
  refuseStranger,
} from "../conversations/find-conversation.js";
import { type KindScopes, refuseChange } from "../conversations/refusal.js";
import { changedView, toConversation } from "../conversations/to-conversation.js";
import { mayAct } from "../directory/rights.js";
import { workspaceOf } from "../messages/posting.js";
import { changeChannel, expectMember } from "./change-channel.js";

type SetPurposeOutcome = MethodOutcome<Methods["conversations.setPurpose"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.setPurpose`. */
interface SetPurposeOptions {
  readonly definition: MethodDefinition<Methods["conversations.setPurpose"]>;
  readonly store: Store;
}

/** Sets the purpose of a channel or a group conversation. */
export function createSetPurpose({ definition, store }: SetPurposeOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsSetPurposeArguments, context: Context): Promise<SetPurposeOutcome> => {
    const { channel: channelId, purpose: text } = sent;
    const described = await describeConversation({ key: "purpose", text, channelId, kindScopes }, context, store);
    if (!described.ok) return described;
    return { ok: true, channel: toConversation(described, changedView(context.caller, described.access.owners)) };
  };
}

type SetTopicOutcome = MethodOutcome<Methods["conversations.setTopic"]>;

/** Dependencies of `conversations.setTopic`. */
interface SetTopicOptions {
  readonly definition: MethodDefinition<Methods["conversations.setTopic"]>;
  readonly store: Store;
  readonly site: Site;
}

/** Sets the topic of a channel or a group conversation, and shows the conversation with its newest message. */
export function createSetTopic({ definition, store, site }: SetTopicOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsSetTopicArguments, context: Context): Promise<SetTopicOutcome> => {
    const { channel: channelId, topic: text } = sent;
    const { caller } = context;
    const described = await describeConversation({ key: "topic", text, channelId, kindScopes }, context, store);
    if (!described.ok) return described;
    const viewer = { viewerId: caller.user?.id ?? "", address: site.of(caller.workspace) };
    const unread = await findDisplayed(described, viewer, store);
    return {
      ok: true,
      channel: toConversation(described, { ...changedView(caller, described.access.owners), unread }),
    };
  };
}

/** The number of unread messages of a member; the displayed number leaves out messages of the service. */
async function findDisplayed(
  seen: SeenChannel,
  viewer: { readonly viewerId: Id; readonly address: WorkspaceAddress },
  store: Store,
) {
  const { channel, membership } = seen;
  const [unread, displayed] = await Promise.all([
    findUnread(seen, viewer, store),
    store.messages.countWrittenAfter(channel.id, membership?.lastReadTs ?? printTs(0)),
  ]);
  return { ...unread, unread_count_display: displayed };
}

/** The new topic or purpose of a conversation. */
interface Description {
  readonly key: "topic" | "purpose";
  readonly text: string;
  readonly channelId: string;
  readonly kindScopes: KindScopes;
}

type Code = "is_archived" | "method_not_supported_for_channel_type" | "not_in_channel" | "user_is_restricted";
type Described = FoundConversation | Refused<Code>;

/** Sets the topic or the purpose of a conversation. The present one stays without a message. */
function describeConversation(
  { key, text, channelId, kindScopes }: Description,
  { caller, now }: MethodContext<WebapiCaller>,
  store: Store,
): Promise<Described> {
  const userId = caller.user?.id ?? "";
  const nowMs = now.getTime();
  return decide<Described>(store, async () => {
    const found = await findConversation(channelId, { caller, store, kindScopes });
    if (!found.ok) return { kind: "answer", answer: found };
    const refusal = await refuseDescribing(found, caller, store);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    const { channel: before } = found;
    if ((before[key]?.value ?? "") === text) return { kind: "answer", answer: found };
    const { channel, batch } = changeChannel(
      before,
      { [key]: { value: text, creatorId: userId, set: toInstant(nowMs) } },
      { userId, event: { kind: key, text }, nowMs, also: expectMember(before, userId) },
    );
    return { kind: "commit", batch, answer: () => ({ ...found, channel }) };
  });
}

async function refuseDescribing(
  found: SeenChannel,
  caller: WebapiCaller,
  store: Store,
): Promise<Refused<Code> | undefined> {
  const { channel } = found;
  if (channel.kind === "im") {
    return refuseChange("method_not_supported_for_channel_type", channel.kind, "a channel or a group conversation");
  }
  const closed = refuseArchived(channel) ?? refuseStranger(found);
  if (closed !== undefined) return closed;
  if (mayAct(caller.user, "describe_channels", await workspaceOf(channel, caller, store))) return undefined;
  return refuseChange("user_is_restricted", caller.user?.id, "a caller who may describe channels");
}
