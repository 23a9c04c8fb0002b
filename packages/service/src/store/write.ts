import type { AgentSession } from "../agent-sessions/agent-session.js";
import type { MessageEvent } from "../analytics/message-event.js";
import type { App } from "../apps/app.js";
import type { Canvas } from "../canvases/canvas.js";
import type { Channel } from "../channels/channel.js";
import type { File } from "../files/file.js";
import type { AppFunction } from "../functions/app-function.js";
import type { Group } from "../groups/group.js";
import type { List, ListAccess } from "../lists/list.js";
import type { ListExport } from "../lists/list-export.js";
import type { ListRow } from "../lists/list-row.js";
import type { MessageDraft } from "../messages/message.js";
import type { Id, Instant, Organization, Workspace } from "../organizations/organization.js";
import type { CrmOrganization, CrmRecord } from "../record-channels/crm.js";
import type { Token } from "../tokens/token.js";
import type { User } from "../users/user.js";

/**
 * One change of the state, as plain data. `put` inserts or replaces a document by its id. Members that are no users,
 * and members of a group, channel or list that does not exist, are passed over.
 */
export type Write =
  | { readonly kind: "putOrganization"; readonly organization: Organization }
  | { readonly kind: "putWorkspace"; readonly workspace: Workspace }
  /** In place of the version `replaces`, 0 for one that is not there yet; in place of any where that is absent. */
  | { readonly kind: "putUser"; readonly user: User; readonly replaces?: number }
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
   * exist fails as `openChannel`, and with `whileOpen` also one that is archived.
   */
  | {
      readonly kind: "insertMessage";
      readonly message: MessageDraft;
      readonly nowMs: number;
      readonly whileOpen?: true;
    }
  /** Events of messages and users that do not exist are passed over; the same one again changes nothing. */
  | { readonly kind: "recordMessageEvents"; readonly events: readonly MessageEvent[] }
  | { readonly kind: "putFunction"; readonly appFunction: AppFunction }
  | { readonly kind: "putCrmOrganization"; readonly crmOrganization: CrmOrganization }
  | { readonly kind: "putRecord"; readonly record: CrmRecord }
  | { readonly kind: "putList"; readonly list: List }
  | { readonly kind: "putListRow"; readonly row: ListRow }
  | { readonly kind: "putListExport"; readonly job: ListExport }
  /** Parts are counted from 0. */
  | { readonly kind: "putListExportPart"; readonly id: Id; readonly part: number; readonly text: string }
  /** Removes exports of the List, with their parts, that were made before an instant. */
  | { readonly kind: "removeListExports"; readonly listId: Id; readonly before: Instant }
  | { readonly kind: "putFile"; readonly file: File }
  | { readonly kind: "putCanvas"; readonly canvas: Canvas }
  | { readonly kind: "putAgentSession"; readonly agentSession: AgentSession }
  | { readonly kind: "grantListAccess"; readonly listId: Id; readonly access: readonly ListAccess[] }
  | { readonly kind: "revokeListAccess"; readonly listId: Id; readonly subjects: readonly ListAccess["subject"][] };
