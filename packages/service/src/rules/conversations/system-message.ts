import { systemMessageDefaults } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft, PinnedMessage } from "../../model/message.js";
import type { InsertMessage } from "../../model/message-store.js";
import type { Id } from "../../values/ids.js";

/** The event of a member or a channel in a message of the service. */
type SystemEvent =
  | { readonly kind: "join"; readonly inviterId?: Id }
  | { readonly kind: "leave" }
  | { readonly kind: "topic"; readonly text: string }
  | { readonly kind: "purpose"; readonly text: string }
  | { readonly kind: "name"; readonly oldName: string; readonly name: string }
  | { readonly kind: "pin"; readonly item: PinnedMessage }
  | { readonly kind: "archive" }
  | { readonly kind: "unarchive" };

/** Subtype of the message about a pin, in every kind of conversation. */
const pinSubtype = "pinned_item";

/** The message that tells a channel what a user did to it. Channels with identifiers that start with G have their own subtypes. */
export function systemMessage(
  { id: channelId }: Pick<Channel, "id">,
  userId: Id,
  event: SystemEvent,
  nowMs: number,
): InsertMessage {
  const subtype =
    event.kind === "pin" ? pinSubtype : `${channelId.startsWith("G") ? "group" : "channel"}_${event.kind}`;
  return { kind: "insertMessage", message: { channelId, subtype, userId, ...contentOf(event, userId) }, nowMs };
}

function contentOf(event: SystemEvent, userId: Id): Pick<MessageDraft, "text"> & Partial<MessageDraft> {
  const text = systemMessageDefaults[event.kind];
  switch (event.kind) {
    case "join": {
      const { inviterId } = event;
      return { text: fill(text, { user: userId }), ...(inviterId !== undefined && { inviterId }) };
    }
    case "pin":
      return { text: fill(text, { user: userId }), item: event.item };
    case "leave":
      return { text: fill(text, { user: userId }) };
    case "topic":
      return { text: fill(text, { text: event.text }), topic: event.text };
    case "purpose":
      return { text: fill(text, { text: event.text }), purpose: event.text };
    case "name": {
      const { oldName, name } = event;
      return { text: fill(text, { oldName, name }), oldName, name };
    }
    case "archive":
    case "unarchive":
      return { text };
  }
}

/** The text with the values of its places. */
function fill(text: string, values: { readonly [place: string]: string }): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
