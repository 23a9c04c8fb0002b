import type { ConversationsInfoArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { userDefaults } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { readDirect } from "./direct/read-direct.js";
import { findConversation } from "./find-conversation.js";
import { toConversation } from "./to-conversation.js";

type Outcome = MethodOutcome<Methods["conversations.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.info`. */
interface InfoOptions {
  readonly definition: MethodDefinition<Methods["conversations.info"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns information about a conversation. */
export function createConversationInfo({ definition, store, siteUrl }: InfoOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const viewerId = caller.user?.id ?? "";
    const view = {
      workspaceId: caller.workspace.id,
      viewerId,
      withIsMember: true,
      withReading: true,
      owners: found.access.owners,
      withMemberCount: sent.include_num_members === true,
      ...(sent.include_locale === true && { locale: caller.user?.locale ?? userDefaults.locale }),
    };
    const direct = await readDirect(found, { viewerId, siteUrl, nowMs: now.getTime() }, store);
    return { ok: true, channel: toConversation(found, { ...view, ...direct }) };
  };
}
