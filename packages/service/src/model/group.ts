import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { nameKey } from "../values/text.js";
import { defineDocument, flag, maybeText, text } from "./port/document.js";
import type { Slice, Sliced } from "./port/document-reader.js";

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

/** Which groups a list has. */
export interface GroupList {
  readonly withDisabled: boolean;
}

/** A group, and the number of its members. */
export interface CountedGroup {
  readonly group: Group;
  readonly memberCount: number;
}

export interface GroupReader {
  get(id: Id): Promise<Group | undefined>;
  /** Finds a group by name, ignoring case. */
  byName(displayName: string): Promise<Group | undefined>;
  /** Finds a group by its handle, ignoring case. */
  byHandle(handle: string): Promise<Group | undefined>;
  find(slice: Slice): Promise<Sliced<Group>>;
  /** Members by group, ordered by the users' creation, then ID. Groups without members are left out. */
  membersOf(groupIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly GroupMember[]>>;
  /**
   * User groups of the workspace, and groups of an identity provider that are connected to it, by creation, then ID.
   */
  ofWorkspace(workspaceId: Id, list: GroupList): Promise<readonly CountedGroup[]>;
  /** Number of members; 0 if the group does not exist. */
  countMembers(groupId: Id): Promise<number>;
  /** Workspaces that the group has brought users into and is still connected to, by id. The group may be deleted. */
  connectionsOf(groupId: Id): Promise<readonly Id[]>;
}

/** Changes of group members. Unknown users and groups are ignored. */
export type GroupWrite =
  /** Adds members. Keeps existing ones. */
  | { readonly kind: "addGroupMembers"; readonly groupId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "removeGroupMembers"; readonly groupId: Id; readonly userIds: readonly Id[] }
  | { readonly kind: "clearGroupMembers"; readonly groupId: Id }
  /**
   * Makes the users members of the workspaces until the group is disconnected from them. Neither leaving the group nor
   * its deletion ends that.
   */
  | {
      readonly kind: "connectMembers";
      readonly groupId: Id;
      readonly workspaceIds: readonly Id[];
      readonly userIds: readonly Id[];
    }
  /** Removes the users that `connectMembers` added to one workspace. */
  | { readonly kind: "disconnectGroup"; readonly groupId: Id; readonly workspaceId: Id };

/** Expectations about groups. */
export type GroupExpectation =
  /** No group has the name, ignoring case. */
  | { readonly kind: "freeGroupName"; readonly name: string; readonly except?: Id }
  /** No user, no channel and no group has the name as its handle, ignoring case. */
  | { readonly kind: "freeHandle"; readonly name: string; readonly except?: Id }
  /**
   * After the writes, all of them are active users and not single-channel guests. This also covers a user who is
   * deactivated or restricted while joining.
   */
  | { readonly kind: "mayJoin"; readonly userIds: readonly Id[] }
  /** After the writes, the group has at most this many members. */
  | { readonly kind: "membersAtMost"; readonly groupId: Id; readonly atMost: number };
