import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { mayAct } from "../directory/may-act.js";
import { workspaceOf } from "../messages/posting.js";
import { refuse } from "./refusal.js";

/** Refuses changes of pins: in archived conversations, and by callers who may not pin messages of the workspace. */
export async function refuseChange(channel: Channel, caller: WebapiCaller, store: Store) {
  if (channel.archived) return refuse("restricted_action", channel.id, "a conversation that is not archived");
  const home = await workspaceOf(channel, caller, store);
  if (mayAct(caller.user, "pin_messages", home)) return undefined;
  return refuse("restricted_action", caller.user?.id, "a caller who may pin messages");
}

/** Finds the message that a call names, in its conversation. */
export async function findMessage(channel: Channel, timestamp: string, { messages }: Store) {
  const message: Message | undefined = await messages.get(channel.id, timestamp);
  if (message === undefined || message.deleted === true) {
    return refuse("message_not_found", timestamp, "a message of the conversation");
  }
  return { ok: true, message } as const;
}
