import type { ConversationsSetPurposeArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changedView } from "../conversations/changed-view.js";
import { toConversation } from "../conversations/to-conversation.js";
import { describeConversation } from "./describe-conversation.js";

type Outcome = MethodOutcome<Methods["conversations.setPurpose"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.setPurpose`. */
interface SetPurposeOptions {
  readonly definition: MethodDefinition<Methods["conversations.setPurpose"]>;
  readonly store: Store;
}

/** Sets the purpose of a channel or a group conversation. */
export function createSetPurpose({ definition, store }: SetPurposeOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsSetPurposeArguments, context: Context): Promise<Outcome> => {
    const { channel: channelId, purpose: text } = sent;
    const described = await describeConversation({ key: "purpose", text, channelId, kindScopes }, context, store);
    if (!described.ok) return described;
    return { ok: true, channel: toConversation(described, changedView(context.caller, described.access.owners)) };
  };
}
