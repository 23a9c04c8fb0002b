import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, flag, maybeText, text } from "./port/document.js";
import { nameKey } from "./port/name-key.js";

/** Origin of a group: an identity provider, or the users of a standalone workspace. */
export type GroupKind = "idp" | "user";

/** A group as stored. Its members are stored separately and are never part of the document. */
export interface Group {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: GroupKind;
  /** Unique, ignoring case. */
  readonly displayName: string;
  readonly organizationId?: Id;
  /** Set for a user group. */
  readonly workspaceId?: Id;
  /** Name in mentions, unique among users, channels and groups. Absent for a group that only SCIM has written. */
  readonly handle?: string;
  readonly description?: string;
  /** Default: SCIM created it. */
  readonly creatorId?: Id;
  /** Last change over the Web API. Default: `created`. */
  readonly updated?: Instant;
  readonly updaterId?: Id;
  /** Set while a user group is disabled. */
  readonly disabled?: { readonly at: Instant; readonly userId?: Id };
  /** Public channels that users join with the group. Default: none. */
  readonly defaultChannelIds?: readonly Id[];
  /** Private channels that users join with the group. Default: none. */
  readonly defaultPrivateChannelIds?: readonly Id[];
  /** Set if the sidebars of its members have a section for it. */
  readonly section?: true;
  /** Channels that new members of an identity provider's group join. */
  readonly linkedChannelIds: readonly Id[];
  /** Workspaces that users join with the group. They remain there until the group is disconnected. */
  readonly connectedWorkspaceIds: readonly Id[];
}

/** A member as shown. */
export interface GroupMember {
  readonly id: Id;
  readonly displayName: string;
}

/** Groups. Their members are separate rows. */
export const groups = defineDocument<Group>()({
  name: "group",
  table: "groups",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    created: text((it) => it.created),
    name_key: text((it) => nameKey(it.displayName)),
    workspace_id: maybeText((it) => it.workspaceId),
    handle_key: maybeText((it) => (it.handle === undefined ? undefined : nameKey(it.handle))),
    /** Workspaces with a space before and after each. Null if there are none. */
    connected_to: maybeText((it) =>
      it.connectedWorkspaceIds.length === 0 ? undefined : ` ${it.connectedWorkspaceIds.join(" ")} `,
    ),
    disabled: flag((it) => it.disabled !== undefined),
  },
  counters: ["member_count"],
  lists: {
    by_name: { by: ["name_key"], unique: true },
    by_creation: { by: [], order: ["created"] },
    of_workspace: { by: ["workspace_id"], order: ["created"], where: "workspace_id is not null" },
    connected: { by: [], order: ["created"], covers: ["connected_to"], where: "connected_to is not null" },
  },
  sample: (seed) => ({
    id: `S${1 + (seed % 3)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    kind: "idp",
    displayName: `Group S${1 + (seed % 3)}`,
    linkedChannelIds: [],
    connectedWorkspaceIds: [],
  }),
});
