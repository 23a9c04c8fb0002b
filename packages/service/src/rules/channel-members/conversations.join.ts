import type { ConversationsJoinArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { channelDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import { type FoundConversation, findConversation, refuseArchived } from "../conversations/find-conversation.js";
import { expectMembersRoom, maxMembersOf } from "../conversations/joining/join-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import { systemMessage } from "../conversations/system-message.js";
import { changedView, newMembership, toConversation } from "../conversations/to-conversation.js";

type Outcome = MethodOutcome<Methods["conversations.join"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.join`. */
interface JoinOptions {
  readonly definition: MethodDefinition<Methods["conversations.join"]>;
  readonly store: Store;
}

/** Makes the caller a member of a public channel. */
export function createJoinConversation({ definition, store }: JoinOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsJoinArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async () => {
      const found = await findConversation(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseOther(found) ?? refuseArchived(found.channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      if (found.membership !== undefined) {
        const channel = toConversation(found, changedView(caller, found.access.owners));
        return { kind: "answer", answer: { ok: true, channel, warnings: [channelDefaults.memberWarning] } };
      }
      return decideJoin(found, caller, now.getTime());
    });
}

type Found = Extract<FoundConversation, { readonly ok: true }>;

function refuseOther({ channel: { kind } }: SeenChannel) {
  if (kind === "public") return undefined;
  return refuseChange("method_not_supported_for_channel_type", kind, "a public channel");
}

function decideJoin({ channel, memberCount, access }: Found, caller: WebapiCaller, nowMs: number): Decision<Outcome> {
  const { id: channelId } = channel;
  const userId = caller.user?.id ?? "";
  if (memberCount >= maxMembersOf(channel)) {
    const answer = refuseChange("too_many_members", memberCount, "a channel with room for a member");
    return { kind: "answer", answer };
  }
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "openChannel", id: channelId },
        { kind: "channelStranger", channelId, userId },
        ...expectMembersRoom(channel),
      ],
      writes: [
        { kind: "addChannelMembers", channelId, userIds: [userId] },
        systemMessage(channel, userId, { kind: "join" }, nowMs),
      ],
    },
    answer: () => {
      const joined = { channel, memberCount: memberCount + 1, membership: newMembership };
      return { ok: true, channel: toConversation(joined, changedView(caller, access.owners)) };
    },
  };
}
