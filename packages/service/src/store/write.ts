import type { App } from "../apps/app.js";
import type { Channel } from "../channels/channel.js";
import type { Group } from "../groups/group.js";
import type { List, ListAccess } from "../lists/list.js";
import type { MessageDraft } from "../messages/message.js";
import type { Id, Organization, Workspace } from "../organizations/organization.js";
import type { Token } from "../tokens/token.js";
import type { User } from "../users/user.js";

/**
 * One change of the state, as plain data. `put` inserts or replaces a document by its id. Members that are no users,
 * and members of a group, channel or list that does not exist, are passed over.
 */
export type Write =
  | { readonly kind: "putOrganization"; readonly organization: Organization }
  | { readonly kind: "putWorkspace"; readonly workspace: Workspace }
  | { readonly kind: "putUser"; readonly user: User }
  | { readonly kind: "putGroup"; readonly group: Group }
  /** Takes the memberships along. */
  | { readonly kind: "removeGroup"; readonly id: Id }
  /** Who is a member already stays one. */
  | { readonly kind: "addGroupMembers"; readonly groupId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeGroupMembers"; readonly groupId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "clearGroupMembers"; readonly groupId: Id }
  | { readonly kind: "putToken"; readonly token: Token }
  /** Revokes every token that acts as the user. */
  | { readonly kind: "revokeUserTokens"; readonly userId: Id }
  | { readonly kind: "putApp"; readonly app: App }
  | { readonly kind: "putChannel"; readonly channel: Channel }
  | { readonly kind: "addChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeChannelMembers"; readonly channelId: Id; readonly userIds: readonly Id[] }
  /**
   * `commit` makes the `ts`: the later of `nowMs` and the channel's last one plus a microsecond. A channel that does not
   * exist fails as `openChannel`.
   */
  | { readonly kind: "insertMessage"; readonly message: MessageDraft; readonly nowMs: number }
  | { readonly kind: "putList"; readonly list: List }
  | { readonly kind: "grantListAccess"; readonly listId: Id; readonly access: readonly ListAccess[] }
  | { readonly kind: "revokeListAccess"; readonly listId: Id; readonly subjects: readonly ListAccess["subject"][] };
