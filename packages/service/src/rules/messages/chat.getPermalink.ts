import type { ChatGetPermalinkArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { permalinkOf } from "../../model/message.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import type { Site } from "../../values/site-addresses.js";
import { findConversation } from "../conversations/find-conversation.js";

type Outcome = MethodOutcome<Methods["chat.getPermalink"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<"message_not_found">("everyday-1#chat");

/** Returns the URL of a message. */
export function createGetPermalink({ store, site }: { readonly store: Store; readonly site: Site }) {
  return async (sent: ChatGetPermalinkArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const message = await store.messages.get(found.channel.id, sent.message_ts);
    if (message === undefined || message.deleted === true) {
      return refuse("message_not_found", sent.message_ts, "a message of the conversation");
    }
    return { ok: true, channel: found.channel.id, permalink: permalinkOf(message, site.of(caller.workspace)) };
  };
}
