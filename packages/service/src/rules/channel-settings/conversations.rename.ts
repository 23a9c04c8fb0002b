import type { ConversationsRenameArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { changedView } from "../conversations/changed-view.js";
import { type FoundChannel, findChannel, refuseArchived, refuseStranger } from "../conversations/find-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import { toConversation } from "../conversations/to-conversation.js";
import { administers } from "../directory/may-act.js";
import { hasPermission } from "../directory/system-role.js";
import { workspaceOf } from "../messages/posting.js";
import { expectMember } from "./change-channel.js";
import { refuseName } from "./refuse-name.js";
import { refuseTaken, renameChannel } from "./rename-channel.js";

type Outcome = MethodOutcome<Methods["conversations.rename"]>;
type Context = MethodContext<WebapiCaller>;
type Refusal = Extract<Outcome, { readonly ok: false }>;

/** Dependencies of `conversations.rename`. */
interface RenameOptions {
  readonly definition: MethodDefinition<Methods["conversations.rename"]>;
  readonly store: Store;
}

/** Renames a channel. */
export function createRenameConversation({ definition, store }: RenameOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel: id, name }: ConversationsRenameArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findChannel(id, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal =
        refuseArchived(found.channel) ??
        refuseStranger(found) ??
        (await refuseCaller(found.channel, caller, store)) ??
        refuseName(name);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      if (name !== found.channel.name) return decideName(found, name, { caller, nowMs: now.getTime() });
      return {
        kind: "answer",
        answer: { ok: true, channel: toConversation(found, changedView(caller, found.access.owners)) },
      };
    });
}

/** Creators rename their channels, managers those that their role is for, and administrators all of them. */
async function refuseCaller(channel: Channel, caller: WebapiCaller, store: Store): Promise<Refusal | undefined> {
  const { user } = caller;
  if (user !== undefined && user.guest === undefined) {
    if (channel.creatorId === user.id) return undefined;
    const workspace = await workspaceOf(channel, caller, store);
    if (administers(user, workspace)) return undefined;
    const entityIds = [channel.id, workspace.id, workspace.organizationId ?? workspace.id];
    if (await hasPermission(user.id, "manageChannels", { entityIds, store })) return undefined;
  }
  return refuseChange(
    "not_authorized",
    user?.id,
    "the creator of the channel, one of its managers, or an administrator",
  );
}

type Found = Extract<FoundChannel, { readonly ok: true }>;

interface Renaming {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

function decideName(found: Found, name: string, { caller, nowMs }: Renaming): Decision<Outcome> {
  const userId = caller.user?.id ?? "";
  const { channel, batch } = renameChannel(found.channel, name, {
    userId,
    nowMs,
    also: expectMember(found.channel, userId),
  });
  return {
    kind: "commit",
    batch,
    answer: () => ({
      ok: true,
      channel: toConversation({ ...found, channel }, changedView(caller, found.access.owners)),
    }),
    refuse: refuseTaken,
  };
}
