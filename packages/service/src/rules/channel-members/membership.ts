import type {
  ConversationsJoinArguments,
  ConversationsKickArguments,
  ConversationsLeaveArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { channelDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Expectation, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide } from "../../store/decide.js";
import {
  type FoundChannel,
  type FoundConversation,
  findChannel,
  findConversation,
  refuseArchived,
  refuseStranger,
} from "../conversations/find-conversation.js";
import { expectMembersRoom, maxMembersOf } from "../conversations/joining/join-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import { systemMessage } from "../conversations/system-message.js";
import { changedView, isGeneral, newMembership, toConversation } from "../conversations/to-conversation.js";
import { isVisible } from "../directory/find-visible.js";
import { mayAct } from "../directory/rights.js";
import { workspaceOf } from "../messages/posting.js";

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

type LeaveConversationOutcome = MethodOutcome<Methods["conversations.leave"]>;

/** Dependencies of `conversations.leave`. */
interface LeaveOptions {
  readonly definition: MethodDefinition<Methods["conversations.leave"]>;
  readonly store: Store;
}

/** Ends the caller's membership of a channel. */
export function createLeaveConversation({ definition, store }: LeaveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsLeaveArguments, { caller, now }: Context): Promise<LeaveConversationOutcome> =>
    decide(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const closed = refuseArchived(found.channel);
      if (closed !== undefined) return { kind: "answer", answer: closed };
      if (found.membership === undefined) return { kind: "answer", answer: { ok: true, not_in_channel: true } };
      const refusal = refuseLeaving(found, caller.user);
      return refusal === undefined
        ? decideLeave(found.channel, caller.user?.id ?? "", now.getTime())
        : { kind: "answer", answer: refusal };
    });
}

function refuseLeaving({ channel, memberCount }: SeenChannel, user: User | undefined) {
  if (user?.guest !== undefined) return refuseChange("user_is_restricted", user.id, "a user who is not a guest");
  if (isGeneral(channel)) return refuseChange("cant_leave_general", channel.id, "a channel other than the general one");
  if (channel.kind === "public" || memberCount > 1) return undefined;
  return refuseChange("last_member", channel.id, "a channel with other members");
}

function decideLeave(channel: Channel, userId: string, nowMs: number): Decision<LeaveConversationOutcome> {
  const { id: channelId } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "openChannel", id: channelId },
        { kind: "channelMember", channelId, userId },
        ...expectOthers(channel),
      ],
      writes: [
        { kind: "removeChannelMembers", channelId, userIds: [userId] },
        systemMessage(channel, userId, { kind: "leave" }, nowMs),
      ],
    },
    answer: () => ({ ok: true }),
  };
}

/** A private channel keeps its last member, even if two leave at once. */
function expectOthers({ id: channelId, kind }: Channel): readonly Expectation[] {
  return kind === "public" ? [] : [{ kind: "channelMembersWithin", channelId, atLeast: 1 }];
}

type KickFromConversationOutcome = MethodOutcome<Methods["conversations.kick"]>;
type Refusal = Extract<KickFromConversationOutcome, { readonly ok: false }>;

/** Dependencies of `conversations.kick`. */
interface KickOptions {
  readonly definition: MethodDefinition<Methods["conversations.kick"]>;
  readonly store: Store;
}

/** Existing clients read the key, which has no users. */
const removed: KickFromConversationOutcome = { ok: true, errors: {} };

/** Removes a user from a channel. */
export function createKickFromConversation({ definition, store }: KickOptions) {
  const { kindScopes } = definition.facts;
  return (
    { channel: id, user }: ConversationsKickArguments,
    { caller, now }: Context,
  ): Promise<KickFromConversationOutcome> =>
    decide(store, async () => {
      const found = await findChannel(id, { caller, store, kindScopes });
      const refusal = found.ok ? await refuseKick(found, user, { caller, store }) : found;
      if (!found.ok || refusal !== undefined) return { kind: "answer", answer: refusal ?? removed };
      return decideKick(found.channel, { userId: user, callerId: caller.user?.id ?? "", nowMs: now.getTime() });
    });
}

interface Kicking {
  readonly caller: WebapiCaller;
  readonly store: Store;
}

async function refuseKick(
  found: Extract<FoundChannel, { readonly ok: true }>,
  userId: string,
  { caller, store }: Kicking,
): Promise<Refusal | undefined> {
  const { channel } = found;
  if (channel.archived) return refuseChange("restricted_action", channel.id, "a channel that is not archived");
  const outside = refuseStranger(found);
  if (outside !== undefined) return outside;
  if (!mayAct(caller.user, "remove_members", await workspaceOf(channel, caller, store))) {
    return refuseChange("restricted_action", caller.user?.id, "a caller who may remove members");
  }
  if (isGeneral(channel)) {
    return refuseChange("cant_kick_from_general", channel.id, "a channel other than the general one");
  }
  if (channel.mandatory === true) return refuseChange("not_supported", channel.id, "a channel that is not mandatory");
  if (userId === caller.user?.id) return refuseChange("cant_kick_self", userId, "another user");
  const user = await store.users.get(userId);
  if (user === undefined || !(await isVisible(user, caller, store))) {
    return refuseChange("user_not_found", userId, "a user whom the caller sees");
  }
  if (await store.channels.isMember(channel.id, userId)) return undefined;
  return refuseChange("not_in_channel", userId, "a member of the channel");
}

interface Kick {
  readonly userId: string;
  readonly callerId: string;
  readonly nowMs: number;
}

function decideKick(channel: Channel, { userId, callerId, nowMs }: Kick): Decision<KickFromConversationOutcome> {
  const { id: channelId } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "openChannel", id: channelId },
        { kind: "channelMember", channelId, userId: callerId },
        { kind: "channelMember", channelId, userId },
      ],
      writes: [
        { kind: "removeChannelMembers", channelId, userIds: [userId] },
        systemMessage(channel, userId, { kind: "leave" }, nowMs),
      ],
      byId: callerId,
    },
    answer: () => removed,
  };
}
