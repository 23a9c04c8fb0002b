import type { AgentSession } from "../agent-sessions/agent-session.js";
import type { MessageEvent } from "../analytics/message-event.js";
import type { App } from "../apps/app.js";
import type { Canvas } from "../canvases/canvas.js";
import type { Channel } from "../channels/channel.js";
import type { File } from "../files/file.js";
import type { AppFunction } from "../functions/app-function.js";
import type { Group, GroupMember } from "../groups/group.js";
import type { List, ListAccess } from "../lists/list.js";
import type { ListExport } from "../lists/list-export.js";
import type { ListRow } from "../lists/list-row.js";
import type { Message, Ts } from "../messages/message.js";
import type { Id, Organization, Workspace } from "../organizations/organization.js";
import type { CrmOrganization, CrmRecord } from "../record-channels/crm.js";
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
  /** Who has a name among users and channels, compared in lower case: undefined where nobody does. */
  nameHolder(name: string): Promise<NameHolder | undefined>;
  /** Names of users and channels of the form `stem` or `stem` and digits, so that a derived name finds its number. */
  namesLike(stem: string): Promise<readonly string[]>;
}

/** Who has a name. */
export interface NameHolder {
  /** The user; absent where channels have it. */
  readonly userId?: Id;
}

export interface GroupReader {
  get(id: Id): Promise<Group | undefined>;
  /** Compared in lower case. */
  byName(displayName: string): Promise<Group | undefined>;
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
  /** Where it acts if it can: the first of its `workspacesOf`. */
  readonly workspace?: Workspace;
}

export interface TokenReader {
  byHash(hash: string): Promise<Token | undefined>;
  /** Whether the app has a token that acts as the user and is not revoked. */
  actsAs(appId: Id, userId: Id): Promise<boolean>;
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

/** A stretch of time; a message that bears one of its ends is in it. */
export interface MessageStretch {
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of the messages of a stretch of time. */
export interface MessageWindow extends MessageStretch {
  readonly limit: number;
}

export interface MessageReader {
  get(channelId: Id, ts: Ts): Promise<Message | undefined>;
  /** The newest message that an app posted under the client's own id, in whatever channel. */
  byClientMsgId(appId: Id, clientMsgId: string): Promise<Message | undefined>;
  /** Those of a stretch of time, oldest first. */
  window(channelId: Id, window: MessageWindow): Promise<readonly Message[]>;
  /** What was done with the messages of a stretch of time, in order of the messages' `ts`, then of kind, user and detail. */
  events(channelId: Id, stretch: MessageStretch): Promise<readonly MessageEvent[]>;
  /** Newest first. */
  latest(channelId: Id, limit: number): Promise<readonly Message[]>;
  /** Exact number of messages in all channels of the workspace. */
  count(workspaceId: Id): Promise<number>;
}

/** A page of the functions of apps, in order of their creation, then id. */
export interface FunctionSlice {
  readonly appIds: readonly Id[];
  /** Apps of these whose functions are listed before they are distributed, too. */
  readonly undistributedOf: readonly Id[];
  /** The last one of the page before; absent for the first page. */
  readonly after?: { readonly created: string; readonly id: Id };
  readonly limit: number;
}

export interface FunctionReader {
  get(id: Id): Promise<AppFunction | undefined>;
  /** By what its app knows it by. */
  byCallback(appId: Id, callbackId: string): Promise<AppFunction | undefined>;
  find(slice: FunctionSlice): Promise<readonly AppFunction[]>;
}

export interface RecordReader {
  /** By its fifteen characters. */
  organization(crmOrgId: string): Promise<CrmOrganization | undefined>;
  /** By the fifteen characters of each. */
  get(crmOrgId: string, objectId: string): Promise<CrmRecord | undefined>;
}

/** Some of the rows that stand under the same one, in their order. */
export interface RowSlice {
  readonly listId: Id;
  /** The row that they stand under. Absent means those at the top. */
  readonly parentId?: Id;
  /** The row that the slice begins after. Absent means that it begins with the first. */
  readonly after?: Pick<ListRow, "place" | "id">;
  /** At most so many are answered. */
  readonly limit: number;
}

export interface ListReader {
  get(id: Id): Promise<List | undefined>;
  /** By kind of subject, then its id. */
  accessOf(id: Id): Promise<readonly ListAccess[]>;
  /** The rows of the List that exist among `ids`, in any order. */
  rows(listId: Id, ids: readonly Id[]): Promise<readonly ListRow[]>;
  /** By place, then by id. */
  findRows(slice: RowSlice): Promise<readonly ListRow[]>;
  /** The greatest place of the rows that stand at the top; undefined where there are none. */
  lastPlace(listId: Id): Promise<number | undefined>;
  /** Those among `ids` that rows of the List stand under. */
  parentsAmong(listId: Id, ids: readonly Id[]): Promise<ReadonlySet<Id>>;
  export(id: Id): Promise<ListExport | undefined>;
  /** Part of an export's text, counted from 0; undefined where there is none. */
  exportPart(id: Id, part: number): Promise<string | undefined>;
}

export interface FileReader {
  get(id: Id): Promise<File | undefined>;
  /** The files that exist among `ids`, in any order. */
  getMany(ids: readonly Id[]): Promise<readonly File[]>;
}

export interface CanvasReader {
  get(id: Id): Promise<Canvas | undefined>;
}

export interface AgentSessionReader {
  /** By `agentSessionId` of its place. */
  get(id: string): Promise<AgentSession | undefined>;
  /** The channels that a user is in and that have a message or an agent session of the `ts`, by id. */
  channelsWithThread(userId: Id, threadTs: Ts): Promise<readonly Channel[]>;
}

/** Every reader of a store. */
export interface Readers {
  readonly organizations: OrganizationReader;
  readonly users: UserReader;
  readonly groups: GroupReader;
  readonly tokens: TokenReader;
  readonly apps: AppReader;
  readonly channels: ChannelReader;
  readonly messages: MessageReader;
  readonly functions: FunctionReader;
  readonly records: RecordReader;
  readonly lists: ListReader;
  readonly canvases: CanvasReader;
  readonly agentSessions: AgentSessionReader;
  readonly files: FileReader;
}
