import type { Id } from "../values/ids.js";
import type { Group, GroupMember } from "./group.js";
import type { Slice, Sliced } from "./port/slice.js";

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
