import type { IdentityIcons, MessageEdit } from "@rollcall/api/webapi";
import type { Message } from "../../model/message.js";

/** Icon of a message under another identity. */
export function toIdentityIcons({ emoji, imageUrl }: NonNullable<Message["icons"]>): IdentityIcons {
  return { ...(emoji !== undefined && { emoji }), ...(imageUrl !== undefined && { image_64: imageUrl }) };
}

/** Last edit of a message. */
export function toMessageEdit({ userId, ts }: NonNullable<Message["edited"]>): MessageEdit {
  return { user: userId, ts };
}
