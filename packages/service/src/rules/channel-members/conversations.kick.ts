import type { ConversationsKickArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { type FoundChannel, findChannel, refuseStranger } from "../conversations/find-channel.js";
import { isGeneral } from "../conversations/is-general.js";
import { refuseChange } from "../conversations/refusal.js";
import { systemMessage } from "../conversations/system-message.js";
import { isVisible } from "../directory/is-visible.js";
import { mayAct } from "../directory/may-act.js";
import { workspaceOf } from "../messages/posting.js";

type Outcome = MethodOutcome<Methods["conversations.kick"]>;
type Context = MethodContext<WebapiCaller>;
type Refusal = Extract<Outcome, { readonly ok: false }>;

/** Dependencies of `conversations.kick`. */
interface KickOptions {
  readonly definition: MethodDefinition<Methods["conversations.kick"]>;
  readonly store: Store;
}

/** Removes a user from a channel. */
export function createKickFromConversation({ definition, store }: KickOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel: id, user }: ConversationsKickArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async () => {
      const found = await findChannel(id, { caller, store, kindScopes });
      const refusal = found.ok ? await refuseKick(found, user, { caller, store }) : found;
      if (!found.ok || refusal !== undefined) return { kind: "answer", answer: refusal ?? { ok: true } };
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

function decideKick(channel: Channel, { userId, callerId, nowMs }: Kick): Decision<Outcome> {
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
    answer: () => ({ ok: true }),
  };
}
