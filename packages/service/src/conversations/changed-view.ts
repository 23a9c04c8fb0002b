import type { ChannelMembership } from "../channels/channel-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { printTs } from "../values/message-ts.js";
import type { Owners } from "./sharing/sharing-of.js";
import type { ConversationView } from "./to-conversation.js";

/** What a conversation is to a user who has just joined it. */
export const newMembership: ChannelMembership = { lastReadTs: printTs(0), open: true };

/** How a method that changes a channel shows it to its caller. */
export function changedView(
  { workspace, user }: Pick<WebapiCaller, "workspace" | "user">,
  owners: Owners,
): ConversationView {
  return {
    workspaceId: workspace.id,
    viewerId: user?.id ?? "",
    withIsMember: true,
    withReading: true,
    withMemberCount: false,
    owners,
    deactivated: new Set(),
  };
}
