import type { Slice, Sliced } from "../store/slice.js";
import type { Id } from "../values/ids.js";
import type { Group, GroupMember } from "./group.js";

export interface GroupReader {
  get(id: Id): Promise<Group | undefined>;
  /** Compared in lower case. */
  byName(displayName: string): Promise<Group | undefined>;
  find(slice: Slice): Promise<Sliced<Group>>;
  /** Members by group, each list in order of the users' creation, then id; a group without members is left out. */
  membersOf(groupIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly GroupMember[]>>;
  /** Workspaces that the group has brought users into and is still connected to, by id. The group may be deleted. */
  connectionsOf(groupId: Id): Promise<readonly Id[]>;
}

/** Changes of the members of groups. Ignores users and groups that do not exist. */
export type GroupWrite =
  /** Keeps those who are members already. */
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
  /** Ends what `connectMembers` did in one workspace. */
  | { readonly kind: "disconnectGroup"; readonly groupId: Id; readonly workspaceId: Id };

/** What a decision about groups expects of the store. */
export type GroupExpectation =
  /** No group has the name; compared in lower case. */
  | { readonly kind: "freeGroupName"; readonly name: string; readonly except?: Id }
  /**
   * After the writes all of them are active users and no single-channel guests. A user who joins a group and meanwhile
   * stops to be one of these is not in the group in the end.
   */
  | { readonly kind: "mayJoin"; readonly userIds: readonly Id[] }
  /** After the writes the group has no more members than this. */
  | { readonly kind: "membersAtMost"; readonly groupId: Id; readonly atMost: number };
