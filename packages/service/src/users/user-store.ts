import type { Group } from "../groups/group.js";
import type { Slice, Sliced } from "../store/slice.js";
import type { Id } from "../values/ids.js";
import type { UserFilter } from "./filters/user-filter.js";
import type { User } from "./user.js";

/** A slice of the users of one directory. */
export interface UserSlice extends Slice {
  /** The organization, or the lone workspace, that the users belong to: `homeOf` them. */
  readonly home: Id;
  /** Which of them; absent means all. The slice and its total are of those. */
  readonly filter?: UserFilter;
}

/** Who has a name. */
export interface NameHolder {
  /** The user; absent where channels have it. */
  readonly userId?: Id;
}

export interface UserReader {
  get(id: Id): Promise<User | undefined>;
  /** The user with its groups, as `groupsOf` gives them. */
  withGroups(id: Id): Promise<{ readonly user: User; readonly groups: readonly Group[] } | undefined>;
  /** The users that exist among `ids`, in any order. */
  getMany(ids: readonly Id[]): Promise<readonly User[]>;
  /** Compared in lower case. */
  byUserName(userName: string): Promise<User | undefined>;
  /** Compared in lower case, primary and secondary. */
  byEmail(address: string): Promise<User | undefined>;
  /** A page lies as near as any other, wherever in the list it begins, and its total is not counted by going through it. */
  find(slice: UserSlice): Promise<Sliced<User>>;
  /**
   * Those among `ids` who are anything else than active full members: the user, deactivated or a guest, or undefined
   * where there is nobody. Of the others nothing is read, so that there may be thousands.
   */
  exceptionsAmong(ids: readonly Id[]): Promise<ReadonlyMap<Id, User | undefined>>;
  /** Groups that the users are members of, by user, each list by name in lower case; a user without groups is left out. */
  groupsOf(userIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly Group[]>>;
  /** Workspaces that connected groups brought the user into, by id. The user's own memberships are not part of them. */
  connectedWorkspaces(userId: Id): Promise<readonly Id[]>;
  /** Who has a name among users and channels, compared in lower case: undefined where nobody does. */
  nameHolder(name: string): Promise<NameHolder | undefined>;
  /** Names of users and channels of the form `stem` or `stem` and digits, so that a derived name finds its number. */
  namesLike(stem: string): Promise<readonly string[]>;
}

/** What a decision about users expects of the store. */
export type UserExpectation =
  /** No user, and no channel, has the name; compared in lower case. `except` is a user that may have it. */
  | { readonly kind: "freeUserName"; readonly name: string; readonly except?: Id }
  /** No user has the address; compared in lower case. */
  | { readonly kind: "freeEmail"; readonly address: string; readonly except?: Id };
