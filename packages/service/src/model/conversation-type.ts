import type { ChannelKind } from "./channel-kind.js";

/** Word for the kinds of conversations in lists. */
export type ConversationType = "public_channel" | "private_channel" | "mpim" | "im";

/** Words of {@link ConversationType}. */
export const conversationTypes: readonly ConversationType[] = ["public_channel", "private_channel", "mpim", "im"];

/** Word for a conversation in lists. A session channel counts as private. */
export function typeOf({ kind }: { readonly kind: ChannelKind }): ConversationType {
  switch (kind) {
    case "public":
      return "public_channel";
    case "private":
    case "session":
      return "private_channel";
    case "mpim":
    case "im":
      return kind;
  }
}
