import type { ConversationsRenameArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../channels/channel.js";
import { changedView } from "../conversations/changed-view.js";
import { type FoundChannel, findChannel, refuseArchived, refuseStranger } from "../conversations/find-channel.js";
import { isGeneral } from "../conversations/is-general.js";
import { refuseChange } from "../conversations/refusal.js";
import { toConversation } from "../conversations/to-conversation.js";
import { type Decision, decide } from "../decisions/decide.js";
import { administers } from "../directory/may-act.js";
import { workspaceOf } from "../messages/posting.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { changeChannel, expectMember } from "./change-channel.js";
import { refuseName } from "./refuse-name.js";

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
        answer: { ok: true, channel: toConversation(found, changedView(caller, found.standing.owners)) },
      };
    });
}

/** Creators rename their channels, and administrators all of them. */
async function refuseCaller(channel: Channel, caller: WebapiCaller, store: Store): Promise<Refusal | undefined> {
  const { user } = caller;
  if (user !== undefined && user.guest === undefined) {
    if (channel.creatorId === user.id) return undefined;
    if (administers(user, await workspaceOf(channel, caller, store))) return undefined;
  }
  return refuseChange("not_authorized", user?.id, "the creator of the channel, or an administrator");
}

type Found = Extract<FoundChannel, { readonly ok: true }>;

interface Renaming {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

/** A name that another channel or a user has makes the commit fail. */
function decideName(found: Found, name: string, { caller, nowMs }: Renaming): Decision<Outcome> {
  const { channel: before } = found;
  const { id, workspaceId, name: oldName = "", previousNames = [] } = before;
  const userId = caller.user?.id ?? "";
  const member = expectMember(before, userId);
  const free = { kind: "freeChannelName", workspaceId, name, except: id } as const;
  const { channel, batch } = changeChannel(
    before,
    { name, previousNames: [oldName, ...previousNames], ...toGeneral(before, name) },
    { userId, event: { kind: "name", oldName, name }, nowMs, also: { ...member, expect: [...member.expect, free] } },
  );
  return {
    kind: "commit",
    batch,
    answer: () => ({
      ok: true,
      channel: toConversation({ ...found, channel }, changedView(caller, found.standing.owners)),
    }),
    refuse: (failed) =>
      failed.kind === "freeChannelName" ? refuseChange("name_taken", failed.name, "a free name") : undefined,
  };
}

/** States which channel is the general one where the name would change that. */
function toGeneral(before: Channel, name: string): Pick<Channel, "general"> {
  const isIt = isGeneral(before);
  return isGeneral({ ...before, name }) === isIt ? {} : { general: isIt };
}
