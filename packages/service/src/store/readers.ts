import type { App } from "../apps/app.js";
import type { Channel } from "../channels/channel.js";
import type { Group, GroupMember } from "../groups/group.js";
import type { List, ListAccess } from "../lists/list.js";
import type { Message, Ts } from "../messages/message.js";
import type { Id, Organization, Workspace } from "../organizations/organization.js";
import type { Token } from "../tokens/token.js";
import type { User } from "../users/user.js";
import type { UserFilter } from "./user-filter.js";

/** A slice of an ordered list: creation first, then id; `descending` turns it around. */
export interface Slice {
  /** Number of items to pass over. */
  readonly offset: number;
  /** At most so many are answered; 0 asks for the total alone. */
  readonly limit: number;
  readonly order: "ascending" | "descending";
}

/** A slice of the users of one directory. */
export interface UserSlice extends Slice {
  /** The organization, or the lone workspace, that the users belong to: `homeOf` them. */
  readonly home: Id;
  /** Which of them; absent means all. The slice and its total are of those. */
  readonly filter?: UserFilter;
}

export interface Sliced<T> {
  readonly items: readonly T[];
  /** Exact number of all items. */
  readonly total: number;
}

/** The directory: the organization, or the lone workspace. */
export interface OrganizationReader {
  /** The organization of this world, or undefined where the world is one lone workspace. */
  get(): Promise<Organization | undefined>;
  workspace(id: Id): Promise<Workspace | undefined>;
  /** All workspaces, by id. */
  workspaces(): Promise<readonly Workspace[]>;
}

export interface UserReader {
  get(id: Id): Promise<User | undefined>;
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
  /** Names of users and channels of the form `stem` or `stem` and digits, so that a derived name finds its number. */
  namesLike(stem: string): Promise<readonly string[]>;
}

export interface GroupReader {
  get(id: Id): Promise<Group | undefined>;
  find(slice: Slice): Promise<Sliced<Group>>;
  /** Members by group, each list in order of the users' creation, then id; a group without members is left out. */
  membersOf(groupIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly GroupMember[]>>;
}

/** A token with what stands behind it. */
export interface HeldToken {
  readonly token: Token;
  /** Whom it acts as. */
  readonly user?: User;
  /** Whose it is. */
  readonly app?: App;
  /** The organization of this world. */
  readonly organization?: Organization;
}

export interface TokenReader {
  byHash(hash: string): Promise<Token | undefined>;
  /** The same with what stands behind it, all of one moment: every request begins with it. */
  held(hash: string): Promise<HeldToken | undefined>;
}

export interface AppReader {
  get(id: Id): Promise<App | undefined>;
}

export interface ChannelReader {
  get(id: Id): Promise<Channel | undefined>;
  /** Among public, private and session channels of the workspace; compared in lower case. */
  byName(workspaceId: Id, name: string): Promise<Channel | undefined>;
  /** Whether any workspace has a channel of the name; compared in lower case. */
  nameTaken(name: string): Promise<boolean>;
  /** The DM of two users, in any order. */
  dm(workspaceId: Id, one: Id, other: Id): Promise<Channel | undefined>;
  isMember(channelId: Id, userId: Id): Promise<boolean>;
  /** Whether the users share a channel. */
  shareChannel(one: Id, other: Id): Promise<boolean>;
}

export interface MessageReader {
  get(channelId: Id, ts: Ts): Promise<Message | undefined>;
  /** The newest message that an app posted under the client's own id, in whatever channel. */
  byClientMsgId(appId: Id, clientMsgId: string): Promise<Message | undefined>;
  /** Newest first. */
  latest(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Exact number of messages in all channels of the workspace. */
  count(workspaceId: Id): Promise<number>;
}

export interface ListReader {
  get(id: Id): Promise<List | undefined>;
  /** By kind of subject, then its id. */
  accessOf(id: Id): Promise<readonly ListAccess[]>;
}
