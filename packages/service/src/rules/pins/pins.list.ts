import type { Methods, PinnedItem, PinsListArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { secondsOfTs } from "../../values/message-ts.js";
import { findConversation } from "../conversations/find-conversation.js";
import { toMessages } from "../conversations/message-objects.js";
import { permalinkOf } from "../messages/permalink.js";

type Outcome = MethodOutcome<Methods["pins.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `pins.list`. */
interface ListOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists the pinned messages of a conversation. */
export function createListPins({ store, siteUrl }: ListOptions) {
  return async (sent: PinsListArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { channel } = found;
    const pinned = await store.messages.pins(channel.id, serviceLimits.pins.value);
    const view = { channel, viewerId: caller.user?.id ?? "", siteUrl, metadata: new Set<string>() };
    const shown = new Map((await toMessages(pinned, view, store)).map((message) => [message.ts, message]));
    const items = pinned.flatMap((message): readonly PinnedItem[] => {
      const [object, pin] = [shown.get(message.ts), message.pinned];
      if (object === undefined || pin === undefined) return [];
      return [
        {
          type: "message",
          created: secondsOfTs(pin.ts),
          created_by: pin.userId,
          channel: channel.id,
          message: { ...object, permalink: permalinkOf(message, siteUrl) },
        },
      ];
    });
    return { ok: true, items };
  };
}
