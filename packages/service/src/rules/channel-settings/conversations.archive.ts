import type { ConversationsArchiveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { findChannel, refuseStranger } from "../conversations/find-channel.js";
import { isGeneral } from "../conversations/is-general.js";
import { refuseChange } from "../conversations/refusal.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { mayAct } from "../directory/may-act.js";
import { workspaceOf } from "../messages/posting.js";
import { archiveChannel } from "./archive-channel.js";
import { expectMember } from "./change-channel.js";

type Outcome = MethodOutcome<Methods["conversations.archive"]>;
type Context = MethodContext<WebapiCaller>;
type Refusal = Extract<Outcome, { readonly ok: false }>;

/** Dependencies of `conversations.archive`. */
interface ArchiveOptions {
  readonly definition: MethodDefinition<Methods["conversations.archive"]>;
  readonly store: Store;
}

/** Archives a channel. Its members stay members. */
export function createArchiveConversation({ definition, store }: ArchiveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsArchiveArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = await refuseArchiving(found, caller, store);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { channel } = found;
      const userId = caller.user?.id ?? "";
      const act = { userId, nowMs: now.getTime(), also: expectMember(channel, userId) };
      const { batch } = archiveChannel(channel, act);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

async function refuseArchiving(found: SeenChannel, caller: WebapiCaller, store: Store): Promise<Refusal | undefined> {
  const { channel } = found;
  const { id, archived, mandatory } = channel;
  if (archived) return refuseChange("already_archived", id, "a channel that is not archived");
  const outside = refuseStranger(found);
  if (outside !== undefined) return outside;
  const home = await workspaceOf(channel, caller, store);
  if (!mayAct(caller.user, "archive_channels", home) || isForeignWorkspace(home, caller)) {
    return refuseChange("restricted_action", caller.user?.id, "a caller who may archive the channel");
  }
  if (isGeneral(channel)) return refuseChange("cant_archive_general", id, "a channel other than the general one");
  if (mandatory === true) return refuseChange("cant_archive_required", id, "a channel that is not mandatory");
  return undefined;
}
