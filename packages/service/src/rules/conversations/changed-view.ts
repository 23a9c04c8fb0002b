import type { ChannelMembership } from "../../model/channel-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { printTs } from "../../values/message-ts.js";
import type { Owners } from "./sharing/sharing-of.js";
import type { ConversationView } from "./to-conversation.js";

/** The state of a conversation for a user who has just joined it. */
export const newMembership: ChannelMembership = { lastReadTs: printTs(0), open: true };

/** The view of a channel in the answer of a method that changes it. */
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
