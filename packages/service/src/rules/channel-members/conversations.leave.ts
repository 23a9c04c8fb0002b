import type { ConversationsLeaveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Expectation } from "../../model/expectations.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findChannel, refuseArchived } from "../conversations/find-channel.js";
import { isGeneral } from "../conversations/is-general.js";
import { refuseChange } from "../conversations/refusal.js";
import { systemMessage } from "../conversations/system-message.js";

type Outcome = MethodOutcome<Methods["conversations.leave"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.leave`. */
interface LeaveOptions {
  readonly definition: MethodDefinition<Methods["conversations.leave"]>;
  readonly store: Store;
}

/** Ends the caller's membership of a channel. */
export function createLeaveConversation({ definition, store }: LeaveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsLeaveArguments, { caller, now }: Context): Promise<Outcome> =>
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

function decideLeave(channel: Channel, userId: string, nowMs: number): Decision<Outcome> {
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
