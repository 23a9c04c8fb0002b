import type {
  ChatDeleteScheduledMessageArguments,
  ChatDeleteScheduledMessageRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import { hasVersion, remove } from "../../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import { findConversation } from "../conversations/find-conversation.js";

type Outcome = MethodOutcome<Methods["chat.deleteScheduledMessage"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<ChatDeleteScheduledMessageRefusal["error"]>("everyday-1#chat");

/** Deletes a scheduled message of the caller. */
export function createDeleteScheduledMessage({ store }: { readonly store: Store }) {
  return async (sent: ChatDeleteScheduledMessageArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { scheduled_message_id: id } = sent;
    return decide<Outcome>(store, async () => {
      const stored = idPatterns.scheduledMessage.test(id) ? await store.get(scheduledMessages, { id }) : undefined;
      const isHere = stored?.message.channelId === found.channel.id && isOwn(stored, caller);
      if (stored === undefined || !isHere) {
        const answer = refuse("invalid_scheduled_message_id", id, "a scheduled message of the caller in the channel");
        return { kind: "answer", answer };
      }
      const { value } = serviceLimits.scheduleDeletableSeconds;
      if (stored.postAt - now.getTime() / 1000 <= value) {
        const answer = refuse("invalid_scheduled_message_id", stored.postAt, `more than ${value} seconds ahead`);
        return { kind: "answer", answer };
      }
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(scheduledMessages, { id }, stored.version)],
          writes: [remove(scheduledMessages, { id })],
        },
        answer: () => ({ ok: true }),
      };
    });
  };
}

/** Whether the caller's app has scheduled a message and, for a user token, has done so for the user. */
export function isOwn({ appId, userId }: ScheduledMessage, { app, token, tokenType }: WebapiCaller): boolean {
  return appId === (app?.id ?? "") && (tokenType === "bot" || userId === token.userId);
}
