import type { ConversationsInviteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { changedView } from "../conversations/changed-view.js";
import { type FoundChannel, findChannel, refuseArchived, refuseStranger } from "../conversations/find-channel.js";
import { joinChannel } from "../conversations/joining/join-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import { toConversation } from "../conversations/to-conversation.js";
import { findInvitees, type Invitees, type Problem } from "./find-invitees.js";

type Outcome = MethodOutcome<Methods["conversations.invite"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.invite`. */
interface InviteOptions {
  readonly definition: MethodDefinition<Methods["conversations.invite"]>;
  readonly store: Store;
}

/** Makes users members of a channel. */
export function createInviteToConversation({ definition, store }: InviteOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsInviteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseArchived(found.channel) ?? refuseStranger(found) ?? refuseGuest(caller);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const nowMs = now.getTime();
      const invitees = await findInvitees([...new Set(sent.users)], { found, caller, store, nowMs });
      const stopped = refuseAll(invitees, sent.force === true);
      return stopped === undefined
        ? decideInvitation(found, invitees, { caller, nowMs })
        : { kind: "answer", answer: stopped };
    });
}

function refuseGuest({ user }: WebapiCaller) {
  if (user?.guest === undefined) return undefined;
  return refuseChange("user_is_restricted", user.id, "a caller who is not a guest");
}

/** One problem stops an invitation without `force`, unless it is a user whom nobody could add. */
function refuseAll({ userIds, problems }: Invitees, isForced: boolean): Outcome | undefined {
  const [first] = problems;
  const stopping = isForced ? undefined : problems.find(({ error }) => error !== "cant_invite");
  const shown = stopping ?? (userIds.length === 0 ? first : undefined);
  if (shown === undefined) return undefined;
  return { ...refuseChange(shown.error, shown.user, "users who can be added"), errors: problems.map(toError) };
}

function toError({ user, error }: Problem) {
  return { user, ok: false, error };
}

type Found = Extract<FoundChannel, { readonly ok: true }>;

interface Inviting {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

function decideInvitation(
  { channel, memberCount, membership, access }: Found,
  invitees: Invitees,
  { caller, nowMs }: Inviting,
): Decision<Outcome> {
  const { userIds, problems } = invitees;
  const inviterId: Id = caller.user?.id ?? "";
  const expect = [{ kind: "channelMember", channelId: channel.id, userId: inviterId }] as const;
  return {
    kind: "commit",
    batch: joinChannel(channel, invitees, { inviterId, nowMs, expect }),
    answer: () => ({
      ok: true,
      channel: toConversation(
        { channel, memberCount: memberCount + userIds.length, ...(membership !== undefined && { membership }) },
        changedView(caller, access.owners),
      ),
      ...(problems.length > 0 && { errors: problems.map(toError) }),
    }),
  };
}
