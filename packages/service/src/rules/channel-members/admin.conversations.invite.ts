import type { AdminConversationsInviteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { findAdministered, refuse, refuseDefault, refuseGeneral } from "../administration/find-administered.js";
import { joinChannel } from "../conversations/joining/join-channel.js";
import { findInvitees, type Problem } from "./find-invitees.js";

type Outcome = MethodOutcome<Methods["admin.conversations.invite"]>;
type Context = MethodContext<WebapiCaller>;

/** Adds users to a channel of the organization. Those who can be added join even if others cannot. */
export function createAdminInvite({ store }: { readonly store: Store }) {
  return ({ channel_id, user_ids }: AdminConversationsInviteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel } = found;
      const refusal = refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseArchived(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const nowMs = now.getTime();
      const invitation = { found, caller, store, nowMs, mayAddSelf: true } as const;
      const invitees = await findInvitees([...new Set(user_ids)], invitation);
      const answer = toAnswer(invitees.problems);
      if (invitees.userIds.length === 0) return { kind: "answer", answer };
      const batch = joinChannel(channel, invitees, { inviterId: caller.user?.id ?? "", nowMs });
      return { kind: "commit", batch, answer: () => answer };
    });
}

function refuseArchived({ id, archived }: Channel) {
  return archived ? refuse("restricted_action", id, "a channel that is not archived") : undefined;
}

function toAnswer(problems: readonly Problem[]): Outcome {
  if (problems.length === 0) return { ok: true };
  const failed = Object.fromEntries(problems.map(({ user, error }) => [user, error]));
  return { ...refuse("failed_for_some_users", Object.keys(failed), "users who can be added"), failed_user_ids: failed };
}
